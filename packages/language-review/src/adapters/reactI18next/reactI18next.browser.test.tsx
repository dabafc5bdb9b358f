import { createInstance, type i18n, type InitOptions } from 'i18next';
import { act, type ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { textsIn } from '../../catalogs/messages.ts';
import { placeholdersOf } from '../../checks/text/evaluateMessage.ts';
import { baseKey } from '../../catalogs/plurals.ts';
import type { CatalogModules } from '../adapter.ts';
import { renderWith } from '../../fixtures/testProvider.tsx';
import { reactI18next } from './reactI18next.preview.tsx';

const modules: CatalogModules = {
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
afterEach(() => unmount());

interface Rendered {
  options?: InitOptions;
  edits?: Record<string, string>;
  catalogs?: string;
  files?: CatalogModules;
  /** Called before the instance is initialized. */
  prepare?: (original: i18n) => void;
  /** Whether the instance is initialized after the adapter is created. */
  isLate?: boolean;
}

/** Renders a story in French. */
function rendered(
  children: ReactNode,
  {
    options = {},
    edits,
    catalogs = 'locales/{language}/{namespace}.json',
    files = modules,
    prepare,
    isLate,
  }: Rendered = {},
) {
  const original = createInstance();
  prepare?.(original);
  const init = () =>
    void original.init({
      lng: 'en',
      fallbackLng: 'en',
      defaultNS: 'common',
      resources: {},
      interpolation: { escapeValue: false },
      ...options,
    });
  if (!isLate) init();
  const create = () => reactI18next(original, files);
  const story = renderWith({ format: 'react-i18next', catalogs, create, edits, children });
  unmount = story.remove;
  return { init, original, ...story };
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

test('hook and component give the messages of the addon, and report each with its language and text', () => {
  const { element, uses, original } = rendered(<Story />);
  expect(element).toHaveTextContent('Le port3 joursEnglishBonjour Noor !es');
  expect(uses()).toEqual(
    new Set([
      'fr common:title: Le port',
      'fr common:days_other: 3 jours',
      // A text that replaces a missing translation counts for the language that lacks it.
      'fr common:nested.only: English',
      'fr shop:greeting: Bonjour <strong>Noor</strong> !',
      // It is asked for, and a plural form answers.
      'unknown common:days',
    ]),
  );
  expect(original.language).toBe('en');
});

test('a message that no catalog has is reported as unknown', () => {
  function Unknown() {
    const { t, i18n } = useTranslation('shop');
    return [t('none', 'In no catalog'), t(['first', 'common:title']), `${i18n.exists('common:last')}`];
  }
  const { element, uses } = rendered(<Unknown />);
  expect(element).toHaveTextContent('In no catalogLe portfalse');
  expect(uses()).toEqual(
    new Set(['unknown shop:none', 'unknown shop:first', 'fr common:title: Le port', 'unknown common:last']),
  );
});

test('an edit is shown, also of a message that the files do not have', () => {
  const { element } = rendered(<Story />, { edits: { 'common:title': 'Au port', 'common:nested.only': 'Français' } });
  expect(element).toHaveTextContent('Au port3 joursFrançaisBonjour Noor !');
});

test('without namespaces, a key is its path in the default namespace', () => {
  const { element, uses } = rendered(<Story />, { catalogs: 'locales/{language}/common.json' });
  expect(element).toHaveTextContent('Le port3 jours');
  expect(uses()).toContain('fr title: Le port');
});

test('the formats and postprocessors of the project stay', () => {
  const { init, show, element, original } = rendered(<Story />, {
    options: { postProcess: 'shout' },
    isLate: true,
    prepare: (instance) =>
      void instance.use({ type: 'postProcessor', name: 'shout', process: (text: string) => `${text}.` }),
  });
  act(init);
  original.services.formatter?.add('inWords', (value: number) => (value === 3 ? 'trois' : String(value)));
  show({ 'common:days_other': '{{count, inWords}} jours' });
  expect(element).toHaveTextContent('Le port.trois jours.');
});

test('an instance that is ready later is waited for, and the panel says so', async () => {
  const { init, element, adapter } = rendered(<Story />, { options: { initAsync: true }, isLate: true });
  expect(element).toHaveTextContent('');
  expect(adapter.problems?.()).toEqual([expect.stringContaining('call `init`')]);
  await act(async () => init());
  await expect.poll(() => element.textContent).toContain('Le port');
  expect(adapter.problems?.()).toEqual([]);
});

test('a language that the story chooses is passed on', async () => {
  const { element, chosen } = rendered(<Story />);
  await act(async () => element.querySelector('button')?.click());
  expect(chosen).toEqual(['es']);
});

const crew = {
  title: 'Crew',
  tasks: ['Watch', 'Steer', 'Cook'],
  people: [{ name: 'Ines', role: 'Mate' }, { name: 'Omar' }],
  limits: { beds: 8, isFull: false, note: 'In beds' },
  sailor_male: 'Sailor',
  sailor_female: 'Sailor (she)',
};
const inFrench = {
  title: 'Équipage',
  tasks: ['Veiller', 'Barrer', 'Cuisiner'],
  people: [{ name: 'Ines', role: 'Second' }, { name: 'Omar' }],
  limits: { beds: 8, isFull: false, note: 'En couchettes' },
  sailor_male: 'Marin',
  sailor_female: 'Matelote',
};
/** The instance holds the source language only. */
const ofCrew: Rendered = {
  files: { '../locales/en/crew.json': crew, '../locales/fr/crew.json': inFrench },
  options: { defaultNS: 'crew', resources: { en: { crew } } },
};

function Lists() {
  const { t } = useTranslation();
  const [tasks, people, limits] = ['tasks', 'people', 'limits'].map((key) => t(key, { returnObjects: true })) as [
    string[],
    Array<{ name: string; role?: string }>,
    { beds: number; isFull: boolean; note: string },
  ];
  return (
    <>
      <ol>{tasks.map((task) => `${task};`)}</ol>
      <ul>{people.map(({ name, role = '?' }) => `${name}, ${role};`)}</ul>
      <p>
        {t('limits.beds')} {limits.beds} {String(limits.isFull)} {limits.note}
      </p>
      <p>{t('tasks', { joinArrays: ' + ' })}</p>
      <p>{t('sailor', { context: 'female' })}</p>
    </>
  );
}

test('lists and objects are those of the language, with what is no text', () => {
  const { element, uses } = rendered(<Lists />, ofCrew);
  expect(element).toHaveTextContent(
    'Veiller;Barrer;Cuisiner;Ines, Second;Omar, ?;8 8 false En couchettesVeiller + Barrer + CuisinerMatelote',
  );
  for (const use of [
    'tasks.1: Barrer',
    'people.0.role: Second',
    'limits.note: En couchettes',
    'tasks.0: Veiller + Barrer + Cuisiner',
    'sailor_female: Matelote',
  ])
    expect(uses()).toContain(`fr crew:${use}`);
  // It may get longer.
  expect(uses()).toContain('unknown crew:tasks');
});

test('an edit inside of a list or an object is shown, and is gone once it is undone', () => {
  const { element, show, original } = rendered(<Lists />, ofCrew);
  show({ 'crew:tasks.1': 'Tenir la barre', 'crew:people.1.role': 'Coq', 'crew:limits.note': 'Au lit' });
  expect(element).toHaveTextContent('Veiller;Tenir la barre;Cuisiner;Ines, Second;Omar, Coq;8 8 false Au lit');
  show();
  expect(element).toHaveTextContent('Veiller;Barrer;Cuisiner;Ines, Second;Omar, ?;8 8 false En couchettes');
  expect(original.getResourceBundle('en', 'crew')).toEqual(crew);
});

test('a list that the language does not have is that of the default language, with the items that are edited', () => {
  const { element, show } = rendered(<Lists />, {
    ...ofCrew,
    files: { '../locales/en/crew.json': crew, '../locales/fr/crew.json': { title: 'Équipage' } },
  });
  expect(element).toHaveTextContent('Watch;Steer;Cook;Ines, Mate;Omar, ?;8 8 false In beds');
  show({ 'crew:tasks.1': 'Barrer' });
  expect(element).toHaveTextContent('Watch;Barrer;Ines, Mate');
});

function Separated() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('limits/note')}</p>
      <p>{t('shop|greeting', { name: 'Noor' })}</p>
      <p>{t('bed', { count: 2 })}</p>
      <p>{t('sailor', { context: 'female' })}</p>
      <p>{t('Mind the gap. Really.')}</p>
    </>
  );
}

test('a language that the project does not support yet is shown', () => {
  const { element, original } = rendered(<Story />, { options: { supportedLngs: ['en', 'es'] } });
  expect(element).toHaveTextContent('Le port3 joursEnglishBonjour Noor !');
  expect(original.t('title', { lng: 'fr' })).not.toBe('Le port');
});

test('separators, prefix and suffix are those of the instance', () => {
  const { element, uses, messages, show } = rendered(<Separated />, {
    files: {
      '../locales/en/crew.json': {
        limits: { note: 'In beds' },
        'bed~one': '%{count} bed',
        'bed~other': '%{count} beds',
        'sailor=female': 'Sailor (she)',
        'Mind the gap. Really.': 'Mind the gap. Really.',
      },
      '../locales/fr/crew.json': {
        limits: { note: 'En couchettes' },
        'bed~one': '%{count} couchette',
        'bed~other': '%{count} couchettes',
        'sailor=female': 'Matelote',
        'Mind the gap. Really.': 'Attention à la marche. Vraiment.',
      },
      '../locales/fr/shop.json': { greeting: 'Bonjour %{name}' },
    },
    options: {
      defaultNS: 'crew',
      keySeparator: '/',
      nsSeparator: '|',
      pluralSeparator: '~',
      contextSeparator: '=',
      interpolation: { prefix: '%{', suffix: '}', escapeValue: false },
    },
  });
  expect(element).toHaveTextContent('En couchettesBonjour Noor2 couchettesMateloteAttention à la marche. Vraiment.');
  expect(uses()).toEqual(
    new Set([
      'fr crew:limits.note: En couchettes',
      'fr shop:greeting: Bonjour Noor',
      'fr crew:bed~other: 2 couchettes',
      'fr crew:sailor=female: Matelote',
      'fr crew:Mind the gap. Really.: Attention à la marche. Vraiment.',
      // They are asked for, and a plural form and a context answer.
      'unknown crew:bed',
      'unknown crew:sailor',
    ]),
  );
  expect(baseKey('crew:bed~one', textsIn(messages.en))).toBe('crew:bed');
  expect(placeholdersOf('%{count} {{name}}')).toEqual(['%{count}']);
  show({ 'crew:limits.note': 'Au lit' });
  expect(element).toHaveTextContent('Au litBonjour');
});

test('messages inside of others, and those with processors of their own, are requested as well', () => {
  function Terms() {
    const { t } = useTranslation();
    return (
      <p>
        {t('terms')} {t('title', { postProcess: 'loud' })}
      </p>
    );
  }
  const files = { '../locales/fr/common.json': { terms: 'Voir les $t(name).', name: 'conditions', title: 'Le port' } };
  const { element, uses } = rendered(<Terms />, {
    files: { '../locales/en/common.json': { terms: '', name: '', title: '' }, ...files },
    prepare: (original) =>
      original.use({ type: 'postProcessor', name: 'loud', process: (text: string) => `${text} !` }),
  });
  expect(element).toHaveTextContent('Voir les conditions. Le port !');
  expect(uses()).toEqual(
    new Set(['fr common:terms: Voir les conditions.', 'fr common:name: conditions', 'fr common:title: Le port !']),
  );
});

test('a value that is escaped and shown as it was is one of the message', () => {
  const files = { '../locales/fr/common.json': { hello: 'Bonjour <1>{{name}}</1> !' } };
  const { element, uses } = rendered(
    <Trans i18nKey="hello" values={{ name: "O'Brien" }}>
      Hello <b>x</b>!
    </Trans>,
    { files: { '../locales/en/common.json': { hello: '' }, ...files } },
  );
  expect(element).toHaveTextContent("Bonjour O'Brien !");
  expect(uses()).toContain("fr common:hello: Bonjour <1>O'Brien</1> !");
});
