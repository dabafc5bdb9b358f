import type { i18n as I18n, InitOptions, PostProcessorModule } from 'i18next';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ownValue } from 'system-tools/own-value';
import { hasNamespaces, joinKey, splitKey } from '../../catalogPaths.ts';
import {
  isLanguage,
  languageCodes,
  type Catalog,
  type Catalogs,
  type Language,
  type MessageKey,
} from '../../config.ts';
import type { Adapter, AdapterProviderProps, CatalogModules } from '../adapter.ts';
import { readCatalogs } from '../readCatalogs.ts';

/** What i18next has found for a request. */
interface Resolved {
  exactUsedKey?: string;
  usedNS?: string;
  usedLng?: string;
}

/** The option of an instance that the processor reads; i18next keeps one list of processors for all instances. */
interface ReportingOptions extends InitOptions {
  onReviewMessage?: (resolved: Resolved, text: string) => void;
}

const reporter: PostProcessorModule = {
  type: 'postProcessor',
  name: 'language-review',
  process(text: string, _key: unknown, options: object, translator: { options?: ReportingOptions }) {
    const { i18nResolved } = options as { i18nResolved?: Resolved };
    if (i18nResolved) translator.options?.onReviewMessage?.(i18nResolved, text);
    return text;
  },
};

/** Adds the messages that an instance does not have yet. */
function addMessages(
  instance: I18n,
  messages: Catalogs,
  isKnown: (code: Language, key: MessageKey, text: string) => boolean,
) {
  const defaultNamespace = [instance.options.defaultNS].flat()[0] || 'translation';
  for (const [code, catalog] of Object.entries(messages) as Array<[Language, Catalog]>) {
    for (const [key, text] of Object.entries(catalog) as Array<[MessageKey, string]>) {
      const { namespace = defaultNamespace, name } = splitKey(key);
      if (!isKnown(code, key, text)) instance.addResource(code, namespace, name, text, { silent: true });
    }
  }
}

/** A copy of the project's instance that has all messages of the files and loads nothing. */
function completeCopy(original: I18n, messages: Catalogs) {
  const copy = original.cloneInstance({ forkResourceStore: true, resources: {}, initAsync: false });
  addMessages(copy, messages, () => false);
  return copy;
}

type Requested = Pick<AdapterProviderProps, 'language' | 'catalogs' | 'onMessage'>;

/** A copy in a language, with the messages of the review, which reports what it gives. */
function reviewedCopy(complete: I18n, messages: Catalogs, { language, catalogs, onMessage }: Requested) {
  const options: ReportingOptions & { forkResourceStore: true } = {
    forkResourceStore: true,
    lng: language,
    postProcess: [...[complete.options.postProcess || []].flat(), reporter.name],
    postProcessPassResolved: true,
    onReviewMessage({ exactUsedKey, usedNS, usedLng }, text) {
      const key = joinKey(hasNamespaces() ? usedNS : undefined, exactUsedKey ?? '') as MessageKey;
      if (!languageCodes().some((code) => ownValue(catalogs[code], key) !== undefined)) return;
      // A text that replaces a missing translation counts for the language that lacks it.
      const isMissing = ownValue(catalogs[language], key) === undefined;
      onMessage(key, isLanguage(usedLng) && !isMissing ? usedLng : language, text);
    },
  };
  const copy = complete.cloneInstance(options);
  copy.use(reporter);
  addMessages(copy, catalogs, (code, key, text) => ownValue(messages[code], key) === text);
  return copy;
}

/**
 * For `react-i18next`: `useTranslation`, `<Trans>` and `withTranslation` give the messages of the review. What calls the project's
 * instance itself, as `i18n.t(…)` does, stays in the language of that instance.
 * @param original the project's instance, with its options, formatters and plugins; it is not changed
 * @param files the catalogs
 */
export function reactI18next(original: I18n, files: CatalogModules): Adapter {
  let messages: Catalogs | undefined;
  let complete: I18n | undefined;
  const readMessages = () => (messages ??= readCatalogs(files));
  const copyOf = (requested: Requested) => {
    complete ??= completeCopy(original, readMessages());
    return reviewedCopy(complete, readMessages(), requested);
  };
  const subscribe = (onChange: () => void) => {
    original.on('initialized', onChange);
    return () => original.off('initialized', onChange);
  };

  function Provider({ language, onLanguageChange, catalogs, onMessage, children }: AdapterProviderProps) {
    // An instance with a backend is ready later.
    const isReady = useSyncExternalStore(subscribe, () => original.isInitialized);
    const instance = useMemo(
      () => (isReady ? copyOf({ language, catalogs, onMessage }) : undefined),
      [isReady, language, catalogs, onMessage],
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
  return { readMessages, Provider };
}
