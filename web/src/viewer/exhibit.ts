// The bodies in their places, as the scene has them. What stays the same from
// one design to the next is kept: a new body takes the old one's place.
import { Box3, InstancedMesh, Matrix4, type Object3D, Vector3 } from "three";
import type { Placement } from "./arrange";
import type { Filaments } from "./filaments";
import { type Body, dispose, type Shape, type Thing } from "./model";

/** Things of a kind, with the places where they lie. */
export interface Row {
  id: string;
  thing: Thing;
  places: Placement[];
}

export class Exhibit {
  private readonly shapes = new Map<string, Shape>();
  private readonly meshes = new Map<string, InstancedMesh>();
  private readonly scene: Object3D;
  private readonly filaments: Filaments;
  /** Stands for bodies that are not there yet. */
  private stand = new Box3(new Vector3(-20, -20, 0), new Vector3(20, 20, 10));

  constructor(scene: Object3D, filaments: Filaments) {
    this.scene = scene;
    this.filaments = filaments;
  }

  /** Puts a piece's bodies in place of those that are there. */
  put(piece: string, shape: Shape): void {
    const old = this.shapes.get(piece);
    this.shapes.set(piece, shape);
    if (old) dispose(old);
  }

  shape(piece: string): Shape | undefined {
    return this.shapes.get(piece);
  }

  /** Says how large a tile is, in mm, for the places of those not made yet. */
  expect(size: number, thickness: number): void {
    const reach = size / Math.sqrt(3);
    this.stand = new Box3(new Vector3(-size / 2, -reach, 0), new Vector3(size / 2, reach, thickness));
  }

  /** Brings the scene in step with the places; bodies not made yet are left out. */
  arrange(placements: Placement[]): void {
    const wanted = new Set<string>();
    for (const row of this.rows(placements))
      row.thing.bodies.forEach((body, i) => {
        const key = `${row.id} ${i}`;
        wanted.add(key);
        this.fill(this.mesh(key, row.places.length), body, row);
      });
    for (const [key, mesh] of this.meshes) if (!wanted.has(key)) this.remove(key, mesh);
  }

  /** The placements of bodies that are there, like things together. */
  rows(placements: Placement[]): Row[] {
    const rows = new Map<string, Row>();
    for (const p of placements) {
      const thing = this.thing(p);
      if (!thing) continue;
      const id = `${p.piece} ${p.object}`;
      const row = rows.get(id);
      if (row) row.places.push(p);
      else rows.set(id, { id, thing, places: [p] });
    }
    return [...rows.values()];
  }

  thing(p: Placement): Thing | undefined {
    return this.shapes.get(p.piece)?.things[p.object];
  }

  /** The box around a thing, where it stands before it is placed. */
  box(p: Placement): Box3 {
    const thing = this.thing(p);
    if (!thing) return this.stand.clone();
    const out = new Box3();
    for (const body of thing.bodies) if (body.geometry.boundingBox) out.union(body.geometry.boundingBox);
    return out;
  }

  /** The box around all that is placed. */
  bounds(placements: Placement[]): Box3 {
    const out = new Box3();
    for (const p of placements) {
      const box = this.box(p);
      if (!box.isEmpty()) out.union(box.applyMatrix4(matrixOf(p, this.thing(p))));
    }
    return out;
  }

  private mesh(key: string, count: number): InstancedMesh {
    const old = this.meshes.get(key);
    if (old?.count === count) return old;
    if (old) this.remove(key, old);
    const made = new InstancedMesh(undefined, undefined, count);
    this.meshes.set(key, made);
    this.scene.add(made);
    return made;
  }

  private fill(mesh: InstancedMesh, body: Body, { thing, places }: Row): void {
    mesh.geometry = body.geometry;
    mesh.material = this.filaments.of(body.colour);
    places.forEach((p, i) => mesh.setMatrixAt(i, matrixOf(p, thing)));
    mesh.instanceMatrix.needsUpdate = true;
    mesh.computeBoundingSphere();
  }

  private remove(key: string, mesh: InstancedMesh): void {
    this.meshes.delete(key);
    this.scene.remove(mesh);
    mesh.dispose();
  }
}

/** Where a thing lies; what prints face down is turned over to be seen. */
export function matrixOf(p: Placement, thing: Thing | undefined): Matrix4 {
  const out = new Matrix4();
  const over = p.seen && thing?.faceDown;
  if (over) out.makeRotationY(Math.PI);
  return out.setPosition(p.x, p.y, p.z + (over ? thing.height : 0));
}
