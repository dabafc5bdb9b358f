import { company } from '../../src/company';
import type { MessageKey } from '../../src/i18n/lookup';
import { contactErrors } from '../../src/sections/ContactForm/contactSchema';
import { fieldNames, valid, type FieldName } from '../support/contactForm';
import { english, inEachLanguage, type Texts } from '../support/languages';
import { addresses } from './support/addresses';
import { expect, test } from './support/test';
import { inputs, type Visitor } from './support/visitor';

const homeTexts: readonly MessageKey[] = [
  'heroSubtitle1',
  'heroSubtitle2',
  'welcomeContent',
  'qualityContent',
  'globalContent',
  'shippingContent',
  'testimonialQuote',
  'testimonialName',
  'testimonialRole',
  'faqTitle',
  'faq5Question',
  'locationText',
];

const titleOf = ({ t }: Texts, key: MessageKey) => `${t(key)} – ${company.name}`;

const isAtHome = (visitor: Visitor, texts: Texts) =>
  visitor.isAt(texts, '/', titleOf(texts, 'homePageTitle'), 'heroTitle');
const isAtContact = (visitor: Visitor, texts: Texts) =>
  visitor.isAt(texts, '/contact', titleOf(texts, 'contactPageTitle'), 'contactTitle');

/** Only the page and files of the site were asked for, and nothing was sent. */
function expectOnlyReading({ requests }: Visitor, arrivedAt: string) {
  expect(requests.length).toBeGreaterThan(5);
  expect(
    requests.filter(({ method, path }) => method !== 'GET' || (path !== arrivedAt && !/\.\w+$/.test(path))),
  ).toEqual([]);
}

const names = inEachLanguage.map(({ name }) => name);

for (const input of inputs) {
  test.describe(`by ${input}`, () => {
    test.use({ input });

    for (const texts of inEachLanguage) {
      const { t, shown, address } = texts;
      const next = inEachLanguage[(inEachLanguage.indexOf(texts) + 1) % inEachLanguage.length]!;

      test(`reads the home page in ${texts.name}`, async ({ visitor }) => {
        const { comesAlive } = await visitor.arrive(address('/'));
        const readsAll = async () => {
          await isAtHome(visitor, texts);
          for (const key of homeTexts) await visitor.sees(shown(key));
        };
        await test.step('as it was sent', readsAll);
        await comesAlive();
        await test.step('once it has come to life', readsAll);
        if (input === 'keyboard') {
          await visitor.press('link', t('skipToContent'));
          await visitor.skipsTo('main');
        }
        await visitor.readsToTheEnd();
        await visitor.sees(
          shown('copyright', { year: String(company.copyrightYear), company: company.name }),
          'footer',
        );
        expectOnlyReading(visitor, address('/'));
      });

      test(`opens answers in ${texts.name}`, async ({ visitor }) => {
        await visitor.open(address('/'));
        await visitor.seesNot(shown('faq2Answer'));
        await visitor.press('heading', t('faq2Question'));
        await visitor.sees(shown('faq2Answer'));
        await visitor.isAwake('main');
        await visitor.press('heading', t('faq4Question'), 'Space');
        await visitor.sees(shown('faq4Answer'));
        await visitor.seesNot(shown('faq2Answer'));
        await visitor.press('heading', t('faq4Question'));
        await visitor.seesNot(shown('faq4Answer'));
      });

      test(`changes the language from ${texts.name} to ${next.name}, and back`, async ({ visitor }) => {
        await visitor.open(address('/'));
        await visitor.choose(t('language'), names, texts.name, next.name);
        await isAtHome(visitor, next);
        await visitor.isAwake('footer');
        await visitor.sees(next.shown('welcomeContent'));
        await visitor.seesNot(shown('welcomeContent'));
        await visitor.choose(next.t('language'), names, next.name, texts.name);
        await isAtHome(visitor, texts);
        await visitor.sees(shown('welcomeContent'));
      });

      test(`sends a message in ${texts.name}`, async ({ visitor }) => {
        await visitor.open(address('/contact'));
        await isAtContact(visitor, texts);
        for (const name of fieldNames) await visitor.write(t(name), valid[name]);
        await visitor.press('button', t('sendMessage'));
        await visitor.sees(shown('messageSent'), '[role=status]');
        for (const name of fieldNames)
          expect(await visitor.field(t(name))).toEqual({ value: '', isWrong: false, error: '' });
        expect(await visitor.said()).toEqual([['log', 'Contact message', valid]]);
        expectOnlyReading(visitor, address('/contact'));
      });

      test(`is told what is wrong with a message in ${texts.name}`, async ({ visitor }) => {
        const written: Record<FieldName, string> = { ...valid, email: 'ada@', subject: 'Mugs' };
        const errors: Partial<Record<FieldName, MessageKey>> = { email: 'emailInvalid', subject: 'subjectTooShort' };
        await visitor.open(address('/contact'));
        for (const name of fieldNames) await visitor.write(t(name), written[name]);
        await visitor.press('button', t('sendMessage'));
        await visitor.hasFocusOn('textbox', t('email'));
        for (const name of fieldNames) {
          const key = errors[name];
          if (key) await visitor.sees(shown(key), 'main');
          expect(await visitor.field(t(name))).toEqual({
            value: written[name],
            isWrong: key !== undefined,
            error: key ? shown(key) : '',
          });
        }
        expect(await visitor.said()).toEqual([]);
        expectOnlyReading(visitor, address('/contact'));
      });

      test(`finds the way home from an unknown address in ${texts.name}`, async ({ visitor }) => {
        const unknown = address('/no-such-page');
        await visitor.open(unknown);
        expect(visitor.requests.find(({ path }) => path === unknown)?.status).toBe(404);
        await visitor.isAt(texts, '/no-such-page', titleOf(texts, 'notFoundPageTitle'), 'notFoundTitle');
        await visitor.sees('404', 'main');
        await visitor.sees(shown('notFoundText'), 'main');
        // The page says so as it comes to life.
        await expect.poll(() => visitor.said()).toEqual([['log', expect.stringContaining('/no-such-page')]]);
        await visitor.press('link', t('returnToHome'));
        await isAtHome(visitor, texts);
      });
    }
  });
}

test.describe('addresses', () => {
  test.use({ input: 'keyboard' });

  test('e-mail addresses are taken or refused as the rules of the form say', async ({ visitor }) => {
    const { t } = english;
    const isTaken = (email: string) => contactErrors({ ...valid, email }).email === undefined;
    const verdicts: Array<[address: string, isTaken: boolean]> = [];
    await visitor.open('/contact');
    for (const address of addresses) {
      await visitor.write(t('email'), address);
      // The name is wrong in any case, so the focus goes there once all is checked.
      await visitor.key('Enter');
      await visitor.hasFocusOn('textbox', t('name'));
      const { value, isWrong } = await visitor.field(t('email'));
      expect(value).toBe(address);
      verdicts.push([address, !isWrong]);
    }
    test.info().annotations.push({ type: 'addresses', description: String(verdicts.length) });
    expect(verdicts).toEqual(addresses.map((address) => [address, isTaken(address)]));
    expect(new Set(verdicts.map(([, verdict]) => verdict)).size, 'some are taken, some are not').toBe(2);
  });
});

test('what the policy of the page refuses is refused, and is heard of', async ({ visitor }) => {
  await visitor.open('/');
  const { knowsTrustedTypes, title, color } = await visitor.tryTheForbidden();
  expect({ title, color }).toEqual({ title: titleOf(english, 'homePageTitle'), color: '' });
  expect(knowsTrustedTypes, 'trusted types').toBe(true);
  const { refused } = await visitor.faults();
  // Each as an event of the page and as a report of the engine.
  for (const directive of ['style-src-attr', 'require-trusted-types-for']) {
    expect(refused.filter((what) => what.startsWith(directive)).length, directive).toBeGreaterThanOrEqual(2);
  }
  await visitor.forget();
});
