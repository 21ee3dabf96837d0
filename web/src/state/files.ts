// The maker's own files, kept in the browser. Where the browser keeps nothing
// (a private window), they last as long as the page.
import type { Shelf } from "./shelf";

const database = "shanhai";
const shelf = "files";

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(shelf);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const request = work(db.transaction(shelf, mode).objectStore(shelf));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    db.close();
  }
}

/** All files that are kept, by name. */
export async function keptFiles(): Promise<[string, Uint8Array][]> {
  try {
    const names = await within("readonly", (s) => s.getAllKeys());
    const values = await within("readonly", (s) => s.getAll() as IDBRequest<Uint8Array[]>);
    return names.map((name, i) => [String(name), values[i] as Uint8Array]);
  } catch {
    return [];
  }
}

/** Keeps what a shelf has more than the one before it, or otherwise, and nothing else. */
export async function keepShelf(before: Shelf, now: Shelf): Promise<void> {
  try {
    for (const [name, data] of now) if (before.get(name) !== data) await within("readwrite", (s) => s.put(data, name));
    for (const name of before.keys()) if (!now.has(name)) await within("readwrite", (s) => s.delete(name));
  } catch {
    // a private window keeps nothing
  }
}
