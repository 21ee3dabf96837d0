// How finely bodies have to be made for what is seen of them.

/** Part of a pixel that an outline may lie beside its place. */
const part = 0.3;
/** What outlines may stray by, in mm; few, so that a body serves for many distances. */
const strays = [0.32, 0.16, 0.08, 0.04];

/** How far in mm outlines may lie from the true ones where a pixel is so many mm wide; 0 for whole bodies. */
export function strayAt(grain: number): number {
  return strays.find((s) => s <= part * grain) ?? 0;
}

/** The width of a pixel in mm at a distance, in a picture so many pixels high that shows so many degrees. */
export function grainAt(distance: number, degrees: number, pixels: number): number {
  return (2 * distance * Math.tan((degrees * Math.PI) / 360)) / pixels;
}
