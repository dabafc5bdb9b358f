import { setupI18n, type I18n, type MessageDescriptor, type MessageOptions, type Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { LinguiContext } from '@lingui/react';
import { useEffect, useMemo } from 'react';
import { catalogAt, joinKey } from '../../catalogs/catalogPaths.ts';
import { defaultLocale, isLanguage, languageCodes, tagOf, type Language, type MessageKey } from '../../config.ts';
import { lookup } from '../../catalogs/messages.ts';
import {
  reportingValues,
  type Adapter,
  type AdapterProviderProps,
  type CatalogModules,
  type Requested,
} from '../adapter.ts';
import { FormatError } from '../catalogFormat.ts';
import { scanPo } from './scanPo.ts';

/** What the catalogs have, and what is wrong with them. */
interface ReadCatalogs {
  messages: Map<Language, Map<string, string>>;
  /** The keys of the addon, by the ids that components request: one for each catalog that has the message. */
  keys: Map<string, Set<MessageKey>>;
  /** The messages of catalogs that cannot be edited, by language. */
  compiled: Partial<Record<Language, Messages>>;
  problems: string[];
}

/** The messages in a compiled catalog, whether its module or its default export was imported. */
function compiledMessages(content: unknown): Messages {
  const { messages = content } = (content ?? {}) as { messages?: unknown };
  return (typeof messages === 'object' ? messages : {}) as Messages;
}

function readCatalogs(files: CatalogModules): ReadCatalogs {
  const read: ReadCatalogs = {
    messages: new Map(languageCodes().map((code) => [code, new Map()])),
    keys: new Map(),
    compiled: {},
    problems: [],
  };
  for (const [path, content] of Object.entries(files)) {
    const { language, namespace } = catalogAt(path) ?? {};
    const messages = isLanguage(language) ? read.messages.get(language) : undefined;
    if (!isLanguage(language) || !messages) continue;
    if (typeof content !== 'string') {
      read.compiled[language] = { ...read.compiled[language], ...compiledMessages(content) };
      read.problems.push(
        `${path} is compiled: its messages are shown, but cannot be reviewed or edited. Import it in .storybook/preview with { query: '?raw', import: 'default' }.`,
      );
      continue;
    }
    const addKey = (id: string, key: MessageKey) => read.keys.set(id, (read.keys.get(id) ?? new Set()).add(key));
    try {
      for (const [name, { id, context, text }] of scanPo(content)) {
        const key = joinKey(namespace, name) as MessageKey;
        messages.set(key, text);
        // Components request a message by its id, or by what Lingui generates from its source text.
        addKey(generateMessageId(id, context), key);
        if (context === undefined) addKey(id, key);
      }
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      const line = content.slice(0, error.offset).split('\n').length;
      read.problems.push(`${path} is broken in line ${line}: ${error.message}.`);
    }
  }
  return read;
}

type Values = Record<string, unknown>;

/** An instance with the messages of the addon, which reports what it gives. */
function instanceWithCatalogs({ keys, compiled }: ReadCatalogs, requests: Omit<Requested, 'onUnknown'>): I18n {
  const { language, catalogs, onMessage, onValue } = requests;
  const instanceOf = (code: Language) =>
    setupI18n({ locale: code, locales: tagOf(code), messages: { [code]: compiled[code] ?? {} } }).setMessagesCompiler(
      compileMessage,
    );
  const own = instanceOf(language);
  const give = own._.bind(own);
  // Its numbers and plurals are those of its text.
  const fallback = language === defaultLocale() ? own : instanceOf(defaultLocale());
  const giveFallback = language === defaultLocale() ? give : fallback._.bind(fallback);

  const reported = (requested: string | MessageDescriptor, passed: Values = {}, options: MessageOptions = {}) => {
    const {
      id,
      values = passed,
      message = options.message,
    } = typeof requested === 'string' ? { id: requested } : requested;
    const known = compiled[language] === undefined ? [...(keys.get(id) ?? [])] : [];
    const found = known.map((key) => ({ key, ...lookup(catalogs, language, key) }));
    // As where Lingui loads several catalogs: what the last one has counts.
    const given = found.findLast((each) => each.language === language) ?? found.at(-1);
    if (!given) return give(id, values, message === undefined ? options : { ...options, message });
    const shown = (given.language === language ? give : giveFallback)(id, values, { ...options, message: given.text });
    // A text that replaces a missing translation counts for the language that lacks it.
    for (const { key } of found) onMessage(key, language, key === given.key ? shown : undefined);
    return shown;
  };
  const date = reportingValues(own.date.bind(own), onValue);
  const number = reportingValues(own.number.bind(own), onValue);
  return Object.assign(own, { _: reported, t: reported, date, number });
}

/**
 * For Lingui: `<Trans>` and `useLingui` give the messages of the addon, and so do the macros that become these. What calls the global
 * `i18n` itself, as the macro of `@lingui/core` does, stays in the language of that instance.
 * @param files the sources of the .po files
 */
export function lingui(files: CatalogModules): Adapter {
  let read: ReadCatalogs | undefined;
  const catalogsRead = () => (read ??= readCatalogs(files));

  function Provider({ language, onLanguageChange, catalogs, onMessage, onValue, children }: AdapterProviderProps) {
    const context = useMemo(() => {
      const i18n = instanceWithCatalogs(catalogsRead(), { language, catalogs, onMessage, onValue });
      return { i18n, _: i18n.t };
    }, [language, catalogs, onMessage, onValue]);
    useEffect(
      () =>
        context.i18n.on('change', () => {
          const { locale } = context.i18n;
          if (isLanguage(locale) && locale !== language) onLanguageChange(locale);
        }),
      [context, language, onLanguageChange],
    );
    // `I18nProvider` would show another instance only when the language changes.
    return <LinguiContext.Provider value={context}>{children}</LinguiContext.Provider>;
  }
  return {
    readMessages: () =>
      Object.fromEntries(
        Array.from(catalogsRead().messages, ([code, messages]) => [code, Object.fromEntries(messages)]),
      ),
    problems: () => catalogsRead().problems,
    library: { name: 'I18nProvider', provider: LinguiContext },
    Provider,
  };
}
