// Making elements without a framework.
type Child = Node | string | null | undefined | false;
type Props<T> = Partial<Omit<T, "style" | "dataset">> & { class?: string; data?: Record<string, string>; aria?: Record<string, string>; on?: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } };

/** Makes an element with properties and children. */
export function h<K extends keyof HTMLElementTagNameMap>(tag: K, props: Props<HTMLElementTagNameMap[K]> = {}, ...children: Child[]): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  const { class: className, data, aria, on, ...rest } = props;
  if (className) element.className = className;
  for (const [key, value] of Object.entries(data ?? {})) element.dataset[key] = value;
  for (const [key, value] of Object.entries(aria ?? {})) element.setAttribute(key === "role" ? key : `aria-${key}`, value);
  for (const [type, listener] of Object.entries(on ?? {})) element.addEventListener(type, listener as EventListener);
  Object.assign(element, rest);
  element.append(...children.filter((c): c is Node | string => c !== null && c !== undefined && c !== false));
  return element;
}

const svgNS = "http://www.w3.org/2000/svg";

/** Makes an SVG element. */
export function svg(tag: string, attributes: Record<string, string | number>, ...children: Node[]): SVGElement {
  const element = document.createElementNS(svgNS, tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** An icon of 20 by 20, drawn with lines. */
export function icon(path: string): SVGElement {
  return svg("svg", { viewBox: "0 0 20 20", class: "icon", "aria-hidden": "true" }, svg("path", { d: path }));
}
