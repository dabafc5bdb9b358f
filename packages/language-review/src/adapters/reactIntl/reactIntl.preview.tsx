import { useMemo, type ReactNode } from 'react';
import { createIntl, IntlContext, RawIntlProvider, type IntlConfig, type IntlShape } from 'react-intl';
import { defaultLocale, fallbacksOf, tagOf, type Catalogs, type Language, type MessageKey } from '../../config.ts';
import { lookup } from '../../catalogs/messages.ts';
import {
  mayBeKey,
  requestTraps,
  reportingValues,
  type Adapter,
  type AdapterProviderProps,
  type CatalogModules,
  type Requested,
} from '../adapter.ts';
import { readCatalogs } from '../readCatalogs.ts';

/** What a project passes to its own `IntlProvider`, beside languages and messages. */
type IntlOptions = Partial<Omit<IntlConfig, 'locale' | 'defaultLocale' | 'messages'>>;

/** As `formatMessage` is called, whatever types a project declares for its messages. */
type FormatMessage = (
  descriptor: { id?: string | undefined },
  values?: Readonly<Record<string, unknown>>,
  options?: object,
) => ReactNode;

const messagesOf = (catalogs: Catalogs, language: Language) =>
  Object.fromEntries(
    fallbacksOf(language)
      .toReversed()
      .flatMap((code) => Object.entries<string | undefined>(catalogs[code] ?? {}))
      .flatMap(([id, text]) => (text?.trim() ? [[id, text]] : [])),
  );

/** The texts in what is rendered for a message; elements have their own. */
const textsIn = (rendered: unknown) =>
  [rendered].flat().filter((part): part is string => typeof part === 'string' && part !== '');

/** What `intl` makes texts of values with. */
const valueFormatters = [
  'formatDate',
  'formatTime',
  'formatDateTimeRange',
  'formatRelativeTime',
  'formatNumber',
  'formatList',
  'formatDisplayName',
  'formatDateToParts',
  'formatTimeToParts',
  'formatNumberToParts',
  'formatListToParts',
] as const satisfies ReadonlyArray<keyof IntlShape>;

/** An `intl` with the messages of the addon, which reports what it gives. */
function intlWithCatalogs(
  { defaultRichTextElements, ...options }: IntlOptions,
  { language, catalogs, onMessage, onUnknown, onValue }: Requested,
): IntlShape {
  const intlOf = (code: Language) =>
    createIntl({
      ...options,
      locale: tagOf(code),
      defaultLocale: tagOf(defaultLocale()),
      messages: messagesOf(catalogs, code),
    });
  const own = intlOf(language);
  // Its numbers and plurals are those of its text.
  const fallback = language === defaultLocale() ? own : intlOf(defaultLocale());
  const isKnown = (id: string | undefined): id is MessageKey =>
    id !== undefined && [own, fallback].some(({ messages }) => Object.hasOwn(messages, id));

  const reportUnknown = (id: string | symbol) => {
    if (mayBeKey(id) && !isKnown(id)) onUnknown(id);
  };
  const formatMessage: FormatMessage = (descriptor, values, formatOptions) => {
    const { id } = descriptor;
    const giver = isKnown(id) && lookup(catalogs, language, id).language !== language ? fallback : own;
    const format = giver.formatMessage as FormatMessage;
    if (id !== undefined) reportUnknown(id);
    if (!isKnown(id)) return format(descriptor, { ...defaultRichTextElements, ...values }, formatOptions);
    const report = (rendered: unknown) => {
      const texts = textsIn(rendered);
      // A text that replaces a missing translation counts for the language that lacks it.
      for (const text of texts) onMessage(id, language, text);
      return texts.length;
    };
    const reported = Object.entries({ ...defaultRichTextElements, ...values }).map(([name, value]) => [
      name,
      typeof value !== 'function'
        ? value
        : (chunks: unknown) => {
            report(chunks);
            return (value as (chunks: unknown) => unknown)(chunks);
          },
    ]);
    const rendered = format(descriptor, Object.fromEntries(reported), formatOptions);
    // A message that is empty, or has elements alone, gives no text.
    if (report(rendered) === 0) onMessage(id, language);
    return rendered;
  };
  const formatters = valueFormatters.map((name) => [
    name,
    reportingValues(own[name] as (...args: unknown[]) => unknown, onValue),
  ]);
  return {
    ...own,
    // A component may look whether there is a message before it asks for it.
    messages: new Proxy(own.messages, requestTraps(reportUnknown)),
    ...Object.fromEntries(formatters),
    defaultRichTextElements,
    formatMessage,
    $t: formatMessage,
  } as IntlShape;
}

/**
 * For `react-intl`: `useIntl` and components such as `<FormattedMessage>` give the messages of the addon. An `intl` that the project
 * creates itself stays as it is.
 * @param files the catalogs
 * @param options those of the project's provider: formats, `defaultRichTextElements`, …
 */
export function reactIntl(files: CatalogModules, options: IntlOptions = {}): Adapter {
  function Provider({ language, catalogs, onMessage, onUnknown, onValue, children }: AdapterProviderProps) {
    const intl = useMemo(
      () => intlWithCatalogs(options, { language, catalogs, onMessage, onUnknown, onValue }),
      [language, catalogs, onMessage, onUnknown, onValue],
    );
    return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
  }
  return {
    readMessages: () => readCatalogs(files),
    library: { name: 'IntlProvider', provider: IntlContext },
    Provider,
  };
}
