// A cut through bodies, its face filled. Each body counts in the stencil buffer
// how often a ray enters and leaves what the cut has left of it; where it has
// entered once more than left, the cut's plane shows the body's inside.
import {
  AlwaysStencilFunc, BackSide, type BufferGeometry, type Color, DecrementWrapStencilOp, FrontSide, Group, IncrementWrapStencilOp,
  Mesh, MeshBasicMaterial, MeshStandardMaterial, NotEqualStencilFunc, Plane, PlaneGeometry, type Side, Vector3, ZeroStencilOp,
} from "three";

/** The plane that cuts: what lies nearer than y is taken away. */
export function cutAt(y: number): Plane {
  return new Plane(new Vector3(0, 1, 0), -y);
}

/** Meshes that fill the cut's face of one body; the order is the body's number. */
export function cap(geometry: BufferGeometry, colour: Color, plane: Plane, place: (mesh: Mesh) => void, order: number): Group {
  const out = new Group();
  for (const side of [BackSide, FrontSide] as const) {
    const counter = new Mesh(geometry, counting(side, plane));
    counter.renderOrder = order;
    place(counter);
    out.add(counter);
  }
  out.add(face(colour, plane, order));
  return out;
}

function counting(side: Side, plane: Plane): MeshBasicMaterial {
  const op = side === BackSide ? IncrementWrapStencilOp : DecrementWrapStencilOp;
  return new MeshBasicMaterial({
    side, clippingPlanes: [plane], depthWrite: false, depthTest: false, colorWrite: false,
    stencilWrite: true, stencilFunc: AlwaysStencilFunc, stencilFail: op, stencilZFail: op, stencilZPass: op,
  });
}

const reach = 1000; // mm, wider than any body
const plate = new PlaneGeometry(reach, reach);

function face(colour: Color, plane: Plane, order: number): Mesh {
  const material = new MeshStandardMaterial({
    color: colour, roughness: 0.9, stencilWrite: true, stencilRef: 0, stencilFunc: NotEqualStencilFunc,
    stencilFail: ZeroStencilOp, stencilZFail: ZeroStencilOp, stencilZPass: ZeroStencilOp,
  });
  const mesh = new Mesh(plate, material);
  mesh.position.copy(plane.coplanarPoint(new Vector3()));
  mesh.rotation.x = Math.PI / 2; // faces -y, towards the one who looks
  mesh.renderOrder = order + 0.5;
  return mesh;
}
