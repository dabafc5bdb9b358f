interface Early {
  /** Ends the keeping. */
  stop: () => void;
  /** The button that was pressed last. */
  button?: HTMLElement | undefined;
  /** The form that was sent. */
  form?: HTMLFormElement | undefined;
}

declare global {
  interface Window {
    /** What the visitor did before a part of the page could answer: kept by the boot script of a prerendered page (scripts/prerender). */
    early?: Early | undefined;
  }
}

/** The parts of a page that come to life one by one, as selectors. */
const partsOfPage = ['header', 'main', 'footer'] as const;
export type PartOfPage = (typeof partsOfPage)[number];

const awake = new Set<PartOfPage>();
const wakeUps = new Map<PartOfPage, () => void>();
const risings = new Map(partsOfPage.map((part) => [part, new Promise<void>((resolve) => wakeUps.set(part, resolve))]));

/** Whether a part of the page answers by itself. */
export const isAwake = (part: PartOfPage) => awake.has(part);

/** Whether what an element is in answers by itself. */
export function isAwakeAt(element: Element): boolean {
  const part = partsOfPage.find((name) => element.closest(name));
  return part === undefined || isAwake(part);
}

/**
 * Loads a part of the page, and comes when the part has come to life.
 * @throws where it cannot be loaded
 */
export async function awaken(part: PartOfPage, load: () => Promise<boolean>): Promise<void> {
  if (!(await load())) throw new Error(`The script of the page's ${part} could not be loaded`);
  await risings.get(part);
}

const isChanged = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) =>
  field instanceof HTMLSelectElement ? !field.selectedOptions[0]?.defaultSelected : field.value !== field.defaultValue;

/** Whether the visitor, or the browser for them, has done something with an element that nobody has answered yet. */
export function hasWaiting(element: Element): boolean {
  const { button = null, form = null } = window.early ?? {};
  const fields = element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input, textarea, select',
  );
  return element.contains(button) || element.contains(form) || [...fields].some(isChanged);
}

/** Does what the visitor wanted of a part of the page before the part could answer. */
export function replayEarly(part: PartOfPage) {
  const { early } = window;
  const element = document.querySelector(part);
  awake.add(part);
  document.documentElement.dataset.awake = [...awake].join(' ');
  wakeUps.get(part)?.();
  if (!early || !element) return;
  const { button = null, form = null } = early;
  if (awake.size === partsOfPage.length) {
    early.stop();
    window.early = undefined;
  }
  // A task later: what was typed before is only now on its way into the state.
  setTimeout(() => {
    if (form && element.contains(form)) {
      early.form = undefined;
      form.requestSubmit();
    } else if (button && element.contains(button)) {
      early.button = undefined;
      button.click();
    }
  });
}
