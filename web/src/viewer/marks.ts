// What is too small for the nozzle, painted on the tile's face.
import { BufferGeometry, Group, LineBasicMaterial, LineLoop, Mesh, MeshBasicMaterial, Path, Shape, ShapeGeometry, ShapeUtils, Vector2 } from "three";
import type { Finding } from "../engine/protocol";

const paints: Record<Finding["kind"], number> = { stroke: 0xe02424, gap: 0x1e6fe8, island: 0xf08a00 };

/** mm by which the edges of marks lie above them. */
const lift = 0.02;

/** Flat marks at a height in mm. */
export function marks(findings: Finding[], z: number): Group {
  const out = new Group();
  for (const f of findings) {
    const mesh = new Mesh(flat(f.marks ?? []), new MeshBasicMaterial({ color: paints[f.kind], transparent: true, opacity: 0.92, polygonOffset: true, polygonOffsetFactor: -2, polygonOffsetUnits: -2 }));
    mesh.position.z = z;
    mesh.userData["own"] = true;
    out.add(mesh, ...(f.marks ?? []).map((ring) => edge(ring, z + lift)));
  }
  return out;
}

/** A light line around a mark: what is marked red may be red itself. */
function edge(ring: number[], z: number): LineLoop {
  const line = new LineLoop(new BufferGeometry().setFromPoints(points(ring)), new LineBasicMaterial({ color: 0xffffff }));
  line.position.z = z;
  line.userData["own"] = true;
  return line;
}

function points(ring: number[]): Vector2[] {
  const out: Vector2[] = [];
  for (let i = 0; i + 1 < ring.length; i += 2) out.push(new Vector2(ring[i], ring[i + 1]));
  return out;
}

function flat(rings: number[][]): BufferGeometry {
  const all = rings.map(points);
  const shapes = all.filter((r) => !ShapeUtils.isClockWise(r)).map((r) => new Shape(r));
  for (const hole of all.filter((r) => ShapeUtils.isClockWise(r))) shapes.at(-1)?.holes.push(new Path(hole));
  return new ShapeGeometry(shapes);
}
