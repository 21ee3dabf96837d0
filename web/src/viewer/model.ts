// The bodies of a piece as the graphics card takes them.
import { BufferAttribute, BufferGeometry } from "three";
import type { Model } from "../engine/protocol";
import type { Measures } from "./arrange";
import { shade } from "./shade";

export interface Body {
  geometry: BufferGeometry;
  colour: string; // key
}

export interface Thing {
  faceDown: boolean;
  height: number;
  bodies: Body[];
}

/** A piece's objects, ready to be shown. */
export interface Shape {
  things: Thing[];
  /** The measures of the tile; null for what is no tile. */
  made: Measures | null;
  /** The bodies are closed, so that a cut shows what is within. */
  whole: boolean;
}

export function shapeOf(model: Model, blobs: Uint8Array[], made: Measures | null, whole: boolean): Shape {
  return {
    made,
    whole,
    things: model.objects.map((o) => ({
      faceDown: o.faceDown,
      height: o.height,
      bodies: o.bodies.map((b) => ({ colour: b.colour, geometry: geometryOf(blobs[b.blob], blobs[b.blob + 1], made ? o.height : 0) })),
    })),
  };
}

function geometryOf(positions: Uint8Array | undefined, indices: Uint8Array | undefined, height: number): BufferGeometry {
  const out = new BufferGeometry();
  if (!positions || !indices) return out;
  out.setAttribute("position", new BufferAttribute(new Float32Array(positions.buffer, positions.byteOffset, positions.byteLength / 4), 3));
  out.setIndex(new BufferAttribute(new Uint32Array(indices.buffer, indices.byteOffset, indices.byteLength / 4), 1));
  out.setAttribute("color", shade(out, height));
  out.computeBoundingBox();
  out.computeBoundingSphere();
  return out;
}

export function dispose(shape: Shape): void {
  for (const thing of shape.things) for (const body of thing.bodies) body.geometry.dispose();
}
