import { createInstance, type InitOptions } from 'i18next';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Trans, useTranslation } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { configure, type Language } from '../../config.ts';
import { testConfig } from '../../testConfig.ts';
import type { AdapterProviderProps } from '../adapter.ts';
import { reactI18next } from './index.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const files = {
  '../locales/en/common.json': {
    title: 'Port',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    nested: { only: 'English' },
  },
  '../locales/fr/common.json': { title: 'Le port', days_one: '{{count}} jour', days_other: '{{count}} jours' },
  '../locales/en/shop.json': { greeting: 'Hello <strong>{{name}}</strong>!' },
  '../locales/fr/shop.json': { greeting: 'Bonjour <strong>{{name}}</strong> !' },
  '../locales/xx/common.json': { title: 'Of no locale' },
};

let unmount = () => {};
afterEach(() => {
  act(() => unmount());
  configure(testConfig);
});

/** Renders a story in French. */
function rendered(
  children: ReactNode,
  {
    options = {},
    edits = {},
    catalogs = 'locales/{language}/{namespace}.json',
  }: {
    options?: InitOptions;
    edits?: Record<string, string>;
    catalogs?: string;
  } = {},
) {
  configure({ ...testConfig, format: 'react-i18next', catalogs });
  const original = createInstance();
  const init = () =>
    void original.init({
      lng: 'en',
      fallbackLng: 'en',
      defaultNS: 'common',
      resources: {},
      interpolation: { escapeValue: false },
      ...options,
    });
  const { readMessages, Provider } = reactI18next(original, files);
  const messages = readMessages() as Record<string, object>;
  const uses: string[] = [];
  const chosen: Language[] = [];
  const props: Omit<AdapterProviderProps, 'children'> = {
    language: 'fr',
    direction: 'ltr',
    catalogs: { ...messages, fr: { ...messages.fr, ...edits } },
    onLanguageChange: (language) => void chosen.push(language),
    onMessage: (key, language, text) => void uses.push(`${language} ${key}: ${text}`),
  };
  const element = document.createElement('div');
  const root = createRoot(element);
  unmount = () => root.unmount();
  const show = () => act(() => root.render(<Provider {...props}>{children}</Provider>));
  return { init, show, element, uses, chosen, original };
}

function shown(...given: Parameters<typeof rendered>) {
  const story = rendered(...given);
  story.init();
  story.show();
  return story;
}

function Story({ count = 3 }) {
  const { t, i18n } = useTranslation(['common', 'shop']);
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('days', { count })}</p>
      <p>{t('nested.only')}</p>
      <p>
        <Trans t={t} i18nKey="shop:greeting" values={{ name: 'Noor' }} components={{ strong: <strong /> }} />
      </p>
      <button type="button" onClick={() => void i18n.changeLanguage('es')}>
        es
      </button>
    </>
  );
}

test('hook and component give the messages of the review, and report each with its language and text', () => {
  const { element, uses, original } = shown(<Story />);
  expect(element).toHaveTextContent('Le port3 joursEnglishBonjour Noor !es');
  expect(new Set(uses)).toEqual(
    new Set([
      'fr common:title: Le port',
      'fr common:days_other: 3 jours',
      // A text that replaces a missing translation counts for the language that lacks it.
      'fr common:nested.only: English',
      'fr shop:greeting: Bonjour <strong>Noor</strong> !',
    ]),
  );
  expect(original.language).toBe('en');
});

test('an edit is shown, also of a message that the files do not have', () => {
  const { element } = shown(<Story />, { edits: { 'common:title': 'Au port', 'common:nested.only': 'Français' } });
  expect(element).toHaveTextContent('Au port3 joursFrançaisBonjour Noor !');
});

test('without namespaces, a key is its path in the default namespace', () => {
  const { element, uses } = shown(<Story />, { catalogs: 'locales/{language}/common.json' });
  expect(element).toHaveTextContent('Le port3 jours');
  expect(uses).toContain('fr title: Le port');
});

test('the formats and postprocessors of the project stay', () => {
  const { init, show, element, original } = rendered(<Story />, {
    options: { postProcess: 'shout' },
    edits: { 'common:days_other': '{{count, inWords}} jours' },
  });
  original.use({ type: 'postProcessor', name: 'shout', process: (text: string) => `${text}.` });
  init();
  original.services.formatter?.add('inWords', (value: number) => (value === 3 ? 'trois' : String(value)));
  show();
  expect(element).toHaveTextContent('Le port.trois jours.');
});

test('an instance that is ready later is waited for', async () => {
  const { init, show, element } = rendered(<Story />, { options: { initAsync: true } });
  show();
  expect(element).toHaveTextContent('');
  await act(async () => init());
  await expect.poll(() => element.textContent).toContain('Le port');
});

test('a language that the story chooses is passed on', async () => {
  const { element, chosen } = shown(<Story />);
  await act(async () => element.querySelector('button')?.click());
  expect(chosen).toEqual(['es']);
});
