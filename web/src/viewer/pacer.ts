// When a frame is drawn, and how finely: no frame before the one before it is
// done, so that nothing queues up, and fewer pixels where they come slowly, with
// a fine frame as soon as the picture rests.

import { begun } from "../state/pending";

/** Milliseconds that a frame may take before the next ones have fewer pixels. */
const slow = 50;
/** Milliseconds of rest before a fine frame follows coarse ones. */
const rest = 180;
export class Pacer {
  private readonly gl: WebGL2RenderingContext;
  private readonly render: (part: number) => void;
  private readonly least: number;
  private asked = false;
  private fine = false;
  private end = () => {};
  private fence: WebGLSync | null = null;
  private issued = 0;
  private part = 1;
  private drawn = 1;
  private timer = 0;

  /**
   * render draws at once, with a part of the fine frame's width and height;
   * least is the smallest such part, 1 where another size costs more than it saves.
   */
  constructor(gl: WebGL2RenderingContext, least: number, render: (part: number) => void) {
    this.gl = gl;
    this.least = least;
    this.render = render;
  }

  /** Asks for a frame; fine is one of a picture that rests, with all its pixels. */
  ask(fine = false): void {
    this.fine = fine && (this.fine || !this.asked);
    if (this.asked) return;
    this.asked = true;
    this.end();
    this.end = begun();
    requestAnimationFrame(() => this.turn());
  }

  /** Draws no fine frame of what there is, since another frame is sure to be asked for. */
  hold(): void {
    clearTimeout(this.timer);
  }

  private turn(): void {
    if (!this.done()) {
      requestAnimationFrame(() => this.turn());
      return;
    }
    if (!this.asked) return;
    this.asked = false;
    this.frame(this.fine ? 1 : this.part);
    requestAnimationFrame(() => this.watch());
  }

  private frame(part: number): void {
    clearTimeout(this.timer);
    this.drawn = part;
    this.issued = performance.now();
    this.render(part);
    this.fence = this.gl.fenceSync(this.gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    this.gl.flush();
    if (part === 1) this.end();
    else this.timer = window.setTimeout(() => this.settle(), rest);
  }

  /** Draws the fine frame of a picture that rests. */
  private settle(): void {
    if (this.asked) return;
    if (!this.done()) this.timer = window.setTimeout(() => this.settle(), rest);
    else this.frame(1);
    requestAnimationFrame(() => this.watch());
  }

  /** Looks at every frame whether the last one is done, for its time. */
  private watch(): void {
    if (!this.asked && !this.done()) requestAnimationFrame(() => this.watch());
  }

  private done(): boolean {
    const { gl, fence } = this;
    if (!fence) return true;
    if (!gl.isContextLost() && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED) return false;
    gl.deleteSync(fence);
    this.fence = null;
    this.learn(performance.now() - this.issued);
    return true;
  }

  /** Sets the pixels of the frames to come from the time of the last one. */
  private learn(time: number): void {
    const fine = time / this.drawn ** 2;
    this.part = fine <= slow ? 1 : Math.min(1, Math.max(this.least, Math.sqrt(slow / fine)));
  }
}
