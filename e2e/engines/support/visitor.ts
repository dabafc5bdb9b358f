import { expect } from '@playwright/test';
import { company } from '#content/company.ts';
import type { SiteLanguage } from '../../support/languages';
import { routeOf } from '../../support/routes';
import { tidy, type Found, type Key, type Role, type Visit } from './engine';
import type { BuiltSite } from './site';
import { watch } from './watch';

/** The input device of a visitor. */
export const inputs = ['pointer', 'keyboard'] as const;
export type Input = (typeof inputs)[number];

/** After so many presses of Tab, an element counts as unreachable. */
const tabLimit = 80;

/** A URL that the Content Security Policy blocks. */
const blockedUrl = 'http://blocked.invalid/';

/** Runs in the page: counts the visible elements with exactly this text. */
function countShown({ text, within }: { text: string; within: string }) {
  const seen = [...document.querySelectorAll(`${within} *`)].filter((element) => {
    if (element.textContent.replaceAll(/\s+/g, ' ').trim() !== text) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  });
  return seen.filter((element) => !seen.some((other) => other !== element && element.contains(other))).length;
}

/** The title of a page, by its path in English. */
export const titleOf = ({ t }: SiteLanguage, path: string) => `${t(routeOf(path).title)} – ${company.name}`;

/** A visitor of the site who uses one input device, in any engine. */
export class Visitor {
  readonly #visit: Visit;
  readonly #site: BuiltSite;
  readonly input: Input;

  constructor(visit: Visit, site: BuiltSite, input: Input) {
    this.#visit = visit;
    this.#site = site;
    this.input = input;
  }

  /**
   * Opens a page whose scripts are delayed until `hydrate` is called.
   * @returns `hydrate`, which waits until the page answers to interaction
   */
  async arrive(path: string) {
    this.#site.forget();
    const release = this.#site.holdScripts();
    await this.#visit.open(this.#site.origin + path);
    expect(await this.#visit.run(watch), 'the scripts wait').toBe(true);
    return {
      hydrate: async () => {
        release();
        await this.#poll('the page is ready', () => this.#visit.run(() => document.documentElement.dataset.ready)).toBe(
          '',
        );
      },
    };
  }

  /** Opens a page and waits until it answers to interaction. */
  async open(path: string) {
    await (await this.arrive(path)).hydrate();
  }

  #poll(what: string, state: () => Promise<unknown>) {
    return expect.poll(state, { message: what });
  }

  #pollCount(text: string, within: string) {
    return this.#poll(`visible: “${text}”`, () => this.#visit.run(countShown, { text: tidy(text), within }));
  }

  /** Expects a visible element with exactly this text. */
  async sees(text: string, within = 'body') {
    await this.#pollCount(text, within).toBeGreaterThan(0);
  }

  async seesNot(text: string) {
    await this.#pollCount(text, 'body').toBe(0);
  }

  /** Expects a page in a language: its path, title, heading and direction. */
  async isAt(language: SiteLanguage, path: string) {
    const page = () =>
      this.#visit.run(() => {
        const { lang, dir } = document.documentElement;
        return {
          path: location.pathname,
          title: document.title,
          lang,
          dir,
          direction: getComputedStyle(document.body).direction,
        };
      });
    const { code: lang, direction: dir, t, shown, pathOf } = language;
    const title = titleOf(language, path);
    await this.#poll('the page', page).toEqual({ path: pathOf(path), title, lang, dir, direction: dir });
    const heading = shown(routeOf(path).heading);
    await this.sees(heading, 'main');
    await this.find('heading', heading);
    const logo = await this.find('link', t('logoLabel', { company: company.name }));
    const side = () =>
      this.#visit.runOn(logo, (element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < window.innerWidth - right ? 'ltr' : 'rtl';
      });
    await this.#poll('the logo is at the side where lines begin', side).toBe(dir);
  }

  /** Finds the only element with a role and a name. */
  async find(role: Role, name: string) {
    let found: Found[] = [];
    const count = async () => {
      found = await this.#visit.find(role, name);
      return found.length;
    };
    await this.#poll(`finds the ${role} “${name}”`, count).toBe(1);
    return found[0]!;
  }

  /** Presses Tab until an element has the focus, and expects that it is visibly focused. */
  async #tabTo(target: Found) {
    const stops: string[] = [];
    while (stops.length <= tabLimit) {
      const { isThere, isSeen, stop } = await this.#visit.runOn(target, (element) => {
        const { activeElement } = document;
        return {
          isThere:
            activeElement !== null && (activeElement === element || activeElement === element.closest('summary')),
          isSeen: activeElement?.matches(':focus-visible'),
          stop: `${activeElement?.localName} ${activeElement?.textContent.trim().slice(0, 20)}`,
        };
      });
      if (isThere) {
        expect(isSeen, 'the focus can be seen').toBe(true);
        return;
      }
      stops.push(stop);
      await this.#visit.press('Tab');
    }
    throw new Error(`Not reached by Tab, only: ${stops.join(', ')}`);
  }

  /** Activates an element: with the pointer, or with a key once it has the focus. */
  async press(role: Role, name: string, key: Key = 'Enter') {
    await this.#goTo(await this.find(role, name));
    if (this.input === 'keyboard') await this.#visit.press(key);
  }

  /** Clicks an element, or moves the focus to it. */
  async #goTo(target: Found) {
    if (this.input === 'pointer') await this.#visit.click(target);
    else await this.#tabTo(target);
  }

  key(key: Key) {
    return this.#visit.press(key);
  }

  /** Replaces the value of a field by typing. */
  async write(label: string, text: string) {
    await this.#goTo(await this.find('textbox', label));
    await this.#visit.press('Control+a');
    await this.#visit.type(text);
    await this.#poll(`“${text}” is in “${label}”`, async () => (await this.field(label)).value).toBe(text);
  }

  /** Chooses in a `select`: arrow keys change it immediately, for the pointer it opens outside of the page. */
  async choose(label: string, options: readonly string[], from: string, to: string) {
    const list = await this.find('combobox', label);
    if (this.input === 'pointer') {
      await this.#visit.choose(list, to);
      return;
    }
    await this.#tabTo(list);
    const steps = options.indexOf(to) - options.indexOf(from);
    for (let step = 0; step < Math.abs(steps); step += 1) await this.#visit.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
  }

  async readsToTheEnd() {
    const { run, wheel, press } = this.#visit;
    const isAtEnd = async () => {
      if (this.input === 'pointer') await wheel(2000);
      else await press('End');
      return run(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY < 2);
    };
    await this.#poll('is at the end of the page', isAtEnd).toBe(true);
  }

  /** The value of a field, and its error. */
  async field(label: string) {
    return this.#visit.runOn(await this.find('textbox', label), (element) => {
      const { value } = element as HTMLInputElement | HTMLTextAreaElement;
      const described = element.getAttribute('aria-describedby')?.split(' ') ?? [];
      const error = described.map((id) => document.getElementById(id)?.textContent).join(' ');
      return { value, isWrong: element.getAttribute('aria-invalid') === 'true', error };
    });
  }

  async hasFocusOn(role: Role, name: string) {
    const target = await this.find(role, name);
    await this.#poll(`the focus is on “${name}”`, () =>
      this.#visit.runOn(target, (element) => element === document.activeElement),
    ).toBe(true);
  }

  async hasFocusOnMain() {
    await this.#poll('the focus is on the main part', () =>
      this.#visit.run(() => document.activeElement?.localName),
    ).toBe('main');
  }

  /** Since the visitor arrived. */
  get requests() {
    return this.#site.requests;
  }

  /** Since the visitor arrived. */
  async consoleCalls() {
    return (await this.#seen()).consoleCalls;
  }

  /** @throws if the page was reloaded, which no journey does */
  async #seen() {
    const seen = await this.#visit.run(() => window.seen);
    if (!seen) throw new Error('The page was reloaded');
    return seen;
  }

  /**
   * Errors since the visitor arrived. Provokes and awaits one more violation of the Content Security Policy: then the reports of
   * all earlier ones have arrived.
   */
  async failures() {
    const url = `${blockedUrl}${Date.now()}`;
    await this.#visit.run((src) => Object.assign(new Image(), { src }).src, url);
    const last = `img-src ${url}`;
    await this.#poll('the violation is reported', () => Promise.resolve(this.#site.violations)).toContain(last);
    await this.#poll('the violation is an event', async () => (await this.#seen()).violations).toContain(last);
    const { errors, consoleCalls, violations } = await this.#seen();
    return {
      errors,
      warnings: consoleCalls.filter(([level]) => level === 'warn' || level === 'error'),
      violations: [...violations, ...this.#site.violations].filter((what) => what !== last),
      missing: this.#site.requests.filter(({ path, status }) => path.startsWith('/assets/') && status >= 400),
    };
  }

  async forget() {
    this.#site.forget();
    await this.#visit.run(() => {
      for (const list of Object.values(window.seen ?? {}) as unknown[][]) list.length = 0;
    });
  }

  /** Tries what the Content Security Policy has to block: a style, a script, and markup from a string. */
  tryViolations() {
    return this.#visit.run(() => {
      document.body.setAttribute('style', 'color: red');
      const script = document.createElement('script');
      try {
        script.text = 'document.title = ""';
        document.head.append(script);
      } catch {
        // Trusted Types accept no string for a script.
      }
      try {
        document.createElement('div').innerHTML = '<b></b>';
      } catch {
        // Blocked.
      }
      return { knowsTrustedTypes: 'trustedTypes' in window, title: document.title, color: document.body.style.color };
    });
  }
}
