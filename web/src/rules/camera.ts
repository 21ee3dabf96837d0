// Where a board is looked at: all of it, until somebody drags, pinches, turns
// the wheel or comes closer.

export interface Box { x: number; y: number; width: number; height: number }
interface Point { x: number; y: number }

/** How much closer than all of the board, and how much farther. */
const closest = 8;
const farthest = 0.5;
/** Pixels that a pointer may stray in a click. */
const stray = 6;

export class Camera {
  private all: Box = { x: 0, y: 0, width: 1, height: 1 };
  private own: Box | null = null;
  private readonly pointers = new Map<number, Point>();
  private strayed = 0;
  private readonly element: SVGSVGElement;

  constructor(element: SVGSVGElement) {
    this.element = element;
    element.addEventListener("wheel", (e) => {
      if (!e.ctrlKey && !this.own && e.deltaY > 0) return; // all is seen: the page scrolls on
      e.preventDefault();
      this.zoom(Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.0015)), this.at(e));
    }, { passive: false });
    element.addEventListener("pointerdown", (e) => this.down(e));
    element.addEventListener("pointermove", (e) => this.move(e));
    for (const type of ["pointerup", "pointercancel", "pointerleave"] as const) element.addEventListener(type, (e) => this.pointers.delete(e.pointerId));
    // A drag ends in no click.
    element.addEventListener("click", (e) => { if (e.detail > 0 && this.strayed > stray) e.stopPropagation(); }, { capture: true });
  }

  /** Shows a box, unless somebody has chosen where to look. */
  fit(all: Box): void {
    this.all = all;
    this.apply();
  }

  home(): void {
    this.own = null;
    this.apply();
  }

  /** Comes closer by a factor, about the middle or a point of the board. */
  zoom(by: number, about?: Point): void {
    const b = this.own ?? this.all;
    const width = Math.min(this.all.width / farthest, Math.max(this.all.width / closest, b.width / by));
    const part = width / b.width;
    const p = about ?? { x: b.x + b.width / 2, y: b.y + b.height / 2 };
    this.own = part * b.width >= this.all.width && by < 1 ? null : { x: p.x - (p.x - b.x) * part, y: p.y - (p.y - b.y) * part, width, height: b.height * part };
    this.apply();
  }

  private apply(): void {
    const { x, y, width, height } = this.own ?? this.all;
    this.element.setAttribute("viewBox", [x, y, width, height].map((n) => n.toFixed(1)).join(" "));
    this.element.classList.toggle("is-close", this.own !== null);
  }

  /** The place of the board under a pointer. */
  private at(e: MouseEvent): Point {
    const m = this.element.getScreenCTM()?.inverse();
    return m ? new DOMPoint(e.clientX, e.clientY).matrixTransform(m) : { x: 0, y: 0 };
  }

  private down(e: PointerEvent): void {
    if (this.pointers.size === 0) this.strayed = 0;
    this.pointers.set(e.pointerId, { x: e.clientX, y: e.clientY });
  }

  private move(e: PointerEvent): void {
    const before = this.pointers.get(e.pointerId);
    if (!before) return;
    const [dx, dy] = [e.clientX - before.x, e.clientY - before.y];
    this.strayed += Math.hypot(dx, dy);
    const other = [...this.pointers].find(([id]) => id !== e.pointerId)?.[1];
    if (other) {
      const gap = (p: Point) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
      this.zoom(gap({ x: e.clientX, y: e.clientY }) / gap(before), this.at(e));
    } else if (this.own && this.strayed > stray) {
      const scale = this.element.getScreenCTM()?.a || 1;
      this.own = { ...this.own, x: this.own.x - dx / scale, y: this.own.y - dy / scale };
      this.apply();
    }
    this.pointers.set(e.pointerId, { x: e.clientX, y: e.clientY });
  }
}
