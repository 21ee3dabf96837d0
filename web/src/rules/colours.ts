// An ink that stands out from its tile, as the diagrams have it.

type RGB = readonly [number, number, number];

function parse(hex: string): RGB {
  const n = parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

/** Relative luminance (WCAG 2). */
function luminance(c: RGB): number {
  const [r, g, b] = c.map((v) => (v <= 10 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4)) as unknown as RGB;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: RGB, b: RGB): number {
  const [x, y] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return Math.max(x, y) / Math.min(x, y);
}

/** The ink, lighter or darker until it has the contrast of 3 that WCAG asks of graphics. */
export function legible(ink: string, base: string): string {
  const ground = parse(base);
  const to = luminance(ground) < 0.18 ? 255 : 0;
  let c = parse(ink);
  for (let i = 0; i < 20 && contrast(c, ground) < 3; i++) c = [c[0] * 0.92 + to * 0.08, c[1] * 0.92 + to * 0.08, c[2] * 0.92 + to * 0.08];
  return `rgb(${c.map(Math.round).join(" ")})`;
}
