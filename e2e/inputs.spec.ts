import type { Page } from '@playwright/test';
import { lineLimit, messageLimit, type ContactValues } from '../src/sections/ContactForm/contactValues';
import { adversarialValues, type AdversarialValue, type Kind } from './fixtures/adversarialValues';
import { fieldNames, fieldOf, sendButton, valid } from './support/contactForm';
import { inEachLanguage } from './support/languages';
import { open, reach } from './support/page';
import { expect, test } from './support/test';

/*
 * What is put into the form of the built site, in a real browser. The rules are tested over the same list without one, and so is the receiver
 * (src/sections/ContactForm/adversarial.test.ts, scripts/receiver/receiver.test.ts).
 */

declare global {
  interface Window {
    /** The messages that were sent. */
    sent: ContactValues[];
    /** Lets the time pass in which a second press of the button belongs to the first. */
    waitASecond: () => void;
  }
}

/** Of the values of this size each field gets one here. */
const megabyte = 2 ** 20;

/** What a field makes of a value that is put into it (HTML, value sanitization): one of one line has no line breaks. */
const inField = (kind: Kind, value: string) =>
  kind === 'message' ? value.replaceAll(/\r\n?/g, '\n') : value.replaceAll(/[\r\n]/g, '');

interface Round {
  values: ContactValues;
  /** What each field says of its value, or what is sent of it. */
  answers: Partial<ContactValues>;
}

/** Values of each field side by side, a quarter of them for each language. */
function roundsOf(
  turn: number,
  isOne: (value: AdversarialValue) => boolean,
  answerTo: (kind: Kind, value: AdversarialValue) => string,
): Round[] {
  const rounds: Round[] = [];
  for (const kind of fieldNames) {
    const huge = adversarialValues[kind].find(({ value }) => value.length >= megabyte);
    const list = adversarialValues[kind].filter(
      (value) => isOne(value) && (value === huge || value.value.length < megabyte),
    );
    for (const [index, value] of list.filter((_, place) => place % inEachLanguage.length === turn).entries()) {
      const { values, answers } = rounds[index] ?? { values: valid, answers: {} };
      rounds[index] = {
        values: { ...values, [kind]: value.value },
        answers: { ...answers, [kind]: answerTo(kind, value) },
      };
    }
  }
  return rounds;
}

/** What is in the page for the two loops below. */
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

/** Puts values into the fields in one go, and waits for what the form says of them; ends with the third answer that does not come. Returns the answers. */
const answersTo = (
  page: Page,
  rounds: Round[],
  good: ContactValues,
  isSent: boolean,
): Promise<Array<Partial<ContactValues>>> =>
  page.evaluate(
    async ([json, whether]) => {
      // As JSON: the way of values into a browser knows no halves of characters.
      const { all, accepted } = JSON.parse(json) as { all: Round[]; accepted: ContactValues };
      type Field = HTMLInputElement | HTMLTextAreaElement;
      const form = document.querySelector('main form')!;
      const fields = [...form.querySelectorAll<Field>('[name]')];
      const put = (values: ContactValues) => {
        for (const field of fields) {
          // As a browser does it: React hears of what is not set through its own property.
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
            field,
            values[field.name as keyof ContactValues],
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
      let patience = 3;
      const until = async (isThere: () => boolean) => {
        const end = Date.now() + 15_000;
        while (!isThere()) {
          if (Date.now() > end) {
            patience -= 1;
            return;
          }
          await new Promise((next) => setTimeout(next));
        }
      };
      const answers: Array<Partial<ContactValues>> = [];
      for (const { values, answers: expected } of all) {
        if (patience === 0) break;
        if (whether) {
          put(values);
          window.waitASecond();
          const before = window.sent.length;
          form.querySelector<HTMLElement>('[type=submit]')!.click();
          await until(() => window.sent.length > before && fields.every(({ value }) => value === ''));
          answers.push(window.sent[before] ?? errors());
        } else {
          // From no error at all, so that the error is about this value.
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

const count = Object.values(adversarialValues).flat().length;

for (const [turn, texts] of inEachLanguage.entries()) {
  test(`each of a quarter of ${count} values is sent as it should, or refused by the message that says why, and nothing runs, in ${texts.name}`, async ({
    page,
  }) => {
    await page.addInitScript(prepare);
    await open(page, texts, '/contact', 'contactTitle');
    await reach(page, 'main');
    await test.step('what is refused', async () => {
      await sendButton(page, texts).click();
      for (const name of fieldNames) await expect(fieldOf(page, name, texts)).toHaveAttribute('aria-invalid', 'true');
      const errorOf = (kind: Kind, { refused }: AdversarialValue) =>
        refused ? texts.shown(refused, { max: kind === 'message' ? messageLimit : lineLimit }) : '';
      const rounds = roundsOf(turn, ({ refused }) => refused !== undefined, errorOf);
      expect(await answersTo(page, rounds, valid, false)).toEqual(rounds.map(({ answers }) => answers));
      expect(rounds.length).toBeGreaterThan(10);
    });
    await test.step('what is sent', async () => {
      const rounds = roundsOf(
        turn,
        ({ sent }) => sent !== undefined,
        (_, { sent = '' }) => sent,
      );
      const answers = await answersTo(page, rounds, valid, true);
      // A field that takes the line breaks out of a value leaves no space for them.
      const spaceless = (values: Partial<ContactValues>, index: number) =>
        Object.fromEntries(
          fieldNames.map((kind) => {
            const typed = rounds[index]?.values[kind] ?? '';
            return [kind, inField(kind, typed) === typed ? values[kind] : values[kind]?.replaceAll(' ', '')];
          }),
        );
      expect(answers.map(spaceless)).toEqual(
        rounds.map((round, index) => spaceless({ ...valid, ...round.answers }, index)),
      );
      expect(rounds.length).toBeGreaterThan(50);
    });
    expect(await page.evaluate(() => window.ran)).toBeUndefined();
  });
}
