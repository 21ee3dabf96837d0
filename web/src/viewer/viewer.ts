// The picture that turns: pieces in their places, drawn when something changes
// and not otherwise.
import { type Box3, Color, InstancedMesh, type Material, Mesh, type Object3D, type Plane, Scene, Vector2, Vector3, type WebGLRenderer } from "three";
import type { Finding, Plates } from "../engine/protocol";
import { Rest } from "../state/pending";
import type { Bed, Measures, Placement } from "./arrange";
import { easel } from "./canvas";
import { Daylight } from "./daylight";
import { Exhibit } from "./exhibit";
import { Filaments } from "./filaments";
import { grainAt } from "./grain";
import { bed, Shadows } from "./ground";
import { marks } from "./marks";
import type { Shape } from "./model";
import { Pacer } from "./pacer";
import { placementAt } from "./raycast";
import { cap, cutAt } from "./section";
import type { Standpoint } from "./stand";
import { Turning } from "./turning";

export type { Standpoint } from "./stand";

export interface Beds {
  laid: Plates;
  beds: Bed[];
}

/** Pixels of the screen's that are drawn at most, a side. */
const mostRatio = 2;
/** The least part of their width and height that is drawn while frames come slowly. */
const leastPart = 0.5;
/** Milliseconds within which bodies that come one after the other are drawn together. */
const together = 150;

/** How many times as far as it has to the camera may stand from what has become smaller. */
const mostRoom = 1.5;

/** Milliseconds of rest before it is looked whether bodies are fine enough for where the camera stands. */
const standing = 160;

/** Tells by "stand" that the camera has come to stand elsewhere. */
export class Viewer extends EventTarget {
  readonly canvas: HTMLCanvasElement;
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly filaments: Filaments;
  private readonly exhibit: Exhibit;
  private readonly turning: Turning;
  private readonly pacer: Pacer;
  private readonly shadows = new Shadows();
  private readonly daylight = new Daylight(this.scene);
  private readonly ratio: number;
  private placements: Placement[] = [];
  private laid = "";
  private beds: Beds | null = null;
  private findings: { list: Finding[]; z: number } | null = null;
  private built: Object3D[] = [];
  private cut: Plane | null = null;
  private stale = false;
  private fresh = false;
  private readonly soon = new Rest();
  private readonly stood = new Rest();

  constructor(host: HTMLElement) {
    super();
    const { renderer, gl, software } = easel();
    this.renderer = renderer;
    this.ratio = Math.min(devicePixelRatio, software ? 1 : mostRatio);
    this.renderer.setPixelRatio(this.ratio);
    this.renderer.localClippingEnabled = true;
    this.canvas = this.renderer.domElement;
    host.append(this.canvas);
    this.filaments = new Filaments(software);
    this.exhibit = new Exhibit(this.scene, this.filaments);
    this.pacer = new Pacer(gl, software ? 1 : leastPart, (part) => this.render(part));
    this.turning = new Turning(this.canvas, () => this.moved());
    this.canvas.addEventListener("webglcontextrestored", () => this.draw());
    new ResizeObserver(() => this.resize(host)).observe(host);
    this.resize(host);
  }

  /**
   * Puts a piece's bodies in place of those that are there. What is not wanted
   * at once is drawn together with what follows soon, and so is one among many
   * that are shown in their new measures already.
   */
  put(piece: string, shape: Shape, atOnce: boolean): void {
    const shown = this.placements.length > 1 && this.exhibit.stretched(piece);
    this.keepWhole(() => this.exhibit.put(piece, shape));
    this.stale = true;
    this.fresh ||= atOnce;
    if (atOnce && !shown) return this.draw();
    this.pacer.hold();
    this.soon.then(together, () => this.draw());
  }

  /** Draws what waits for others: there are no more of them, so the picture rests. */
  flush(): void {
    if (this.stale) this.pacer.ask(true);
    this.soon.stop();
  }

  /** Whether a piece's bodies are there. */
  has(piece: string): boolean {
    return this.exhibit.shape(piece) !== undefined;
  }

  shape(piece: string): Shape | undefined {
    return this.exhibit.shape(piece);
  }

  /** Colours filaments, by key. */
  colour(colours: Record<string, string>): void {
    if (!this.filaments.colour(colours)) return;
    if (this.cut) this.rebuild();
    this.draw();
  }

  /** Lays pieces in their places; those whose bodies are not there yet appear with them. */
  lay(placements: Placement[], beds: Beds | null = null): void {
    const key = JSON.stringify(placements);
    if (key === this.laid && beds?.laid === this.beds?.laid) return;
    this.laid = key;
    this.keepWhole(() => {
      this.placements = placements;
      this.beds = beds;
    });
    this.rebuild();
  }

  /** Says how large a tile is, in mm; bodies that were made for another are stretched to it. */
  expect(m: Measures): void {
    this.keepWhole(() => {
      if (this.exhibit.expect(m)) this.rebuild();
    });
  }

  /** Makes a change; what was in the picture as a whole is so after it, too, and not much smaller than it may be. */
  private keepWhole(change: () => void): void {
    const before = this.bounds();
    const held = !before.isEmpty() && this.turning.holds(before);
    change();
    const after = this.bounds();
    if (!held || after.isEmpty() || after.equals(before)) return;
    const small = this.turning.isFitted && this.turning.room(after) > mostRoom;
    if (small || !this.turning.holds(after)) this.turning.fit(after);
  }

  /** The width of a pixel in mm at the nearest of what is laid: where the camera is, or where it would look at all of it from a standpoint. */
  grain(from?: Standpoint): number {
    const box = this.bounds();
    if (box.isEmpty()) return 0;
    const eye = from ? this.turning.eyeAt(box, from) : this.turning.eye;
    return grainAt(box.distanceToPoint(eye), this.turning.camera.fov, this.canvas.height / this.renderer.getPixelRatio() * this.ratio);
  }

  /** Whether a thing's middle is in the picture. */
  sees(p: Placement): boolean {
    const v = new Vector3(p.x, p.y, p.z).project(this.turning.camera);
    return Math.abs(v.x) <= 1 && Math.abs(v.y) <= 1;
  }

  /** Cuts what is shown at a place, as a part of its depth; null for no cut. */
  section(part: number | null): void {
    const box = this.bounds();
    this.cut = part === null || box.isEmpty() ? null : cutAt(box.min.y + (box.max.y - box.min.y) * part);
    this.rebuild();
  }

  /** Paints what is too small on the face of the tile that is shown, at a height in mm. */
  mark(list: Finding[], z: number): void {
    if (list === this.findings?.list && z === this.findings.z) return;
    if (list.length === 0 && !this.findings) return;
    this.findings = list.length > 0 ? { list, z } : null;
    this.rebuild();
  }

  /** Daylight or lamp light. */
  light(dark: boolean): void {
    this.daylight.set(dark);
    this.rebuild();
  }

  /** Looks at what is laid from a standpoint, near enough to fill the picture. */
  look(from: Standpoint, turning = true): void {
    const box = this.bounds();
    if (!box.isEmpty()) this.turning.look(box, from, turning);
  }

  /** The piece that is seen at a point of the window, by its id; null beside all of them. */
  pieceAt(x: number, y: number): string | null {
    const r = this.canvas.getBoundingClientRect();
    const point = new Vector2((2 * (x - r.left)) / r.width - 1, 1 - (2 * (y - r.top)) / r.height);
    return placementAt(point, this.turning.camera, this.exhibit, this.placements, this.cut)?.piece ?? null;
  }

  /** Whether anything that is laid has its bodies. */
  get shows(): boolean {
    return this.placements.some((p) => this.exhibit.thing(p));
  }

  /** Draws at the next frame. */
  draw(): void {
    this.pacer.ask();
  }

  private moved(): void {
    this.draw();
    this.stood.then(standing, () => this.dispatchEvent(new Event("stand")));
  }

  private rebuild(): void {
    this.stale = true;
    this.draw();
  }

  private render(part: number): void {
    if (this.stale) this.build();
    const ratio = this.ratio * part;
    if (this.renderer.getPixelRatio() !== ratio) this.renderer.setPixelRatio(ratio);
    this.renderer.render(this.scene, this.turning.camera);
    if (this.fresh) this.time();
  }

  /** Marks, for those who measure, when the body that is looked at was drawn, and the first of all. */
  private time(): void {
    this.fresh = false;
    performance.clearMarks("body");
    performance.mark("body");
    if (performance.getEntriesByName("picture").length === 0) performance.mark("picture");
  }

  private build(): void {
    this.stale = false;
    this.exhibit.arrange(this.placements);
    this.filaments.clip(this.cut);
    const old = this.built;
    this.built = [...this.caps(), ...this.shades(), ...this.grounds()];
    if (this.findings && !this.cut) this.built.push(marks(this.findings.list, this.findings.z));
    if (old.length > 0) this.scene.remove(...old);
    if (this.built.length > 0) this.scene.add(...this.built);
    old.forEach(scrap); // after the new ones have taken over what they share
  }

  private caps(): Object3D[] {
    const { cut } = this;
    if (!cut) return [];
    const out: Object3D[] = [];
    for (const { thing, places } of this.exhibit.rows(this.placements).filter((row) => this.exhibit.whole(row)))
      for (const body of thing.bodies)
        for (const p of places) {
          const place = (mesh: Mesh) => mesh.applyMatrix4(this.exhibit.matrix(p));
          out.push(cap(body.geometry, this.filaments.of(body.colour).color, cut, place, out.length + 1));
        }
    return out;
  }

  private shades(): Object3D[] {
    if (this.beds || this.cut) return [];
    const low = this.placements.filter((p) => p.z === 0 && this.exhibit.thing(p));
    const footprints = low.map((p) => {
      const box = this.exhibit.placed(p);
      return { x: p.x, y: p.y, width: box.max.x - box.min.x, depth: box.max.y - box.min.y };
    });
    return footprints.length > 0 ? [this.shadows.under(footprints)] : [];
  }

  private grounds(): Object3D[] {
    if (!this.beds) return [];
    const style = getComputedStyle(this.canvas);
    const ink = new Color(style.color).getHex();
    const paper = new Color(style.getPropertyValue("--bed").trim() || "#ece6d8").getHex();
    const { laid, beds } = this.beds;
    return beds.map((b) => bed(laid.bed, laid.exclude, laid.plates[b.plate]?.tower ?? null, b.x0, b.y0, ink, paper));
  }

  /** The box around all that is laid. */
  private bounds(): Box3 {
    const out = this.exhibit.bounds(this.placements);
    for (const b of this.beds?.beds ?? []) {
      const area = (this.beds as Beds).laid.bed;
      out.expandByPoint(new Vector3(b.x0, b.y0, 0)).expandByPoint(new Vector3(b.x0 + area.x1, b.y0 + area.y1, 0));
    }
    return out;
  }

  private resize(host: HTMLElement): void {
    const { clientWidth: width, clientHeight: height } = host;
    if (width === 0 || height === 0) return;
    this.renderer.setSize(width, height);
    this.turning.resize(width / height);
    const box = this.bounds();
    if (this.turning.isFitted && !box.isEmpty()) this.turning.fit(box);
    this.moved();
  }
}

/** Gives back what an object holds on the graphics card, but for what bodies and shadows keep. */
function scrap(object: Object3D): void {
  object.traverse((o) => {
    if (o instanceof InstancedMesh) o.dispose();
    const { material, geometry } = o as Mesh;
    if (object instanceof InstancedMesh || !material) return;
    for (const m of [material].flat() as Material[]) m.dispose();
    if (o.userData["own"]) geometry.dispose();
  });
}
