// Light or dark: what the maker chose, else what the system has.
import { keep, kept, type Theme } from "./state/kept";

/** Shows the page in the light that was chosen last. */
export function useKeptTheme(): void {
  use((kept("theme") as Theme | null) ?? "auto");
}

/** Changes between light and dark; answers which it is now. */
export function switchTheme(): Theme {
  const next: Theme = isDark() ? "light" : "dark";
  keep("theme", next);
  use(next);
  return next;
}

export function isDark(): boolean {
  const set = document.documentElement.dataset["theme"];
  return set ? set === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

function use(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
