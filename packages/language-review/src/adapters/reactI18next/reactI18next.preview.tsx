import type { i18n as I18n, InitOptions, PostProcessorModule } from 'i18next';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { getDefaults, I18nContext, I18nextProvider } from 'react-i18next';
import { hasNamespaces, joinKey } from '../../catalogs/catalogPaths.ts';
import { defaultLocale, getConfig, isLanguage, languageCodes, type Catalogs, type MessageKey } from '../../config.ts';
import { textsIn } from '../../catalogs/messages.ts';
import type { Adapter, AdapterProviderProps, CatalogModules, Requested } from '../adapter.ts';
import { contentsOf, messagesOf, type CatalogContent } from '../readCatalogs.ts';
import { completeOptions } from './options.ts';
import { changedContents, keyNames } from './resources.ts';

/** What i18next has found for a request. */
interface Resolved {
  exactUsedKey?: string;
  usedNS?: string;
  usedLng?: string;
}

/** The option of an instance that the processor reads; i18next keeps one list of processors for all instances. */
interface ReportingOptions extends InitOptions {
  onMessageGiven?: (resolved: Resolved, text: string) => void;
}

const reporter: PostProcessorModule = {
  type: 'postProcessor',
  name: 'language-review',
  process(text: string, _key: unknown, options: object, translator: { options?: ReportingOptions }) {
    const { i18nResolved } = options as { i18nResolved?: Resolved };
    if (i18nResolved) translator.options?.onMessageGiven?.(i18nResolved, text);
    return text;
  },
};

/** Adds catalogs to an instance. What they have on their outermost level replaces what it had. */
function addContents(instance: I18n, contents: readonly CatalogContent[]) {
  const defaultNamespace = [instance.options.defaultNS].flat()[0] || 'translation';
  for (const { language, namespace = defaultNamespace, content } of contents)
    instance.addResourceBundle(language, namespace, content, false, true, { silent: true, skipCopy: true });
}

/** A copy of the project's instance that has the catalogs of the files and loads nothing. */
function completeCopy(original: I18n, contents: readonly CatalogContent[]) {
  const copy = original.cloneInstance({ forkResourceStore: true, resources: {}, initAsync: false });
  addContents(copy, contents);
  // A language that the project does not support yet (`supportedLngs`) is reviewed as well. The original keeps its own services.
  const { services } = copy;
  const languageUtils = services.languageUtils as object;
  services.languageUtils = Object.assign(Object.create(Object.getPrototypeOf(languageUtils) as object), languageUtils, {
    supportedLngs: false,
    resolveHierarchyCache: {},
  });
  return copy;
}

interface ReadCatalogs {
  contents: readonly CatalogContent[];
  messages: Catalogs;
  nameOf: ReturnType<typeof keyNames>;
}

/** Without it, i18next runs no processor on messages inside of others (`$t(…)`), and those that a call names in place of all. */
function reportAll(copy: I18n) {
  type Translate = (keys: unknown, options?: unknown, ...rest: unknown[]) => unknown;
  const { translator } = copy as unknown as { translator: { translate: Translate } };
  const translate = translator.translate.bind(translator);
  translator.translate = (keys, options, ...rest) => {
    const { applyPostProcessor, postProcess } = Object(options) as {
      applyPostProcessor?: boolean;
      postProcess?: string | readonly string[];
    };
    const isInside = applyPostProcessor === false;
    // An empty list turns off those of the instance as well.
    if (!isInside && !postProcess) return translate(keys, options, ...rest);
    const own = isInside ? [] : [postProcess || []].flat().filter((name) => name !== reporter.name);
    const reporting = { applyPostProcessor: true, postProcess: [...own, reporter.name] };
    return translate(keys, { ...Object(options), ...reporting }, ...rest);
  };
}

/** Reports each key that is asked for: also those before the one that is found, and those that `exists` looks for. */
function reportRequests(copy: I18n, onRequest: (key: string, namespace: string) => void) {
  interface Translator {
    resolve: (keys: unknown, options?: object) => unknown;
    extractFromKey: (key: string, options: object) => { key: string; namespaces: readonly string[] };
  }
  const { translator } = copy as unknown as { translator: Translator };
  const resolve = translator.resolve.bind(translator);
  translator.resolve = (keys, options = {}) => {
    for (const requested of [keys].flat()) {
      if (typeof requested !== 'string') continue;
      const { key, namespaces } = translator.extractFromKey(requested, options);
      for (const namespace of namespaces) onRequest(key, namespace);
    }
    return resolve(keys, options);
  };
}

/** A copy in a language, with the messages of the addon, which reports what it gives. */
function copyWithCatalogs(
  complete: I18n,
  { contents, messages, nameOf }: ReadCatalogs,
  { language, catalogs, onMessage, onUnknown }: Omit<Requested, 'onValue'>,
) {
  const isKnown = (key: string) =>
    languageCodes().some((code) => textsIn(catalogs[code])(key as MessageKey) !== undefined);
  /** The messages that a text was made of: those of a list, where i18next has joined it. */
  const keysOf = (key: string) =>
    isKnown(key)
      ? [key]
      : Object.keys(catalogs[defaultLocale()] ?? {}).filter(
          (each) => each.startsWith(`${key}.`) && /^\d+$/.test(each.slice(key.length + 1)),
        );
  const { unescape = String } = { ...getDefaults(), ...complete.options.react };
  const options: ReportingOptions & { forkResourceStore: true } = {
    forkResourceStore: true,
    lng: language,
    postProcess: [...[complete.options.postProcess || []].flat(), reporter.name],
    postProcessPassResolved: true,
    onMessageGiven({ exactUsedKey = '', usedNS, usedLng }, text) {
      const namespace = hasNamespaces() ? usedNS : undefined;
      for (const key of keysOf(joinKey(namespace, nameOf(namespace, exactUsedKey))) as MessageKey[]) {
        // A text that replaces a missing translation counts for the language that lacks it.
        const isMissing = textsIn(catalogs[language])(key) === undefined;
        const shown = isLanguage(usedLng) && !isMissing ? usedLng : language;
        // `<Trans>` and the browser show `&#39;` as the letter that it stands for.
        for (const each of new Set([text, typeof text === 'string' ? unescape(text) : text]))
          onMessage(key, shown, each);
      }
    },
  };
  const copy = complete.cloneInstance(options);
  copy.use(reporter);
  reportAll(copy);
  reportRequests(copy, (key, requested) => {
    const namespace = hasNamespaces() ? requested : undefined;
    const name = joinKey(namespace, nameOf(namespace, key));
    // Also a list or an object, which may get more messages.
    if (!isKnown(name)) onUnknown(name);
  });
  addContents(copy, changedContents(contents, messages, catalogs));
  return copy;
}

/**
 * For `react-i18next`: `useTranslation`, `<Trans>` and `withTranslation` give the messages of the addon. What calls the project's
 * instance itself, as `i18n.t(…)` does, stays in the language of that instance.
 * @param original the project's instance, with its options, formatters and plugins; it is not changed
 * @param files the catalogs
 */
export function reactI18next(original: I18n, files: CatalogModules): Adapter {
  let read: ReadCatalogs | undefined;
  let complete: I18n | undefined;
  const catalogsRead = () => {
    if (read) return read;
    const contents = contentsOf(files);
    const nameOf = keyNames(contents, completeOptions(getConfig().i18next).keySeparator);
    read = { contents, messages: messagesOf(contents), nameOf };
    return read;
  };
  const copyOf = (requested: Omit<Requested, 'onValue'>) => {
    complete ??= completeCopy(original, catalogsRead().contents);
    return copyWithCatalogs(complete, catalogsRead(), requested);
  };
  const subscribe = (onChange: () => void) => {
    original.on('initialized', onChange);
    return () => original.off('initialized', onChange);
  };

  function Provider({ language, onLanguageChange, catalogs, onMessage, onUnknown, children }: AdapterProviderProps) {
    // An instance with a backend is ready later.
    const isReady = useSyncExternalStore(subscribe, () => original.isInitialized);
    const instance = useMemo(
      () => (isReady ? copyOf({ language, catalogs, onMessage, onUnknown }) : undefined),
      [isReady, language, catalogs, onMessage, onUnknown],
    );
    useEffect(() => {
      const follow = (chosen: string) => {
        if (isLanguage(chosen) && chosen !== language) onLanguageChange(chosen);
      };
      instance?.on('languageChanged', follow);
      return () => instance?.off('languageChanged', follow);
    }, [instance, language, onLanguageChange]);
    return instance && <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
  }
  return {
    // An instance has no options before it is initialized.
    options: () => ({ i18next: completeOptions(original.options ?? {}) }),
    readMessages: () => catalogsRead().messages,
    problems: () =>
      original.isInitialized
        ? []
        : [
            'The instance of i18next is not initialized, so stories stay empty: call `init` in the module that exports it.',
          ],
    library: { name: 'I18nextProvider', provider: I18nContext },
    Provider,
  };
}
