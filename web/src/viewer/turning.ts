// The camera and how it is moved: by mouse, touch and keys, or to a standpoint.
import { type Box3, PerspectiveCamera, Spherical, Vector3 } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { directionOf, distanceOf, holds, type Standpoint } from "./stand";

const turnTime = 320; // ms
const keyStep = Math.PI / 24;

/** Around, up and nearer, a key each. */
const keys: Record<string, [number, number, number]> = {
  ArrowLeft: [-keyStep, 0, 1], ArrowRight: [keyStep, 0, 1], ArrowUp: [0, -keyStep, 1], ArrowDown: [0, keyStep, 1],
  "+": [0, 0, 0.9], "=": [0, 0, 0.9], "-": [0, 0, 1 / 0.9],
};

export class Turning {
  readonly camera = new PerspectiveCamera(26, 1, 1, 6000);
  private readonly controls: OrbitControls;
  private readonly moved: () => void;
  private moving = 0;
  private goal = new Vector3(); // what the camera will look at
  private aim: Vector3 | null = null;
  private fitted = false;

  constructor(canvas: HTMLCanvasElement, moved: () => void) {
    this.moved = moved;
    this.camera.up.set(0, 0, 1);
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.addEventListener("change", moved);
    this.controls.minDistance = 20;
    this.controls.maxDistance = 3000;
    this.controls.addEventListener("start", () => { this.fitted = false; });
    canvas.addEventListener("keydown", (e) => this.key(e));
  }

  /** Where the camera is, or is on its way to. */
  get eye(): Vector3 {
    return this.aim ?? this.camera.position;
  }

  /** Whether the camera stands where a fit has put it: the maker has not moved it since. */
  get isFitted(): boolean {
    return this.fitted;
  }

  /** Whether a box is in the picture as a whole. */
  holds(box: Box3): boolean {
    this.camera.updateMatrixWorld();
    return holds(this.camera, box);
  }

  /** Where the camera would be that looks at a box from a standpoint. */
  eyeAt(box: Box3, from: Standpoint): Vector3 {
    const target = box.getCenter(new Vector3());
    const direction = directionOf(from);
    const distance = distanceOf(this.camera, box, target, direction);
    return direction.multiplyScalar(distance).add(target);
  }

  /** Fits the picture's shape. */
  resize(aspect: number): void {
    this.camera.aspect = aspect;
    this.camera.updateProjectionMatrix();
  }

  /** Looks at a box from a standpoint, near enough to fill the picture. */
  look(box: Box3, from: Standpoint, turning: boolean): void {
    this.turn(this.eyeAt(box, from), box.getCenter(new Vector3()), turning);
    this.fitted = true;
  }

  /** How many times as far from a box the camera stands as it would have to. */
  room(box: Box3): number {
    const target = box.getCenter(new Vector3());
    const offset = this.camera.position.clone().sub(target);
    return offset.length() / distanceOf(this.camera, box, target, offset.clone().normalize());
  }

  /** Comes near enough to a box, or goes back, from the side where the camera is or will be. */
  fit(box: Box3): void {
    const direction = this.eye.clone().sub(this.aim ? this.goal : this.controls.target).normalize();
    const target = box.getCenter(new Vector3());
    const distance = distanceOf(this.camera, box, target, direction);
    this.turn(direction.multiplyScalar(distance).add(target), target, false);
    this.fitted = true;
  }

  private turn(position: Vector3, target: Vector3, turning: boolean): void {
    const number = ++this.moving;
    const still = !turning || matchMedia("(prefers-reduced-motion: reduce)").matches;
    const from = { position: this.camera.position.clone(), target: this.controls.target.clone(), at: performance.now() };
    this.aim = position;
    this.goal = target;
    const step = () => {
      if (number !== this.moving) return;
      const part = still ? 1 : Math.min(1, (performance.now() - from.at) / turnTime);
      const eased = 1 - (1 - part) ** 3;
      this.controls.target.lerpVectors(from.target, target, eased);
      this.camera.position.lerpVectors(from.position, position, eased);
      this.controls.update();
      if (part === 1) this.aim = null;
      this.moved();
      if (part < 1) requestAnimationFrame(step);
    };
    step();
  }

  private key(event: KeyboardEvent): void {
    const step = keys[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.fitted = false;
    const offset = this.camera.position.clone().sub(this.controls.target);
    const s = new Spherical().setFromVector3(new Vector3(offset.x, offset.z, -offset.y));
    s.theta += step[0];
    s.phi = Math.min(Math.PI - 0.01, Math.max(0.01, s.phi + step[1]));
    s.radius *= step[2];
    const v = new Vector3().setFromSpherical(s);
    this.camera.position.set(v.x, -v.z, v.y).add(this.controls.target);
    this.controls.update();
    this.moved();
  }
}
