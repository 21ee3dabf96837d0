// The light on the pieces: sun, sky and a little from below, so that the
// underside can be seen.
import { DirectionalLight, HemisphereLight, type Scene } from "three";

export class Daylight {
  private readonly sky = new HemisphereLight(0xffffff, 0xb8ad98, 1.7);

  constructor(scene: Scene) {
    this.sky.position.set(0, 0, 1);
    scene.add(this.sky, lamp(0xfff6e6, 2.1, -0.6, 0.45, 1), lamp(0xdfe8ff, 0.7, 0.8, -0.8, 0.35), lamp(0xffffff, 0.9, 0.2, -0.3, -1), lamp(0xffffff, 1.9, 0, 0, -1));
  }

  /** Daylight or lamp light. */
  set(dark: boolean): void {
    this.sky.intensity = dark ? 1.5 : 1.7;
    this.sky.groundColor.set(dark ? 0x5a5348 : 0xb8ad98);
  }
}

function lamp(colour: number, strength: number, x: number, y: number, z: number): DirectionalLight {
  const out = new DirectionalLight(colour, strength);
  out.position.set(x, y, z);
  return out;
}
