import type { Page } from '@playwright/test';
import type { ContactValues } from '#src/sections/ContactForm/contactValues.ts';
import { contactFields, type ContactField } from '#src/sections/ContactForm/contactFields.ts';
import { adversarialValues, type AdversarialValue } from '#src/sections/ContactForm/fixtures/adversarialValues.ts';
import { fieldOf, requiredFields, sendButton, valid, type FieldName } from './support/contactForm';
import { arabic } from './support/languages';
import { open } from './support/page';
import { expect, test } from './support/test';

/*
 * Adversarial values in the form of the built site, in a real browser: all with markup, and a part of the others. Unit tests check the
 * validation and the receiver with all of them (src/sections/ContactForm/adversarial.test.ts, tools/receiver/receiver.test.ts).
 */

declare global {
  interface Window {
    /** The messages that were sent. */
    sent: ContactValues[];
    /** Skips the time in which a second press counts as a double click. */
    waitASecond: () => void;
  }
}

/** Each field gets only one value of this size. */
const megabyte = 2 ** 20;

/** The value of a field after HTML's value sanitization: an `input` has no line breaks. */
const inField = ({ kind }: ContactField, value: string) =>
  kind === 'text' ? value.replaceAll(/\r\n?/g, '\n') : value.replaceAll(/[\r\n]/g, '');

interface Round {
  values: ContactValues;
  /** The error of each field, or the value that is sent. */
  answers: Partial<ContactValues>;
}

/** The test takes one of this many values without markup. */
const part = 6;

/** Rounds with a value for each field. */
function roundsOf(
  isOne: (value: AdversarialValue) => boolean,
  answerTo: (field: ContactField, value: AdversarialValue) => string,
): Round[] {
  const rounds: Round[] = [];
  for (const [field, all] of adversarialValues) {
    const huge = all.find(({ value }) => value.length >= megabyte);
    const list = all.filter((value) => isOne(value) && (value === huge || value.value.length < megabyte));
    const tested = list.filter(({ value }, position) => value.includes('<') || position % part === 0);
    for (const [index, value] of tested.entries()) {
      const { values, answers } = rounds[index] ?? { values: valid, answers: {} };
      rounds[index] = {
        values: { ...values, [field.name]: value.value },
        answers: { ...answers, [field.name]: answerTo(field, value) },
      };
    }
  }
  return rounds;
}

/** Runs in the page before its scripts. */
function prepare() {
  window.sent = [];
  const log = console.log.bind(console);
  console.log = (what: unknown, ...more: unknown[]) => {
    if (what === 'Contact message') window.sent.push(more[0] as ContactValues);
    log(what, ...more);
  };
  const now = performance.now.bind(performance);
  let ahead = 0;
  performance.now = () => now() + ahead;
  window.waitASecond = () => void (ahead += 1000);
}

/** Sets the values of each round and returns the form's responses. Gives up after three timeouts. */
const answersTo = (
  page: Page,
  rounds: Round[],
  good: ContactValues,
  isSent: boolean,
): Promise<Array<Partial<ContactValues>>> =>
  page.evaluate(
    async ([json, whether]) => {
      // As JSON, because Playwright cannot pass lone surrogates.
      const { all, accepted } = JSON.parse(json) as { all: Round[]; accepted: ContactValues };
      type Field = HTMLInputElement | HTMLTextAreaElement;
      const form = document.querySelector('main form')!;
      const fields = [...form.querySelectorAll<Field>('[name]')];
      const put = (values: ContactValues) => {
        for (const field of fields) {
          // With the native setter, as a browser does, so that React notices the change.
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
            field,
            values[field.name as FieldName],
          );
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
      };
      const errorOf = (field: Field) =>
        field.ariaInvalid === 'true'
          ? document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent
          : undefined;
      const errors = () =>
        Object.fromEntries(
          fields.flatMap((field) => (errorOf(field) === undefined ? [] : [[field.name, errorOf(field)]])),
        ) as Partial<ContactValues>;
      let attempts = 3;
      const until = async (isThere: () => boolean) => {
        const end = Date.now() + 15_000;
        while (!isThere()) {
          if (Date.now() > end) {
            attempts -= 1;
            return;
          }
          await new Promise((next) => setTimeout(next));
        }
      };
      const answers: Array<Partial<ContactValues>> = [];
      for (const { values, answers: expected } of all) {
        if (attempts === 0) break;
        if (whether) {
          put(values);
          window.waitASecond();
          const before = window.sent.length;
          form.querySelector<HTMLElement>('[type=submit]')!.click();
          await until(() => window.sent.length > before && fields.every(({ value }) => value === ''));
          answers.push(window.sent[before] ?? errors());
        } else {
          // Starts without errors, so that the error belongs to this value.
          put(accepted);
          await until(() => Object.keys(errors()).length === 0);
          put(values);
          await until(() => JSON.stringify(errors()) === JSON.stringify(expected));
          answers.push(errors());
        }
      }
      return answers;
    },
    [JSON.stringify({ all: rounds, accepted: good }), isSent] as const,
  );

test('values are sent correctly, or rejected with the right message, and no markup is executed', async ({ page }) => {
  const language = arabic;
  await page.addInitScript(prepare);
  await open(page, '/contact', language);
  await test.step('rejected values', async () => {
    await sendButton(page, language).click();
    for (const { name } of requiredFields)
      await expect(fieldOf(page, name, language)).toHaveAttribute('aria-invalid', 'true');
    const errorOf = ({ limit }: ContactField, { refused }: AdversarialValue) =>
      refused ? language.shown(refused, { max: limit }) : '';
    const rounds = roundsOf(({ refused }) => refused !== undefined, errorOf);
    expect(await answersTo(page, rounds, valid, false)).toEqual(rounds.map(({ answers }) => answers));
    expect(rounds.length).toBeGreaterThan(5);
  });
  await test.step('sent values', async () => {
    const rounds = roundsOf(
      ({ sent }) => sent !== undefined,
      (_, { sent = '' }) => sent,
    );
    const answers = await answersTo(page, rounds, valid, true);
    // A field that removes line breaks from a value inserts no spaces for them.
    const spaceless = (values: Partial<ContactValues>, index: number) =>
      Object.fromEntries(
        contactFields.map((field) => {
          const { name } = field;
          const typed = rounds[index]?.values[name] ?? '';
          return [name, inField(field, typed) === typed ? values[name] : values[name]?.replaceAll(' ', '')];
        }),
      );
    expect(answers.map(spaceless)).toEqual(
      rounds.map((round, index) => spaceless({ ...valid, ...round.answers }, index)),
    );
    expect(rounds.length).toBeGreaterThan(20);
  });
  expect(await page.evaluate(() => window.ran)).toBeUndefined();
});
