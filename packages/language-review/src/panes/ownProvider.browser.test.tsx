import { I18nProvider, LinguiContext } from '@lingui/react';
import { setupI18n } from '@lingui/core';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createIntl, IntlProvider, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { flat } from '../adapters/flat/flat.preview';
import { lingui } from '../adapters/lingui/lingui.preview';
import { reactI18next } from '../adapters/reactI18next/reactI18next.preview';
import { reactIntl } from '../adapters/reactIntl/reactIntl.preview';
import { renderWith } from '../fixtures/testProvider';
import { ownProviderProblem } from './ownProvider.preview';

const i18next = createInstance();
void i18next.init({ lng: 'en', resources: {} });

const linguiInstance = setupI18n({ locale: 'en', messages: { en: {} } });
const json = { './locales/en.json': { title: 'Title' } };

const Language = ({ children }: { children: ReactNode }) => children;

const libraries = {
  I18nextProvider: [
    { format: 'react-i18next', create: () => reactI18next(i18next, json) },
    (children: ReactNode) => <I18nextProvider i18n={i18next}>{children}</I18nextProvider>,
  ],
  IntlProvider: [
    { format: 'react-intl', create: () => reactIntl(json) },
    (children: ReactNode) => (
      <IntlProvider locale="en" messages={{}}>
        {children}
      </IntlProvider>
    ),
  ],
  'IntlProvider of an instance': [
    { format: 'react-intl', create: () => reactIntl(json) },
    (children: ReactNode) => <RawIntlProvider value={createIntl({ locale: 'en' })}>{children}</RawIntlProvider>,
  ],
  I18nProvider: [
    { format: 'lingui', create: () => lingui({}) },
    (children: ReactNode) => <I18nProvider i18n={linguiInstance}>{children}</I18nProvider>,
  ],
  LanguageProvider: [
    { format: 'flat', create: () => flat(json, Language) },
    (children: ReactNode) => <Language>{children}</Language>,
  ],
} as const;

/** What is said about a story. */
function problemIn(name: keyof typeof libraries, children: ReactNode) {
  const [{ format, create }] = libraries[name];
  const { element, adapter, remove } = renderWith({ format, catalogs: 'locales/{language}.json', create, children });
  const problem = ownProviderProblem(element, adapter);
  remove();
  return problem;
}

test.each(Object.keys(libraries) as Array<keyof typeof libraries>)('a project’s own %s is named', (name) => {
  const [, wrap] = libraries[name];
  const story = (
    <main>
      <p>Title</p>
    </main>
  );
  expect(problemIn(name, story)).toBeUndefined();
  const sentence = `has its own ${name.split(' ')[0]} around this story. It wins over that of the addon`;
  expect(problemIn(name, wrap(story))).toContain(sentence);
  expect(problemIn(name, <section>{wrap(story)}</section>), 'around a part').toContain(sentence);
});

test('what only reads the context is no provider', () => {
  expect(
    problemIn('I18nProvider', <LinguiContext.Consumer>{() => <p>Title</p>}</LinguiContext.Consumer>),
  ).toBeUndefined();
});

test('in development, the file that has it is named', () => {
  const [, wrap] = libraries.IntlProvider;
  expect(problemIn('IntlProvider', wrap(<p>Title</p>))).toMatch(
    /packages\/language-review\/src\/panes\/ownProvider\.browser\.test\.tsx has its own/,
  );
});
