// What things lie on: soft shadows on paper, and the printer's bed.
import { CanvasTexture, DoubleSide, FrontSide, Group, InstancedMesh, LineBasicMaterial, LineSegments, BufferGeometry, Float32BufferAttribute, Matrix4, Mesh, MeshBasicMaterial, PlaneGeometry } from "three";
import type { Rect } from "../engine/protocol";

/** A soft round spot, drawn once. */
function spot(): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 128;
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  const gradient = context.createRadialGradient(64, 64, 30, 64, 64, 64);
  gradient.addColorStop(0, "rgba(0,0,0,.55)");
  gradient.addColorStop(0.45, "rgba(0,0,0,.3)");
  gradient.addColorStop(0.75, "rgba(0,0,0,.08)");
  gradient.addColorStop(1, "rgba(0,0,0,0)");
  context.fillStyle = gradient;
  context.fillRect(0, 0, 128, 128);
  return new CanvasTexture(canvas);
}

export class Shadows {
  private readonly geometry = new PlaneGeometry(1, 1);
  private readonly material = new MeshBasicMaterial({ map: spot(), transparent: true, depthWrite: false, side: FrontSide });

  /** A shadow under each footprint: middle and size in mm. */
  under(footprints: { x: number; y: number; width: number; depth: number }[]): InstancedMesh {
    const out = new InstancedMesh(this.geometry, this.material, footprints.length);
    const matrix = new Matrix4();
    footprints.forEach((f, i) => {
      matrix.makeScale(f.width * 1.3, f.depth * 1.3, 1).setPosition(f.x, f.y - f.depth * 0.02, -0.05);
      out.setMatrixAt(i, matrix);
    });
    out.renderOrder = -1;
    return out;
  }
}

/** A printer's bed with its lines every 10 mm, front left corner at x0, y0. */
export function bed(area: Rect, exclude: Rect | null, tower: Rect | null, x0: number, y0: number, ink: number, paper: number): Group {
  const out = new Group();
  out.add(rectangle(area, paper, 0.9, -0.3), grid(area, ink), outline(area, ink));
  if (exclude) out.add(rectangle(exclude, 0xa8322a, 0.22, -0.1));
  if (tower) out.add(rectangle(tower, ink, 0.22, -0.1), outline(tower, ink));
  out.position.set(x0, y0, 0);
  return out;
}

function rectangle(r: Rect, colour: number, opacity: number, z: number): Mesh {
  const mesh = new Mesh(new PlaneGeometry(r.x1 - r.x0, r.y1 - r.y0), new MeshBasicMaterial({ color: colour, transparent: true, opacity, side: DoubleSide, depthWrite: false }));
  mesh.position.set((r.x0 + r.x1) / 2, (r.y0 + r.y1) / 2, z);
  mesh.renderOrder = -2;
  mesh.userData["own"] = true;
  return mesh;
}

function lines(points: number[], colour: number, opacity: number): LineSegments {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(points, 3));
  const out = new LineSegments(geometry, new LineBasicMaterial({ color: colour, transparent: true, opacity }));
  out.userData["own"] = true;
  return out;
}

function grid(r: Rect, colour: number): LineSegments {
  const points: number[] = [];
  for (let x = r.x0 + 10; x < r.x1; x += 10) points.push(x, r.y0, -0.15, x, r.y1, -0.15);
  for (let y = r.y0 + 10; y < r.y1; y += 10) points.push(r.x0, y, -0.15, r.x1, y, -0.15);
  return lines(points, colour, 0.1);
}

function outline(r: Rect, colour: number): LineSegments {
  const z = -0.1;
  return lines([r.x0, r.y0, z, r.x1, r.y0, z, r.x1, r.y0, z, r.x1, r.y1, z, r.x1, r.y1, z, r.x0, r.y1, z, r.x0, r.y1, z, r.x0, r.y0, z], colour, 0.5);
}
