// What the maker has chosen, with its history. Nothing here knows the page.
import type { Choices } from "../engine/protocol";
import { named, type Shelf } from "./shelf";

/** Milliseconds within which changes of one setting are one step back. */
const together = 800;

export interface Change {
  /** The setting that was changed; empty where several were. */
  key: string;
}

export type Listener = (choices: Choices, change: Change) => void;

/** A design as it was: what was chosen, and the files that it may name. */
interface Step {
  choices: Choices;
  shelf: Shelf;
}

export class Store {
  private past: Step[] = [];
  private future: Step[] = [];
  private now: Step;
  private readonly files: { shelf: Shelf };
  private readonly listeners = new Set<Listener>();
  private last = { key: "", at: 0 };

  /** The files are the maker's own, whose shelf goes back and forth with the choices. */
  constructor(choices: Choices, files: { shelf: Shelf }) {
    this.files = files;
    this.now = { choices, shelf: files.shelf };
  }

  get choices(): Choices {
    return this.now.choices;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Calls the listener after every change, until the function returned is called. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Says one setting; undefined puts its default back. */
  set(key: string, values: string[] | undefined): void {
    const next = { ...this.choices };
    if (values === undefined) delete next[key];
    else next[key] = values;
    this.change(next, key);
  }

  /** Says one entry of a setting that is a table; undefined puts its default back. */
  setEntry(key: string, name: string, value: string | undefined): void {
    const kept = (this.choices[key] ?? []).filter((entry) => !entry.startsWith(`${name}=`));
    if (value !== undefined) kept.push(`${name}=${value}`);
    this.set(key, kept.length > 0 ? kept.sort() : undefined);
  }

  /** Puts a whole design in place of the one that is there. */
  replace(choices: Choices): void {
    this.change(choices, "");
  }

  /** A file that the design names has come, or is another one. */
  refresh(): void {
    this.change(this.choices, "");
  }

  /** A file that follows from the design has followed: no step of its own. */
  amend(): void {
    this.now = { ...this.now, shelf: this.files.shelf };
    this.tell("");
  }

  undo(): void {
    this.step(this.past, this.future);
  }

  redo(): void {
    this.step(this.future, this.past);
  }

  private change(choices: Choices, key: string): void {
    const next = { choices, shelf: this.files.shelf };
    if (sign(next) === sign(this.now)) return;
    const at = Date.now();
    const goesOn = key !== "" && key === this.last.key && at - this.last.at < together;
    if (!goesOn) this.past.push(this.now);
    this.last = { key, at };
    this.future = [];
    this.now = next;
    this.tell(key);
  }

  private step(from: Step[], to: Step[]): void {
    const next = from.pop();
    if (!next) return;
    to.push(this.now);
    this.now = next;
    this.files.shelf = next.shelf;
    this.last = { key: "", at: 0 };
    this.tell("");
  }

  private tell(key: string): void {
    for (const listener of this.listeners) listener(this.choices, { key });
  }
}

/** What tells a design from another one. */
function sign({ choices, shelf }: Step): string {
  return JSON.stringify([choices, named(choices, shelf)]);
}

/** The entry of a table setting, as it was chosen. */
export function entry(choices: Choices, key: string, name: string): string | undefined {
  return choices[key]?.find((e) => e.startsWith(`${name}=`))?.slice(name.length + 1);
}
