// The floors of what is cut into a tile, darkened as little light falls there:
// without it a name on the back is told from its ground by its walls alone.
import { BufferAttribute, type BufferGeometry } from "three";

/** Part of the light that falls on a floor. */
const dim = 0.3;
/** mm by which a floor lies below its face at least, and at most. */
const least = 0.05;
const most = 3;

/** The light on each vertex of a body of a tile so many mm high; 0 for what is no tile, whose light is even. */
export function shade(geometry: BufferGeometry, height: number): BufferAttribute {
  const { position } = geometry.attributes as { position: BufferAttribute };
  const light = new Uint8Array(3 * position.count).fill(255);
  const index = geometry.index?.array;
  if (height > 0 && index) {
    const at = (i: number) => position.getZ(i);
    for (let i = 0; i + 2 < index.length; i += 3) {
      const [a, b, c] = [index[i] as number, index[i + 1] as number, index[i + 2] as number];
      const z = at(a);
      if (at(b) !== z || at(c) !== z) continue;
      const depth = Math.min(z, height - z);
      if (depth > least && depth < most) for (const v of [a, b, c]) light.fill(255 * dim, 3 * v, 3 * v + 3);
    }
  }
  return new BufferAttribute(light, 3, true);
}
