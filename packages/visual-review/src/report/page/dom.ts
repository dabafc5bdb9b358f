/** Creates an element. A name that begins with `--` is a custom property; undefined is left out. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
  ...children: ReadonlyArray<Node | string>
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    if (attribute.startsWith('--')) element.style.setProperty(attribute, `${value}`);
    else element.setAttribute(attribute, `${value}`);
  }
  element.append(...children);
  return element;
}

/** A decorative icon of the sprite in page.html. */
export function icon(name: string): Node {
  const template = document.createElement('template');
  template.innerHTML = `<svg class="icon" aria-hidden="true"><use href="#icon-${name}"/></svg>`;
  return template.content;
}

/** Text for screen readers only. */
export const hiddenText = (text: string) => make('span', { class: 'unseen' }, text);

/** An element of page.html, by its id, of the type that it has there. */
export const find = <Type extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as Type;

export function setText(id: string, text: string) {
  find(id).textContent = text;
}

export const onClick = (id: string, action: () => void) => find(id).addEventListener('click', action);
