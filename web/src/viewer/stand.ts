// Where the camera stands: all of a box in the picture, from a direction.
import { type Box3, type PerspectiveCamera, Vector3 } from "three";

/** Where the camera looks from: degrees around and above. */
export interface Standpoint {
  around: number;
  above: number;
}

/** Room left at the picture's edges. */
const margin = 1.08;

/** The direction from the middle to a standpoint. */
export function directionOf(from: Standpoint): Vector3 {
  const around = (from.around * Math.PI) / 180;
  const above = (from.above * Math.PI) / 180;
  return new Vector3(Math.sin(around) * Math.cos(above), -Math.cos(around) * Math.cos(above), Math.sin(above));
}

/** Whether all corners of a box are in the picture. */
export function holds(camera: PerspectiveCamera, box: Box3): boolean {
  return cornersOf(box).every((v) => {
    const { x, y } = v.project(camera);
    return Math.abs(x) <= 1 && Math.abs(y) <= 1;
  });
}

/** How far the camera has to stand for all corners of a box to be in the picture. */
export function distanceOf(camera: PerspectiveCamera, box: Box3, target: Vector3, direction: Vector3): number {
  const right = new Vector3().crossVectors(camera.up, direction).normalize();
  const up = new Vector3().crossVectors(direction, right);
  const half = Math.tan((camera.fov * Math.PI) / 360);
  let most = 1;
  for (const corner of cornersOf(box)) {
    const v = corner.sub(target);
    const near = v.dot(direction);
    most = Math.max(most, near + Math.abs(v.dot(up)) / half, near + Math.abs(v.dot(right)) / (half * camera.aspect));
  }
  return most * margin;
}

function cornersOf({ min, max }: Box3): Vector3[] {
  return [min.x, max.x].flatMap((x) => [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z))));
}
