// Makes the tile and its inlay with manifold-3d and says how long that takes.
import Module from 'manifold-3d';
import { readFileSync } from 'node:fs';

const p = JSON.parse(readFileSync(0, 'utf8'));
const wasm = await Module();
wasm.setup();
const { CrossSection, Manifold } = wasm;

// A hexagonal frustum between two distances across flats.
function frustum(low, high, height) {
  const corner = (across) => across / Math.sqrt(3);
  return Manifold.cylinder(height, corner(low), corner(high), 6);
}

function make() {
  const c = p.chamfer, h = p.thickness, a = p.across;
  const glyph = new CrossSection(p.rings, 'NonZero');
  const body = Manifold.union([
    frustum(a - 2 * c, a, c),
    frustum(a, a, h - 2 * c).translate([0, 0, c]),
    frustum(a, a - 2 * c, c).translate([0, 0, h - c]),
  ]);
  const cutter = glyph.extrude(p.depth + 1).translate([0, 0, h - p.depth]);
  const base = body.subtract(cutter);
  const inlay = glyph.extrude(p.depth).translate([0, 0, h - p.depth]);
  const triangles = base.getMesh().numTri + inlay.getMesh().numTri;
  for (const m of [glyph, body, cutter, base, inlay]) m.delete();
  return triangles;
}

let triangles = 0;
const times = [];
for (let i = 0; i <= p.runs; i++) {
  const start = performance.now();
  triangles = make();
  if (i > 0) times.push(performance.now() - start);
}
times.sort((x, y) => x - y);
console.log(JSON.stringify({ Median: times[times.length >> 1], Best: times[0], Triangles: triangles }));
