// Where the page is: at a design or in the rules, as the address has it.
import type { Choices } from "./engine/protocol";
import { isRoute } from "./rules/route";
import { fromAddress, toAddress } from "./state/address";
import { kept } from "./state/kept";

/** Whether the address is one of the tab of the rules. */
export function isOfRules(): boolean {
  return isRoute(location.hash);
}

/** Where the maker left off: the address, else what the browser has kept. */
export function firstChoices(): Choices {
  return fromAddress(location.hash.length > 1 && !isOfRules() ? location.hash : (kept("design") ?? ""));
}

/** The address of a design. */
export function addressOf(choices: Choices): string {
  const address = toAddress(choices);
  return address ? `#${address}` : location.pathname + location.search;
}
