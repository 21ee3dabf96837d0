// The way to a control that is out of sight.

/** Opens the sections around a control, brings it into sight and gives it the focus. */
export function reveal(control: HTMLElement): void {
  for (let d = control.closest("details"); d; d = d.parentElement?.closest("details") ?? null) d.open = true;
  control.scrollIntoView({ block: "center" });
  control.querySelector<HTMLElement>(".remedy, input:not([hidden]), select, button:not(.why, .reset)")?.focus();
}
