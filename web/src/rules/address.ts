// Keeps the address at the place that is shown: a new place is a step of the browser's history, a change within it is none.
import { Rest } from "../state/pending";
import { isRoute, type Route, toHash } from "./route";

/** Milliseconds that a place rests before the address has it: browsers take few changes at once. */
const pause = 150;

export class Address {
  private readonly rest = new Rest();

  private moved = () => {};

  constructor() {
    window.addEventListener("pagehide", () => this.rest.now());
    window.addEventListener("hashchange", () => {
      this.rest.stop(); // that place was left
      if (isRoute(location.hash)) this.moved();
    });
  }

  /** Calls when the browser's buttons or a link lead to another place of the tab. */
  follow(moved: () => void): void {
    this.moved = moved;
  }

  /** Goes to a place, from which the browser's back button leads back. */
  go(route: Route): void {
    this.rest.now();
    const hash = toHash(route);
    if (hash !== location.hash) history.pushState(null, "", hash);
  }

  /** Notes where in the place the reader is. */
  note(route: Route): void {
    this.rest.then(pause, () => { if (isRoute(location.hash)) history.replaceState(null, "", toHash(route)); });
  }

  /** Notes at once what is to be noted. */
  settle(): void {
    this.rest.now();
  }
}
