// The bodies in their places, as the scene has them. What stays the same from
// one design to the next is kept: a new body takes the old one's place. Until it
// is there, the old one is stretched to the new measures.
import { Box3, InstancedMesh, Matrix4, type Object3D, Vector3 } from "three";
import type { Measures, Placement } from "./arrange";
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
  private expected: Measures | null = null;
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

  /** Says how large a tile is, in mm, whenever its body was made; tells whether that is new. */
  expect(m: Measures): boolean {
    if (m.size === this.expected?.size && m.thickness === this.expected.thickness) return false;
    if (!(m.size > 0 && m.thickness > 0)) return false;
    this.expected = m;
    const reach = m.size / Math.sqrt(3);
    this.stand = new Box3(new Vector3(-m.size / 2, -reach, 0), new Vector3(m.size / 2, reach, m.thickness));
    return true;
  }

  /** Whether a piece's bodies are those of a tile of other measures. */
  stretched(piece: string): boolean {
    const { plane, up } = this.stretch(piece);
    return plane !== 1 || up !== 1;
  }

  /** What a tile's width and height are to be multiplied by. */
  private stretch(piece: string): { plane: number; up: number } {
    const made = this.shapes.get(piece)?.made;
    if (!made || !this.expected) return { plane: 1, up: 1 };
    return { plane: this.expected.size / made.size, up: this.expected.thickness / made.thickness };
  }

  /** Where a thing lies; what prints face down is turned over to be seen. */
  matrix(p: Placement): Matrix4 {
    const thing = this.thing(p);
    const { plane, up } = this.stretch(p.piece);
    const out = new Matrix4();
    const over = p.seen && thing?.faceDown;
    if (over) out.makeRotationY(Math.PI);
    return out.scale(new Vector3(plane, plane, up)).setPosition(p.x, p.y, p.z + (over ? thing.height * up : 0));
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

  /** Whether things of a kind are closed, so that they have an inside. */
  whole(row: Row): boolean {
    return row.places.every((p) => this.shapes.get(p.piece)?.whole);
  }

  /** The box around a thing, where it stands before it is placed. */
  box(p: Placement): Box3 {
    const thing = this.thing(p);
    if (!thing) return this.stand.clone();
    const out = new Box3();
    for (const body of thing.bodies) if (body.geometry.boundingBox) out.union(body.geometry.boundingBox);
    return out;
  }

  /** The box around a thing in its place. */
  placed(p: Placement): Box3 {
    const box = this.box(p);
    return box.isEmpty() ? box : box.applyMatrix4(this.matrix(p));
  }

  /** The box around all that is placed. */
  bounds(placements: Placement[]): Box3 {
    const out = new Box3();
    for (const p of placements) {
      const box = this.placed(p);
      if (!box.isEmpty()) out.union(box);
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

  private fill(mesh: InstancedMesh, body: Body, { places }: Row): void {
    mesh.geometry = body.geometry;
    mesh.material = this.filaments.of(body.colour);
    places.forEach((p, i) => mesh.setMatrixAt(i, this.matrix(p)));
    mesh.instanceMatrix.needsUpdate = true;
    mesh.computeBoundingSphere();
  }

  private remove(key: string, mesh: InstancedMesh): void {
    this.meshes.delete(key);
    this.scene.remove(mesh);
    mesh.dispose();
  }
}
