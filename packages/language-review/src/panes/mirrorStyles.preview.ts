type StyleElement = HTMLStyleElement | HTMLLinkElement;

interface Copy {
  element: StyleElement;
  /** The number of rules that a style without text had: libraries insert them one by one. */
  rules: number;
}

const rulesOf = ({ sheet }: HTMLStyleElement) => [...(sheet?.cssRules ?? [])];

/** The attribute of what has the focus of its pane while another one plays. */
export const focusKept = 'data-focus-kept';

const withKeptFocus = (styles: string) => styles.replaceAll(/:focus(-visible)?(?![\w-])/g, `:is($&, [${focusKept}])`);

const inPixels = (styles: string, height: number) =>
  styles.replaceAll(/([\d.]+)[dls]?vh\b/g, (_, share: string) => `${(Number(share) * height) / 100}px`);

function update(source: StyleElement, copy: Copy, windowHeight: number | undefined) {
  if (!(source instanceof HTMLStyleElement)) return;
  const adapted = (styles: string) =>
    withKeptFocus(windowHeight === undefined ? styles : inPixels(styles, windowHeight));
  const text = adapted(source.textContent);
  const isInserted = text.trim() === '';
  const rules = isInserted ? (source.sheet?.cssRules.length ?? 0) : 0;
  const isCurrent = isInserted ? rules === copy.rules : copy.element.textContent === text;
  if (isCurrent) return;
  copy.rules = rules;
  copy.element.textContent = isInserted
    ? rulesOf(source)
        .map(({ cssText }) => adapted(cssText))
        .join('\n')
    : text;
}

/** The classes and data that a theme sets. Those of Storybook lay out its own page. */
function themeOf({ attributes }: Element) {
  const theme = new Map<string, string>();
  for (const { name, value } of attributes) {
    if (name.startsWith('data-')) theme.set(name, value);
    if (name === 'class')
      theme.set(
        name,
        value
          .split(/\s+/)
          .filter((each) => !each.startsWith('sb-'))
          .join(' '),
      );
  }
  return theme;
}

/** Follows the theme of an element. What a story sets in its pane stays. @param last what was set before */
function mirrorTheme(source: Element, copy: Element, last: Map<string, string>) {
  const theme = themeOf(source);
  for (const name of last.keys()) if (!theme.has(name)) copy.removeAttribute(name);
  for (const [name, value] of theme) if (last.get(name) !== value) copy.setAttribute(name, value);
  return theme;
}

/**
 * Keeps the style sheets of the page in the document of a pane, until aborted: whatever adds them, a style sheet, a bundler or a
 * library that inserts rules while React renders. The theme that the page has by its classes and data is kept as well.
 * @param windowHeight what `100vh` is, in px, in a pane that is as high as its content: it would grow with each share of its own height
 */
export function mirrorStyles(pane: Document, signal: AbortSignal, windowHeight?: number) {
  const copies = new Map<StyleElement, Copy>();
  let [ofPage, ofBody] = [new Map<string, string>(), new Map<string, string>()];
  const sync = () => {
    ofPage = mirrorTheme(document.documentElement, pane.documentElement, ofPage);
    ofBody = mirrorTheme(document.body, pane.body, ofBody);
    const sources = document.querySelectorAll<StyleElement>('style, link[rel="stylesheet"]');
    const gone = new Set(copies.keys());
    let previous: Element | undefined;
    for (const source of sources) {
      const copy = copies.get(source) ?? { element: source.cloneNode(true) as StyleElement, rules: 0 };
      if (!copies.has(source)) {
        copies.set(source, copy);
        if (previous) previous.after(copy.element);
        else pane.head.append(copy.element);
      }
      update(source, copy, windowHeight);
      gone.delete(source);
      previous = copy.element;
    }
    for (const source of gone) {
      copies.get(source)?.element.remove();
      copies.delete(source);
    }
  };
  const observer = new MutationObserver(sync);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  for (const element of [document.documentElement, document.body]) observer.observe(element, { attributes: true });
  // New rules come with the elements that they are for.
  observer.observe(pane.body, { childList: true, attributes: true, attributeFilter: ['class'], subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  sync();
}
