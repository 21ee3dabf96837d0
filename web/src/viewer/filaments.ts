// What the bodies are painted with: one material a filament.
import { type Material, MeshLambertMaterial, MeshStandardMaterial, type Plane } from "three";

type Paint = MeshStandardMaterial | MeshLambertMaterial;

export class Filaments {
  private readonly paints = new Map<string, Paint>();
  private readonly simple: boolean;

  /** Simple paints have no gloss; without a graphics card they cost half. */
  constructor(simple: boolean) {
    this.simple = simple;
  }

  /** Colours filaments, by key; tells whether any has changed. */
  colour(colours: Record<string, string>): boolean {
    let changed = false;
    for (const [key, hex] of Object.entries(colours)) {
      const { color } = this.of(key);
      const before = color.getHex();
      changed = color.set(hex).getHex() !== before || changed;
    }
    return changed;
  }

  /** The paint of a filament. */
  of(key: string): Paint {
    let paint = this.paints.get(key);
    if (!paint) {
      paint = this.simple ? new MeshLambertMaterial({ flatShading: true, vertexColors: true }) : new MeshStandardMaterial({ roughness: 0.72, metalness: 0, flatShading: true, vertexColors: true });
      this.paints.set(key, paint);
    }
    return paint;
  }

  /** Cuts all that is painted at a plane; null for no cut. */
  clip(plane: Plane | null): void {
    const planes = plane ? [plane] : null;
    for (const paint of this.paints.values()) (paint as Material).clippingPlanes = planes;
  }
}
