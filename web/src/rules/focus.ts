// Keeps the keyboard's focus while parts of the page are made anew.

/** Draws, and gives the focus back to the element with the same data-key, or to another where that can't have it. */
export function keepingFocus(root: HTMLElement, draw: () => void, otherwise?: () => void): void {
  const had = root.contains(document.activeElement) ? (document.activeElement as HTMLElement).dataset["key"] : undefined;
  draw();
  if (had === undefined || root.contains(document.activeElement)) return;
  root.querySelector<HTMLElement>(`[data-key="${CSS.escape(had)}"]:not(:disabled)`)?.focus();
  if (!root.contains(document.activeElement)) otherwise?.();
}
