// The maker's own files by name, as they are at a moment: a shelf is never
// changed, another one takes its place.
import type { Choices } from "../engine/protocol";

export type Shelf = ReadonlyMap<string, Uint8Array>;

const numbers = new WeakMap<Uint8Array, number>();
let last = 0;

/** A number that no other file of the page has, not even one of the same name. */
function numberOf(data: Uint8Array): number {
  const old = numbers.get(data);
  if (old !== undefined) return old;
  numbers.set(data, ++last);
  return last;
}

/** The files that choices name and a shelf has, each by its name there and a number that is its own. */
export function named(choices: Choices, shelf: Shelf): [string, number][] {
  return namesOf(choices).flatMap((name) => {
    const found = foundAs(name, shelf);
    return found === undefined ? [] : [[found, numberOf(shelf.get(found) as Uint8Array)] as [string, number]];
  });
}

/** The names of the files that choices name. */
export function namesOf(choices: Choices): string[] {
  const drawings = (choices["glyph"] ?? []).map((entry) => entry.slice(entry.indexOf("=") + 1)).filter((name) => !name.startsWith("text:"));
  return [...drawings, ...(choices["font"] ?? [])].filter((name) => name !== "built-in");
}

/** The name under which a shelf has a file: its own, or its last part; a font's number in its collection is none of it. */
export function foundAs(name: string, shelf: Shelf): string | undefined {
  const plain = name.replace(/#\d+$/, "");
  return [name, plain, plain.slice(plain.lastIndexOf("/") + 1)].find((n) => shelf.has(n));
}
