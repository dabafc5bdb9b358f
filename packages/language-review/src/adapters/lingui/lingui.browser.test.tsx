import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { Trans, useLingui } from '@lingui/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CatalogModules } from '../adapter.ts';
import { renderWith } from '../../fixtures/testProvider.tsx';
import { lingui } from './lingui.preview.tsx';

const header = 'msgid ""\nmsgstr ""\n"Language: xx\\n"\n';
const po = (messages: Record<string, string>) =>
  Object.entries(messages).reduce((text, [id, message]) => `${text}\nmsgid "${id}"\nmsgstr "${message}"\n`, header);

const days = '{count, plural, one {# day} other {# days}}';
const files: CatalogModules = {
  '../locales/en/shop.po': po({
    title: 'Port',
    'Hello <0>{name}</0>!': 'Hello <0>{name}</0>!',
    [days]: days,
    only: '{count, plural, one {an English text} other {English texts}}',
  }),
  '../locales/fr/shop.po': `${po({
    title: 'Le port',
    'Hello <0>{name}</0>!': 'Bonjour <0>{name}</0> !',
    [days]: '{count, plural, one {# jour} other {# jours}}',
    only: '',
  })}\nmsgctxt "verb"\nmsgid "Order"\nmsgstr "Commander"\n`,
  '../locales/xx/shop.po': po({ title: 'Of no locale' }),
};

/** As the macros write it. */
function Story() {
  const { _, i18n } = useLingui();
  return (
    <>
      <h1>{_('title')}</h1>
      <p>
        <Trans
          id={generateMessageId('Hello <0>{name}</0>!')}
          message="Hello <0>{name}</0>!"
          values={{ name: 'Noor' }}
          components={{ 0: <strong /> }}
        />
      </p>
      <p>{i18n._({ id: generateMessageId(days), message: days, values: { count: 0 } })}</p>
      <p>{i18n.t('only', { count: 0 })}</p>
      <p>{_(generateMessageId('Order', 'verb'))}</p>
      <p>{_({ id: 'none', message: 'In no catalog' })}</p>
      <p>{i18n.date(new Date(2030, 0, 2), { month: 'long', day: 'numeric' })}</p>
      <button type="button" onClick={() => i18n.activate('es')}>
        es
      </button>
    </>
  );
}

let remove = () => {};
afterEach(() => {
  remove();
  vi.restoreAllMocks();
});

function shown({ catalogs = files, pattern = 'locales/{language}/shop.po', edits = {} } = {}) {
  const story = renderWith({
    format: 'lingui',
    catalogs: pattern,
    create: () => lingui(catalogs),
    edits,
    children: <Story />,
  });
  ({ remove } = story);
  return story;
}

test('hook and component give the messages of the addon, by id and by source text, and report each', () => {
  const { element, uses, adapter } = shown();
  // 0 is singular in French, and plural in the English text that stands for a missing one.
  expect(element).toHaveTextContent('Le portBonjour Noor !0 jourEnglish textsCommanderIn no catalog2 janvier');
  expect(element.querySelector('strong')).toHaveTextContent('Noor');
  expect(uses()).toEqual(
    new Set([
      'fr title: Le port',
      'fr Hello <0>{name}</0>!: Bonjour <0>Noor</0> !',
      `fr ${days}: 0 jour`,
      'fr only: English texts',
      'fr Order (verb): Commander',
      '2 janvier',
    ]),
  );
  expect(adapter.problems?.()).toEqual([]);
});

test('an edit is shown at once; one that is not valid is shown as it is', () => {
  const { element, show } = shown({ edits: { title: 'Au port', only: 'Français' } });
  expect(element).toHaveTextContent('Au portBonjour Noor !0 jourFrançais');
  show({ title: 'Encore au port' });
  expect(element).toHaveTextContent('Encore au port');
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  show({ title: 'Au {port' });
  expect(element.querySelector('h1')).toHaveTextContent('Au {port');
  expect(errors).toHaveBeenCalled();
});

test('with several catalogs, keys begin with the namespace', () => {
  const { element, uses } = shown({ pattern: 'locales/{language}/{namespace}.po' });
  expect(element).toHaveTextContent('Le port');
  expect(uses()).toContain('fr shop:title: Le port');
});

test('a text in several catalogs is listed for each; the last one that has it is shown', () => {
  const catalogs = {
    '../locales/en/cart.po': po({ title: 'Cancel' }),
    '../locales/fr/cart.po': po({ title: 'Annuler' }),
    '../locales/en/form.po': po({ title: 'Cancel' }),
    '../locales/fr/form.po': po({ title: 'Abandonner' }),
  };
  const { element, uses, show } = shown({ pattern: 'locales/{language}/{namespace}.po', catalogs });
  expect(element.querySelector('h1')).toHaveTextContent('Abandonner');
  expect(uses()).toEqual(new Set(['fr cart:title: undefined', 'fr form:title: Abandonner', '2 janvier']));
  show({ 'form:title': '' });
  expect(element.querySelector('h1')).toHaveTextContent('Annuler');
});

test('a compiled catalog is shown, but not reviewed; a broken one is named. Both have a sentence', () => {
  const compiled = { messages: { title: ['Le port'], [generateMessageId(days)]: [['count'], ' jours'] } };
  const { element, uses, messages, adapter } = shown({
    catalogs: { ...files, '../locales/fr/shop.po': compiled, '../locales/ar/shop.po': 'msgid "title"\nmsgstr "x' },
  });
  expect(element).toHaveTextContent('Le portHello Noor!0 jours');
  expect(uses()).toEqual(new Set(['2 janvier']));
  expect(messages.fr).toEqual({});
  expect(adapter.problems?.()).toEqual([
    "../locales/fr/shop.po is compiled: its messages are shown, but cannot be reviewed or edited. Import it in .storybook/preview with { query: '?raw', import: 'default' }.",
    '../locales/ar/shop.po is broken in line 2: the double quote at the end of the text is missing in this line.',
  ]);
});

test('a language that the story chooses is passed on', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { element, chosen } = shown();
  element.querySelector('button')?.click();
  expect(chosen).toEqual(['es']);
});
