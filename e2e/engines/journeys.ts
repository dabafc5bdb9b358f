import { company } from '#content/company.ts';
import type { MessageKey } from '#i18n/lookup.ts';
import { contactErrors } from '#src/sections/ContactForm/contactSchema.ts';
import { fieldNames, valid, type FieldName } from '../support/contactForm';
import { english, inEachLanguage } from '../support/languages';
import { emails } from './support/emails';
import { expect, test } from './support/test';
import { inputs, titleOf, type Visitor } from './support/visitor';

const homeMessages: readonly MessageKey[] = [
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

/** Expects GET requests for the page and for files of the site only. */
function expectOnlyGetRequests({ requests }: Visitor, pagePath: string) {
  expect(requests.length).toBeGreaterThan(5);
  expect(
    requests.filter(({ method, path }) => method !== 'GET' || (path !== pagePath && !/\.\w+$/.test(path))),
  ).toEqual([]);
}

const names = inEachLanguage.map(({ name }) => name);

for (const input of inputs) {
  test.describe(`by ${input}`, () => {
    test.use({ input });

    for (const language of inEachLanguage) {
      const { t, shown, pathOf } = language;
      const next = inEachLanguage[(inEachLanguage.indexOf(language) + 1) % inEachLanguage.length]!;

      test(`reads the home page in ${language.name}`, async ({ visitor }) => {
        const { hydrate } = await visitor.arrive(pathOf('/'));
        const readsAll = async () => {
          await visitor.isAt(language, '/');
          for (const key of homeMessages) await visitor.sees(shown(key));
        };
        await test.step('before hydration', readsAll);
        await hydrate();
        await test.step('after hydration', readsAll);
        if (input === 'keyboard') {
          await visitor.press('link', t('skipToContent'));
          await visitor.hasFocusOnMain();
        }
        await visitor.readsToTheEnd();
        await visitor.sees(
          shown('copyright', { year: String(company.copyrightYear), company: company.name }),
          'footer',
        );
        expectOnlyGetRequests(visitor, pathOf('/'));
      });

      test(`opens answers in ${language.name}`, async ({ visitor }) => {
        await visitor.open(pathOf('/'));
        await visitor.seesNot(shown('faq2Answer'));
        await visitor.press('heading', t('faq2Question'));
        await visitor.sees(shown('faq2Answer'));
        await visitor.press('heading', t('faq4Question'), 'Space');
        await visitor.sees(shown('faq4Answer'));
        await visitor.seesNot(shown('faq2Answer'));
        await visitor.press('heading', t('faq4Question'));
        await visitor.seesNot(shown('faq4Answer'));
      });

      test(`changes the language from ${language.name} to ${next.name}, and back`, async ({ visitor }) => {
        await visitor.open(pathOf('/'));
        await visitor.choose(t('language'), names, language.name, next.name);
        await visitor.isAt(next, '/');
        await visitor.sees(next.shown('welcomeContent'));
        await visitor.seesNot(shown('welcomeContent'));
        await visitor.choose(next.t('language'), names, next.name, language.name);
        await visitor.isAt(language, '/');
        await visitor.sees(shown('welcomeContent'));
      });

      test(`sends a message in ${language.name}`, async ({ visitor }) => {
        await visitor.open(pathOf('/contact'));
        await visitor.isAt(language, '/contact');
        for (const name of fieldNames) await visitor.write(t(name), valid[name]);
        await visitor.press('button', t('sendMessage'));
        await visitor.sees(shown('messageSent'), '[role=status]');
        for (const name of fieldNames)
          expect(await visitor.field(t(name))).toEqual({ value: '', isWrong: false, error: '' });
        expect(await visitor.consoleCalls()).toEqual([['log', 'Contact message', valid]]);
        expectOnlyGetRequests(visitor, pathOf('/contact'));
      });

      test(`sees the errors of a message in ${language.name}`, async ({ visitor }) => {
        const written: Record<FieldName, string> = { ...valid, email: 'ada@', subject: 'Mugs' };
        const errors: Partial<Record<FieldName, MessageKey>> = { email: 'emailInvalid', subject: 'subjectTooShort' };
        await visitor.open(pathOf('/contact'));
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
        expect(await visitor.consoleCalls()).toEqual([]);
        expectOnlyGetRequests(visitor, pathOf('/contact'));
      });

      test(`navigates from the 404 page to the home page in ${language.name}`, async ({ visitor }) => {
        const unknown = pathOf('/no-such-page');
        await visitor.open(unknown);
        expect(visitor.requests.find(({ path }) => path === unknown)?.status).toBe(404);
        await visitor.isAt(language, '/no-such-page');
        await visitor.sees('404', 'main');
        await visitor.sees(shown('notFoundText'), 'main');
        // The page logs it when it is hydrated.
        await expect.poll(() => visitor.consoleCalls()).toEqual([['log', expect.stringContaining('/no-such-page')]]);
        await visitor.press('link', t('returnToHome'));
        await visitor.isAt(language, '/');
      });
    }
  });
}

test.describe('e-mail addresses', () => {
  test.use({ input: 'keyboard' });

  test('are accepted or rejected by the rules of the form', async ({ visitor }) => {
    const { t } = english;
    const isAccepted = (email: string) => contactErrors({ ...valid, email }).email === undefined;
    const results: Array<[email: string, isAccepted: boolean]> = [];
    await visitor.open('/contact');
    for (const email of emails) {
      await visitor.write(t('email'), email);
      // The name is always invalid, so the focus moves to it after validation.
      await visitor.key('Enter');
      await visitor.hasFocusOn('textbox', t('name'));
      const { value, isWrong } = await visitor.field(t('email'));
      expect(value).toBe(email);
      results.push([email, !isWrong]);
    }
    expect(results).toEqual(emails.map((email) => [email, isAccepted(email)]));
    expect(new Set(results.map(([, accepted]) => accepted)).size, 'some are accepted, some are not').toBe(2);
  });
});

test('the Content Security Policy blocks and reports violations', async ({ visitor }) => {
  await visitor.open('/');
  const { knowsTrustedTypes, title, color } = await visitor.tryViolations();
  expect({ title, color }).toEqual({ title: titleOf(english, '/'), color: '' });
  expect(knowsTrustedTypes, 'trusted types').toBe(true);
  const { violations } = await visitor.failures();
  // Each as an event in the page and as a report to the server.
  for (const directive of ['style-src-attr', 'require-trusted-types-for']) {
    expect(violations.filter((what) => what.startsWith(directive)).length, directive).toBeGreaterThanOrEqual(2);
  }
  await visitor.forget();
});
