/** Creates an element; an attribute that begins with `--` is a custom property. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number | undefined> = {},
  ...children: ReadonlyArray<Node | string>
) {
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
export function icon(name: string) {
  const template = document.createElement('template');
  template.innerHTML = `<svg class="icon" aria-hidden="true"><use href="#icon-${name}"/></svg>`;
  return template.content;
}

/** A change of a text. Each is isolated: between two from right to left, the arrow would point from the second to the first. */
export const beforeAndAfter = ({ from, to }: { from: string; to: string }) => [
  make('bdi', {}, from),
  ' → ',
  make('bdi', {}, to),
];

/** Text for screen readers only. */
export const hiddenText = (text: string) => make('span', { class: 'unseen' }, text);

/** An element of page.html, by its id. */
export const find = (id: string) => document.getElementById(id)!;

export function setText(id: string, text: string) {
  find(id).textContent = text;
}

export const onClick = (id: string, action: () => void) => find(id).addEventListener('click', action);
