// The picture that turns: pieces in their places, drawn when something changes
// and not otherwise.
import {
  Box3, Color, DirectionalLight, type Group, HemisphereLight, InstancedMesh, Matrix4, Mesh, MeshStandardMaterial, PerspectiveCamera,
  type Object3D, type Plane, Scene, Spherical, Vector3, WebGLRenderer,
} from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import type { Placement } from "./arrange";
import { bed, Shadows } from "./ground";
import { dispose, type Shape, type Thing } from "./model";
import type { Bed } from "./arrange";
import type { Finding, Plates } from "../engine/protocol";
import { marks } from "./marks";
import { cap, cutAt } from "./section";

/** Where the camera looks from: degrees around and above, and how near. */
export interface Standpoint {
  around: number;
  above: number;
}

export interface Beds {
  laid: Plates;
  beds: Bed[];
}

const turnTime = 320; // ms
const keyStep = Math.PI / 24;

export class Viewer {
  readonly canvas: HTMLCanvasElement;
  private readonly renderer: WebGLRenderer;
  private readonly camera = new PerspectiveCamera(26, 1, 1, 6000);
  private readonly scene = new Scene();
  private readonly controls: OrbitControls;
  private readonly shadows = new Shadows();
  private readonly shapes = new Map<string, Shape>();
  /** Stands for bodies that are not there yet. */
  private stand = new Box3(new Vector3(-20, -20, 0), new Vector3(20, 20, 10));
  private readonly materials = new Map<string, MeshStandardMaterial>();
  private readonly sky = new HemisphereLight(0xffffff, 0xb8ad98, 1.7);
  private placements: Placement[] = [];
  private beds: Beds | null = null;
  private findings: { list: Finding[]; z: number } | null = null;
  private built: Object3D[] = [];
  private cut: Plane | null = null;
  private asked = false;
  private stale = false;
  private fresh = false;
  private moving = 0;

  constructor(host: HTMLElement) {
    this.renderer = new WebGLRenderer({ antialias: true, alpha: true, stencil: true });
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.renderer.localClippingEnabled = true;
    this.canvas = this.renderer.domElement;
    host.append(this.canvas);
    this.camera.up.set(0, 0, 1);
    this.lights();
    this.controls = new OrbitControls(this.camera, this.canvas);
    this.controls.addEventListener("change", () => this.draw());
    this.controls.minDistance = 20;
    this.controls.maxDistance = 3000;
    this.canvas.addEventListener("keydown", (e) => this.key(e));
    new ResizeObserver(() => this.resize(host)).observe(host);
    this.resize(host);
  }

  /** Puts a piece's bodies in place of those that are there. */
  put(piece: string, shape: Shape): void {
    this.fresh = true;
    const old = this.shapes.get(piece);
    this.shapes.set(piece, shape);
    if (old) dispose(old);
    this.rebuild();
  }

  /** Whether a piece's bodies are there. */
  has(piece: string): boolean {
    return this.shapes.has(piece);
  }

  shape(piece: string): Shape | undefined {
    return this.shapes.get(piece);
  }

  /** Colours filaments, by key. */
  colour(colours: Record<string, string>): void {
    for (const [key, hex] of Object.entries(colours)) this.material(key).color.set(hex);
    if (this.cut) this.rebuild();
    this.draw();
  }

  /** Lays pieces in their places; those whose bodies are not there yet appear with them. */
  lay(placements: Placement[], beds: Beds | null = null): void {
    this.placements = placements;
    this.beds = beds;
    this.rebuild();
  }

  /** Says how large a tile is, in mm, for the places of those not made yet. */
  expect(size: number, thickness: number): void {
    const reach = size / Math.sqrt(3);
    this.stand = new Box3(new Vector3(-size / 2, -reach, 0), new Vector3(size / 2, reach, thickness));
  }

  /** Cuts what is shown at a place, as a part of its depth; null for no cut. */
  section(part: number | null): void {
    const box = this.bounds();
    this.cut = part === null || box.isEmpty() ? null : cutAt(box.min.y + (box.max.y - box.min.y) * part);
    this.rebuild();
  }

  /** Paints what is too small on the face of the tile that is shown, at a height in mm. */
  mark(list: Finding[], z: number): void {
    this.findings = list.length > 0 ? { list, z } : null;
    this.rebuild();
  }

  /** Daylight or lamp light. */
  light(dark: boolean): void {
    this.sky.intensity = dark ? 1.5 : 1.7;
    this.sky.groundColor.set(dark ? 0x5a5348 : 0xb8ad98);
    this.rebuild();
  }

  /** Looks at what is laid from a standpoint, near enough to fill the picture. */
  look(from: Standpoint, turning = true): void {
    const box = this.bounds();
    if (box.isEmpty()) return;
    const target = box.getCenter(new Vector3());
    const direction = directionOf(from);
    const distance = this.distance(box, target, direction);
    this.turn(direction.multiplyScalar(distance).add(target), target, turning);
  }

  /** Draws at the next frame. */
  draw(): void {
    if (this.asked) return;
    this.asked = true;
    requestAnimationFrame(() => {
      this.asked = false;
      if (this.stale) this.build();
      this.renderer.render(this.scene, this.camera);
      if (this.fresh) this.time();
    });
  }

  /** Marks, for those who measure, when a new body was drawn, and the first of all. */
  private time(): void {
    this.fresh = false;
    performance.mark("body");
    if (performance.getEntriesByName("picture").length === 0) performance.mark("picture");
  }

  private lights(): void {
    const sun = new DirectionalLight(0xfff6e6, 2.1);
    sun.position.set(-0.6, 0.45, 1);
    const back = new DirectionalLight(0xdfe8ff, 0.7);
    back.position.set(0.8, -0.8, 0.35);
    const below = new DirectionalLight(0xffffff, 0.9);
    below.position.set(0.2, -0.3, -1);
    this.sky.position.set(0, 0, 1);
    this.scene.add(this.sky, sun, back, below);
  }

  private material(key: string): MeshStandardMaterial {
    let m = this.materials.get(key);
    if (!m) {
      m = new MeshStandardMaterial({ roughness: 0.72, metalness: 0, flatShading: true });
      this.materials.set(key, m);
    }
    return m;
  }

  private rebuild(): void {
    this.stale = true;
    this.draw();
  }

  private build(): void {
    this.stale = false;
    for (const o of this.built) this.scene.remove(o);
    this.built = [];
    for (const group of this.grouped()) this.addGroup(group);
    this.addShadows();
    this.addBeds();
    if (this.findings && !this.cut) this.built.push(marks(this.findings.list, this.findings.z));
    if (this.built.length > 0) this.scene.add(...this.built);
  }

  private grouped(): { thing: Thing; places: Placement[] }[] {
    const groups = new Map<string, { thing: Thing; places: Placement[] }>();
    for (const p of this.placements) {
      const thing = this.shapes.get(p.piece)?.things[p.object];
      if (!thing) continue;
      const id = `${p.piece} ${p.object}`;
      const group = groups.get(id) ?? { thing, places: [] };
      group.places.push(p);
      groups.set(id, group);
    }
    return [...groups.values()];
  }

  private addGroup({ thing, places }: { thing: Thing; places: Placement[] }): void {
    for (const body of thing.bodies) {
      const material = this.material(body.colour);
      material.clippingPlanes = this.cut ? [this.cut] : null;
      const mesh = new InstancedMesh(body.geometry, material, places.length);
      places.forEach((p, i) => mesh.setMatrixAt(i, matrixOf(p, thing)));
      mesh.computeBoundingSphere();
      this.built.push(mesh);
      if (this.cut) for (const p of places) this.addCap(body.geometry, material.color, matrixOf(p, thing));
    }
  }

  private addCap(geometry: Mesh["geometry"], colour: Color, matrix: Matrix4): void {
    const place = (mesh: Mesh) => mesh.applyMatrix4(matrix);
    const group: Group = cap(geometry, colour, this.cut as Plane, place, this.built.length + 1);
    this.built.push(group);
  }

  private addShadows(): void {
    if (this.beds || this.cut) return;
    const low = this.placements.filter((p) => p.z === 0 && this.shapes.get(p.piece)?.things[p.object]);
    const footprints = low.map((p) => {
      const box = this.thingBox(p);
      return { x: p.x, y: p.y, width: box.max.x - box.min.x, depth: box.max.y - box.min.y };
    });
    if (footprints.length > 0) this.built.push(this.shadows.under(footprints));
  }

  private addBeds(): void {
    if (!this.beds) return;
    const style = getComputedStyle(this.canvas);
    const ink = new Color(style.color).getHex();
    const paper = new Color(style.getPropertyValue("--bed").trim() || "#ece6d8").getHex();
    const { laid, beds } = this.beds;
    for (const b of beds) this.built.push(bed(laid.bed, laid.exclude, laid.plates[b.plate]?.tower ?? null, b.x0, b.y0, ink, paper));
  }

  private thingBox(p: Placement): Box3 {
    const thing = this.shapes.get(p.piece)?.things[p.object];
    if (!thing) return this.stand.clone();
    const out = new Box3();
    for (const body of thing.bodies) if (body.geometry.boundingBox) out.union(body.geometry.boundingBox);
    return out;
  }

  /** The box around all that is laid. */
  private bounds(): Box3 {
    const out = new Box3();
    for (const p of this.placements) {
      const box = this.thingBox(p);
      const thing = this.shapes.get(p.piece)?.things[p.object];
      if (!box.isEmpty()) out.union(box.applyMatrix4(matrixOf(p, thing)));
    }
    for (const b of this.beds?.beds ?? []) {
      const area = (this.beds as Beds).laid.bed;
      out.expandByPoint(new Vector3(b.x0, b.y0, 0)).expandByPoint(new Vector3(b.x0 + area.x1, b.y0 + area.y1, 0));
    }
    return out;
  }

  /** How far the camera has to stand for all corners of a box to be in the picture. */
  private distance(box: Box3, target: Vector3, direction: Vector3): number {
    const right = new Vector3().crossVectors(this.camera.up, direction).normalize();
    const up = new Vector3().crossVectors(direction, right);
    const half = Math.tan((this.camera.fov * Math.PI) / 360);
    let most = 1;
    for (const x of [box.min.x, box.max.x])
      for (const y of [box.min.y, box.max.y])
        for (const z of [box.min.z, box.max.z]) {
          const v = new Vector3(x, y, z).sub(target);
          const near = v.dot(direction);
          most = Math.max(most, near + Math.abs(v.dot(up)) / half, near + Math.abs(v.dot(right)) / (half * this.camera.aspect));
        }
    return most * 1.08;
  }

  private turn(position: Vector3, target: Vector3, turning: boolean): void {
    const number = ++this.moving;
    const still = !turning || matchMedia("(prefers-reduced-motion: reduce)").matches;
    const from = { position: this.camera.position.clone(), target: this.controls.target.clone(), at: performance.now() };
    const step = () => {
      if (number !== this.moving) return;
      const part = still ? 1 : Math.min(1, (performance.now() - from.at) / turnTime);
      const eased = 1 - (1 - part) ** 3;
      this.controls.target.lerpVectors(from.target, target, eased);
      this.camera.position.lerpVectors(from.position, position, eased);
      this.controls.update();
      this.draw();
      if (part < 1) requestAnimationFrame(step);
    };
    step();
  }

  private key(event: KeyboardEvent): void {
    const steps: Record<string, [number, number, number]> = {
      ArrowLeft: [-keyStep, 0, 1], ArrowRight: [keyStep, 0, 1], ArrowUp: [0, -keyStep, 1], ArrowDown: [0, keyStep, 1],
      "+": [0, 0, 0.9], "=": [0, 0, 0.9], "-": [0, 0, 1 / 0.9],
    };
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const offset = this.camera.position.clone().sub(this.controls.target);
    const s = new Spherical().setFromVector3(new Vector3(offset.x, offset.z, -offset.y));
    s.theta += step[0];
    s.phi = Math.min(Math.PI - 0.01, Math.max(0.01, s.phi + step[1]));
    s.radius *= step[2];
    const v = new Vector3().setFromSpherical(s);
    this.camera.position.set(v.x, -v.z, v.y).add(this.controls.target);
    this.controls.update();
    this.draw();
  }

  private resize(host: HTMLElement): void {
    const { clientWidth: width, clientHeight: height } = host;
    if (width === 0 || height === 0) return;
    this.renderer.setSize(width, height);
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    this.draw();
  }
}

/** The direction from the middle to a standpoint. */
function directionOf(from: Standpoint): Vector3 {
  const around = (from.around * Math.PI) / 180;
  const above = (from.above * Math.PI) / 180;
  return new Vector3(Math.sin(around) * Math.cos(above), -Math.cos(around) * Math.cos(above), Math.sin(above));
}

function matrixOf(p: Placement, thing: Thing | undefined): Matrix4 {
  const out = new Matrix4();
  const over = p.seen && thing?.faceDown;
  if (over) out.makeRotationY(Math.PI);
  return out.setPosition(p.x, p.y, p.z + (over ? thing.height : 0));
}
