// What the page keeps from visit to visit: the design, the language, light or dark.
export type Theme = "auto" | "light" | "dark";
export type Language = "en" | "zh-Hant";

const prefix = "shanhai.";

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(prefix + name, value);
  } catch {
    // a private window keeps nothing
  }
}
