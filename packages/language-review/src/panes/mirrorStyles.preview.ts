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

function update(source: StyleElement, copy: Copy) {
  if (!(source instanceof HTMLStyleElement)) return;
  const text = withKeptFocus(source.textContent);
  const isInserted = text.trim() === '';
  const rules = isInserted ? (source.sheet?.cssRules.length ?? 0) : 0;
  const isCurrent = isInserted ? rules === copy.rules : copy.element.textContent === text;
  if (isCurrent) return;
  copy.rules = rules;
  copy.element.textContent = isInserted
    ? rulesOf(source)
        .map(({ cssText }) => withKeptFocus(cssText))
        .join('\n')
    : text;
}

/**
 * Keeps the style sheets of the page in the document of a pane, until aborted: whatever adds them, a style sheet, a bundler or a
 * library that inserts rules while React renders.
 */
export function mirrorStyles(pane: Document, signal: AbortSignal) {
  const copies = new Map<StyleElement, Copy>();
  const sync = () => {
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
      update(source, copy);
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
  // New rules come with the elements that they are for.
  observer.observe(pane.body, { childList: true, attributes: true, attributeFilter: ['class'], subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  sync();
}
