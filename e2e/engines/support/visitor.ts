import { expect } from '@playwright/test';
import { company } from '../../../src/company';
import type { MessageKey, MessageValues } from '../../../src/i18n/lookup';
import type { Texts } from '../../support/languages';
import type { Found, Key, Role, Visit } from './engine';
import type { BuiltSite } from './site';
import { watch, type Seen } from './watch';

/** What a visitor uses the page with. */
export const inputs = ['pointer', 'keyboard'] as const;
export type Input = (typeof inputs)[number];

/** How often Tab is pressed until something counts as out of reach. */
const tabLimit = 80;

/** An address that the policy of the page refuses. */
const refusedAddress = 'http://refused.invalid/';

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Runs in the page: how often a text is there to be read, as the whole text of an element. */
function countShown({ text, within }: { text: string; within: string }): number {
  const seen = [...document.querySelectorAll(`${within} *`)].filter((element) => {
    if (element.textContent.replaceAll(/\s+/g, ' ').trim() !== text) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  });
  return seen.filter((element) => !seen.some((other) => other !== element && element.contains(other))).length;
}

/** Somebody who reads the site in one language and uses it in one way, in whatever engine. */
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
   * Goes to an address, whose scripts do not come until `comesAlive` is called.
   * @returns that, which waits until the page answers by itself
   */
  async arrive(path: string): Promise<{ comesAlive: () => Promise<void> }> {
    this.#site.forget();
    const release = this.#site.holdScripts();
    await this.#visit.open(this.#site.origin + path);
    expect(await this.#visit.run(watch, undefined), 'the scripts wait').toBe(true);
    return {
      comesAlive: async () => {
        release();
        await this.#poll('the page answers by itself', () =>
          this.#visit.run(() => document.documentElement.dataset.ready, undefined),
        ).toBe('');
      },
    };
  }

  /** Goes to a page and waits until it answers by itself. */
  async open(path: string) {
    await (await this.arrive(path)).comesAlive();
  }

  #poll(what: string, state: () => Promise<unknown>) {
    return expect.poll(state, { message: what });
  }

  /** Sees a text, as the whole text of an element. */
  async sees(text: string, within = 'body') {
    await this.#poll(`sees “${text}”`, () => this.#visit.run(countShown, { text: tidy(text), within })).toBeGreaterThan(
      0,
    );
  }

  async seesNot(text: string) {
    await this.#poll(`does not see “${text}”`, () =>
      this.#visit.run(countShown, { text: tidy(text), within: 'body' }),
    ).toBe(0);
  }

  /** Has a page in a language before them: its address, its title, its heading, its direction. */
  async isAt(texts: Texts, path: string, title: string, heading: MessageKey, values?: MessageValues) {
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
      }, undefined);
    const { code: lang, direction: dir } = texts;
    await this.#poll('the page', page).toEqual({ path: texts.address(path), title, lang, dir, direction: dir });
    await this.sees(texts.shown(heading, values), 'main');
    await this.find('heading', texts.shown(heading, values));
    const logo = await this.find('link', texts.t('logoLabel', { company: company.name }));
    const side = () =>
      this.#visit.runOn(logo, (element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < window.innerWidth - right ? 'ltr' : 'rtl';
      });
    await this.#poll('the logo is at the side where lines begin', side).toBe(dir);
  }

  /** Finds what has a role and a name, the only one of its kind. */
  async find(role: Role, name: string): Promise<Found> {
    let found: Found[] = [];
    const count = async () => {
      found = await this.#visit.find(role, name);
      return found.length;
    };
    await this.#poll(`finds the ${role} “${name}”`, count).toBe(1);
    return found[0]!;
  }

  /** Presses Tab until something has the focus, and sees that it has. */
  async tabTo(target: Found) {
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

  /** Presses something: with the pointer, or with a key once the focus is there. */
  async press(role: Role, name: string, key: Key = 'Enter') {
    const target = await this.find(role, name);
    if (this.input === 'pointer') {
      await this.#visit.click(target);
    } else {
      await this.tabTo(target);
      await this.#visit.press(key);
    }
  }

  /** Presses a key, whatever has the focus. */
  key(key: Key) {
    return this.#visit.press(key);
  }

  /** Writes into a field, in place of what is there. */
  async write(label: string, text: string) {
    const field = await this.find('textbox', label);
    if (this.input === 'pointer') await this.#visit.click(field);
    else await this.tabTo(field);
    await this.#visit.press('Control+a');
    await this.#visit.type(text);
    await this.#poll(`“${text}” is in “${label}”`, async () => (await this.field(label)).value).toBe(text);
  }

  /** Chooses in a list of the browser: the arrows change it at once, for the pointer it opens outside of the page. */
  async choose(label: string, options: readonly string[], from: string, to: string) {
    const list = await this.find('combobox', label);
    if (this.input === 'pointer') {
      await this.#visit.choose(list, to);
      return;
    }
    await this.tabTo(list);
    const steps = options.indexOf(to) - options.indexOf(from);
    for (let step = 0; step < Math.abs(steps); step += 1) await this.#visit.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
  }

  /** Goes to the end of the page. */
  async readsToTheEnd() {
    const { run, wheel, press } = this.#visit;
    const isAtEnd = async () => {
      if (this.input === 'pointer') await wheel(2000);
      else await press('End');
      return run(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY < 2, undefined);
    };
    await this.#poll('is at the end of the page', isAtEnd).toBe(true);
  }

  /** What a field holds, and whether it is marked as wrong and why. */
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

  /** Has the focus on a part of the page itself. */
  async skipsTo(part: 'main') {
    await this.#poll(`the focus is on the ${part}`, () =>
      this.#visit.run(() => document.activeElement?.localName, undefined),
    ).toBe(part);
  }

  /** Waits until a part of the page has come to life. */
  async isAwake(part: 'main' | 'footer') {
    await this.#poll(`the ${part} has come to life`, () =>
      this.#visit.run(() => document.documentElement.dataset.awake?.split(' '), undefined),
    ).toContain(part);
  }

  /** What was asked for since the visitor arrived. */
  get requests() {
    return this.#site.requests;
  }

  /** What the page has said since the visitor arrived. */
  async said(): Promise<Seen['said']> {
    return (await this.#seen()).said;
  }

  /** @throws where the page was loaded anew, which no journey asks for */
  async #seen(): Promise<Seen> {
    const seen = await this.#visit.run(() => window.seen, undefined);
    if (!seen) throw new Error('The page was loaded anew');
    return seen;
  }

  /**
   * What has gone wrong since the visitor arrived. To have heard of everything that the policy of the page has refused, it is
   * given something to refuse, and that is waited for.
   */
  async faults() {
    const address = `${refusedAddress}${Date.now()}`;
    await this.#visit.run((src) => Object.assign(new Image(), { src }).src, address);
    const last = `img-src ${address}`;
    await this.#poll('what is refused is reported', () => Promise.resolve(this.#site.refused)).toContain(last);
    await this.#poll('what is refused is an event', async () => (await this.#seen()).refused).toContain(last);
    const { errors, said, refused } = await this.#seen();
    return {
      errors,
      warnings: said.filter(([level]) => level === 'warn' || level === 'error'),
      refused: [...refused, ...this.#site.refused].filter((what) => what !== last),
      missing: this.#site.requests.filter(({ path, status }) => path.startsWith('/assets/') && status >= 400),
    };
  }

  /** Forgets what has gone wrong, as `faults` has told. */
  async forget() {
    this.#site.forget();
    await this.#visit.run(() => {
      for (const list of Object.values(window.seen ?? {}) as unknown[][]) list.length = 0;
    }, undefined);
  }

  /** Tries what the policy of the page is there to refuse: a style, a script, and markup from a text. */
  tryTheForbidden() {
    return this.#visit.run(() => {
      document.body.setAttribute('style', 'color: red');
      const script = document.createElement('script');
      try {
        script.text = 'document.title = ""';
        document.head.append(script);
      } catch {
        // Trusted types take no text for a script at all.
      }
      try {
        document.createElement('div').innerHTML = '<b></b>';
      } catch {
        // Refused.
      }
      return { knowsTrustedTypes: 'trustedTypes' in window, title: document.title, color: document.body.style.color };
    }, undefined);
  }
}
