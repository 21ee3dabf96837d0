// A button that asks for a file, and hands it to whoever takes files.
import { h } from "./dom";

export interface Picker {
  button: HTMLButtonElement;
  input: HTMLInputElement;
}

/** Files that were picked go the way of those that were dropped. */
export function filePicker(accept: string, label: string, look: string, taken: (file: File) => void = handOver): Picker {
  const input = h("input", { type: "file", accept, hidden: true, aria: { label }, on: { change: () => {
    for (const file of input.files ?? []) taken(file);
    input.value = "";
  } } });
  const button = h("button", { type: "button", class: look, on: { click: () => input.click() } }, label);
  return { button, input };
}

export function handOver(detail: File): void {
  window.dispatchEvent(new CustomEvent("shanhai-file", { detail }));
}
