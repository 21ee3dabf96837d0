// The design in the address bar: #size=30&color=base-black%3D%23202020. Only
// what differs from the defaults is there, as flags say it.
import type { Choices } from "../engine/protocol";

export function toAddress(choices: Choices): string {
  const query = new URLSearchParams();
  for (const key of Object.keys(choices).sort()) for (const value of choices[key] ?? []) query.append(key, value);
  return query.toString();
}

export function fromAddress(hash: string): Choices {
  const out: Choices = {};
  for (const [key, value] of new URLSearchParams(hash.replace(/^#/, ""))) (out[key] ??= []).push(value);
  return out;
}
