type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element with attributes (`true` is an empty one, `false` and undefined are none; `--name` is a custom property). */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: ReadonlyArray<Node | string>
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (attribute.startsWith('--')) element.style.setProperty(attribute, String(value));
    else element.setAttribute(attribute, value === true ? '' : String(value));
  }
  element.append(...children);
  return element;
}

/** A sign of the sprite in page.html; it says nothing by itself. */
export function icon(name: string): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(namespace, 'use');
  use.setAttribute('href', `#icon-${name}`);
  svg.append(use);
  return svg;
}

/** An element of page.html, of the type that it has there. */
export function find(selector: string): HTMLElement;
export function find<Type extends HTMLElement>(selector: string, type: new () => Type): Type;
export function find(selector: string, type = HTMLElement): HTMLElement {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`The page has no ${selector}`);
  return element;
}
