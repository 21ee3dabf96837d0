// Which thing is under a point of the picture.
import { type Camera, DoubleSide, type Matrix4, Mesh, MeshBasicMaterial, type Plane, Raycaster, type Vector2 } from "three";
import type { Placement } from "./arrange";
import type { Exhibit } from "./exhibit";
import type { Thing } from "./model";

const ray = new Raycaster();
const probe = new Mesh(undefined, new MeshBasicMaterial({ side: DoubleSide })); // a cut shows the inside;

/** The placement that is seen at a point, -1 to 1 across and up; what the cut took away is not. */
export function placementAt(point: Vector2, camera: Camera, exhibit: Exhibit, placements: Placement[], cut: Plane | null): Placement | null {
  camera.updateMatrixWorld();
  ray.setFromCamera(point, camera);
  let best: { placement: Placement; distance: number } | null = null;
  for (const placement of placements) {
    const thing = exhibit.thing(placement);
    if (!thing) continue;
    if (!ray.ray.intersectsBox(exhibit.placed(placement))) continue; // most are told by that
    const distance = distanceTo(thing, exhibit.matrix(placement), cut);
    if (distance !== null && distance < (best?.distance ?? Infinity)) best = { placement, distance };
  }
  return best?.placement ?? null;
}

/** How far along the ray a thing begins; null where it is missed. */
function distanceTo(thing: Thing, matrix: Matrix4, cut: Plane | null): number | null {
  probe.matrixWorld.copy(matrix);
  let least: number | null = null;
  for (const body of thing.bodies) {
    probe.geometry = body.geometry;
    const hit = ray.intersectObject(probe, false).find((h) => !cut || cut.distanceToPoint(h.point) >= 0);
    if (hit && hit.distance < (least ?? Infinity)) least = hit.distance;
  }
  return least;
}
