// The canvas and its WebGL context.
import { WebGLRenderer } from "three";
import { PageError } from "../engine/fault";

export interface Easel {
  renderer: WebGLRenderer;
  gl: WebGL2RenderingContext;
  /** No graphics card: the processor draws, and every pixel is dear. */
  software: boolean;
}

/** Makes a canvas; edges are smoothed where a graphics card does it. */
export function easel(): Easel {
  const canvas = document.createElement("canvas");
  const wanted = { alpha: true, stencil: true, depth: true, premultipliedAlpha: true };
  const quick = canvas.getContext("webgl2", { ...wanted, antialias: true, failIfMajorPerformanceCaveat: true });
  const gl = quick ?? canvas.getContext("webgl2", { ...wanted, antialias: false });
  if (!gl) throw new PageError("webgl");
  return { renderer: new WebGLRenderer({ canvas, context: gl, alpha: true, stencil: true }), gl, software: !quick };
}
