type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Creates an element. The attribute `true` is empty, `false` and undefined are left out, `--name` is a custom property. */
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

/** A decorative icon of the sprite in page.html. */
export function icon(name: string): SVGSVGElement {
  const [svg, use] = (['svg', 'use'] as const).map((tag) =>
    document.createElementNS('http://www.w3.org/2000/svg', tag),
  ) as [SVGSVGElement, SVGUseElement];
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  use.setAttribute('href', `#icon-${name}`);
  svg.append(use);
  return svg;
}

/** Text for screen readers only. */
export const hiddenText = (text: string) => make('span', { class: 'unseen' }, text);

/** An element of page.html, of the type that it has there. */
export function find(selector: string): HTMLElement;
export function find<Type extends HTMLElement>(selector: string, type: new () => Type): Type;
export function find(selector: string, type = HTMLElement): HTMLElement {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`The page has no ${selector}`);
  return element;
}

export const onClick = (selector: string, action: () => void) => find(selector).addEventListener('click', action);
