import type { ReactNode } from 'react';
import {
  FormattedDate,
  FormattedDateParts,
  FormattedList,
  FormattedMessage,
  FormattedRelativeTime,
  useIntl,
} from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWith } from '../../fixtures/testProvider.tsx';
import { reactIntl } from './reactIntl.preview.tsx';

const files = {
  '../locales/en.json': {
    title: 'Port',
    greeting: 'Hello <b>{name}</b>!',
    days: '{count, plural, one {# day} other {# days}}',
    only: '{count, plural, one {an English text} other {English texts}}',
    link: 'Read <a>more</a>',
  },
  '../locales/fr.json': {
    title: 'Le port',
    greeting: 'Bonjour <b>{name}</b> !',
    days: '{count, plural, one {# jour} other {# jours}}',
    only: '',
    link: 'Lire <a>plus</a>',
  },
  '../locales/xx.json': { title: 'Of no locale' },
};

function Story() {
  const intl = useIntl();
  return (
    <>
      <h1 title={intl.$t({ id: 'title' })}>{intl.formatMessage({ id: 'title' })}</h1>
      <p>
        <FormattedMessage id="greeting" values={{ name: 'Noor', b: (chunks: ReactNode) => <b>{chunks}</b> }} />
      </p>
      <p>
        <FormattedMessage id="days" values={{ count: 0 }} />
      </p>
      <p>{intl.formatMessage({ id: 'only' }, { count: 0 })}</p>
      <p>{intl.formatMessage({ id: 'link' })}</p>
      <p>{intl.formatMessage({ id: 'none', defaultMessage: 'In no catalog' })}</p>
    </>
  );
}

let remove = () => {};
afterEach(() => {
  remove();
  vi.restoreAllMocks();
});

function shown(edits?: Record<string, string>) {
  // The library reports the message that is in no catalog.
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const story = renderWith({
    format: 'react-intl',
    catalogs: 'locales/{language}.json',
    create: () => reactIntl(files, { defaultRichTextElements: { a: (chunks) => <a href="#more">{chunks}</a> } }),
    edits,
    children: <Story />,
  });
  ({ remove } = story);
  return { ...story, errors };
}

test('hook and component give the messages of the addon, and report each text that they render', () => {
  const { element, uses } = shown();
  // 0 is singular in French, and plural in the English text that stands for a missing one.
  expect(element).toHaveTextContent('Le portBonjour Noor !0 jourEnglish textsLire plusIn no catalog');
  expect(element.querySelector('h1')).toHaveAttribute('title', 'Le port');
  expect(element.querySelector('a')).toHaveTextContent('plus');
  expect(uses()).toEqual(
    new Set([
      'fr title: Le port',
      'fr greeting: Bonjour ',
      'fr greeting: Noor',
      'fr greeting:  !',
      'fr days: 0 jour',
      'fr only: English texts',
      'fr link: Lire ',
      'fr link: plus',
      'unknown none',
    ]),
  );
});

test('texts that the library makes of values are reported as such', () => {
  const story = renderWith({
    format: 'react-intl',
    catalogs: 'locales/{language}.json',
    create: () => reactIntl(files),
    children: (
      <>
        <FormattedDate value={Date.UTC(2030, 0, 2)} month="long" day="numeric" timeZone="UTC" />
        <FormattedRelativeTime value={-3} unit="day" />
        <FormattedList value={['Noor', 'Zoe']} />
        <FormattedList value={[<b key="a">A</b>, <b key="b">B</b>]} />
        <FormattedDateParts value={Date.UTC(2030, 2, 2)} month="long" day="numeric" timeZone="UTC">
          {(parts) => <>{parts.map(({ value }) => value)}</>}
        </FormattedDateParts>
      </>
    ),
  });
  ({ remove } = story);
  expect(story.uses()).toEqual(new Set(['2 janvier', 'il y a 3 jours', 'Noor et Zoe', ' et ', '2', ' ', 'mars']));
});

test('an edit is shown, also of a message that is missing; one that is not valid is shown as it is', () => {
  const { element, show, errors } = shown({ title: 'Au port', only: 'Français' });
  expect(element).toHaveTextContent('Au portBonjour Noor !0 jourFrançaisLire plus');
  show({ title: 'Au {port' });
  expect(element.querySelector('h1')).toHaveTextContent('Au {port');
  expect(errors).toHaveBeenCalled();
});

test('a message that is empty, or has elements alone, is requested as well', () => {
  const message = '{unit, select, kg { kg} other {}}';
  const story = renderWith({
    format: 'react-intl',
    catalogs: 'locales/{language}.json',
    create: () => reactIntl({ '../locales/en.json': { unit: message, by: '{author}' }, '../locales/fr.json': {} }),
    children: (
      <>
        <FormattedMessage id="unit" values={{ unit: 'm' }} />
        <FormattedMessage id="by" values={{ author: <b>Noor</b> }} />
      </>
    ),
  });
  ({ remove } = story);
  for (const key of ['unit', 'by']) expect([...story.uses()].join()).toContain(`fr ${key}`);
});

test('a message that is in no catalog yet has the elements of the provider', () => {
  const story = renderWith({
    format: 'react-intl',
    catalogs: 'locales/{language}.json',
    create: () => reactIntl(files, { defaultRichTextElements: { b: (chunks) => <b>{chunks}</b> }, onError: () => {} }),
    children: <FormattedMessage id="new" defaultMessage="Save <b>10 %</b>" />,
  });
  ({ remove } = story);
  expect(story.element.querySelector('b')).toHaveTextContent('10 %');
});
