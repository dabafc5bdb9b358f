/** An element that an engine has found, in the engine's own terms. */
export type Found = object;

export type Role = 'heading' | 'link' | 'button' | 'textbox' | 'combobox';

export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Space' | 'ArrowDown' | 'ArrowUp' | 'End' | 'Control+a';

/** A visit with its own storage: what a journey needs of a browser. */
export interface Visit {
  /** Opens a URL, and waits until the page has loaded. */
  open: (url: string) => Promise<void>;
  /** The elements on the page that have a role and a name, as the engine exposes them to assistive technology. */
  find: (role: Role, name: string) => Promise<Found[]>;
  /** Presses the pointer where the element is; scrolls there, and fails where something covers it. */
  click: (found: Found) => Promise<void>;
  /** Chooses in a list of the browser, which opens outside of the page. */
  choose: (list: Found, option: string) => Promise<void>;
  /** Turns the wheel, in px. */
  wheel: (down: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Types letter by letter into what has the focus. */
  type: (text: string) => Promise<void>;
  /** Runs a function in the page, which is sent there as text: nothing outside of it exists. */
  run: <Result, Argument = undefined>(work: (argument: Argument) => Result, argument?: Argument) => Promise<Result>;
  /** The same for an element. */
  runOn: <Result>(found: Found, work: (element: HTMLElement) => Result) => Promise<Result>;
  end: () => Promise<void>;
}

export interface Engine {
  visit: () => Promise<Visit>;
  stop: () => Promise<void>;
}

/** The window of every visit, in px. */
export const windowSize = { width: 1280, height: 900 };

export const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
