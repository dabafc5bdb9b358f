import type { ComponentType, ReactNode } from 'react';
import type { Catalogs, Direction, Language, LanguageReviewConfig, MessageKey } from '../config.ts';

/**
 * The catalogs by path: from `import.meta.glob('../src/locales/*.json', { eager: true, import: 'default' })`; those in another format
 * than JSON as text, with `query: '?raw'`.
 */
export type CatalogModules = Readonly<Record<string, unknown>>;

/** What an adapter renders a story with. */
export interface AdapterProviderProps {
  language: Language;
  direction: Direction;
  /** To be called when the story chooses another language: changes the toolbar, or the pane that the story is in. */
  onLanguageChange: (language: Language) => void;
  /** All messages, with those that are edited; in a pseudo-language, only those of the default language. */
  catalogs: Catalogs;
  /**
   * To be called for each message that the story requests: with its key, also that of a plural form, the language it is in, and
   * the text that the library gave, if that is known. It may be called while rendering.
   */
  onMessage: (key: MessageKey, language: Language, text?: string) => void;
  /**
   * To be called with each key that the story asks for and no catalog has. Once a catalog gets it, the visual review has to capture the
   * story. Its catalogs are JSON, so other formats need not call this. It may be called while rendering.
   */
  onUnknown: (key: string) => void;
  /** To be called for each text that the library makes of a value without a message, such as a date or a list. It may be called while rendering. */
  onValue: (text: string) => void;
  children: ReactNode;
}

/** Whether a name may be that of a message: React and others look for `$$typeof` and for methods. */
export const mayBeKey = (name: string | symbol): name is string =>
  typeof name === 'string' && name !== '$$typeof' && !(name in Object.prototype);

/** Traps of a proxy that tell which properties somebody asks for: by reading them, or by looking whether they are there. */
export const requestTraps = <Target extends object>(
  onRequest: (name: string | symbol) => void,
): ProxyHandler<Target> => ({
  get(target, name) {
    onRequest(name);
    return Reflect.get(target, name) as unknown;
  },
  // `key in catalog`
  has(target, name) {
    onRequest(name);
    return Reflect.has(target, name);
  },
  // `Object.hasOwn`
  getOwnPropertyDescriptor(target, name) {
    onRequest(name);
    return Reflect.getOwnPropertyDescriptor(target, name);
  },
});

/** What the messages of a story depend on. */
export type Requested = Pick<AdapterProviderProps, 'language' | 'catalogs' | 'onMessage' | 'onUnknown' | 'onValue'>;

/** The same formatter, which reports its texts: what it gives, and those of lists with elements and of parts. */
export const reportingValues =
  <Args extends readonly unknown[], Result>(format: (...args: Args) => Result, onValue: (text: string) => void) =>
  (...args: Args) => {
    const formatted = format(...args);
    for (const part of [formatted].flat() as unknown[]) {
      const text = typeof part === 'string' ? part : (part as { value?: unknown } | null)?.value;
      if (typeof text === 'string') onValue(text);
    }
    return formatted;
  };

/** How a library gives messages to React. This part of an adapter runs in the preview. */
export interface Adapter {
  /** What the library knows of the configuration. Called first. */
  options?: () => Partial<LanguageReviewConfig>;
  /** The messages of the files, by language and key. Called once, when the addon is configured. */
  readMessages: () => Catalogs;
  /** What the adapter cannot do with the catalogs it was given, as sentences for the panel. */
  problems?: () => readonly string[];
  /** The library's own provider, as users call it, and its context or component: one of the project inside of the addon's would win. */
  library?: { name: string; provider: unknown };
  /** Around a story in one language: the library's own provider, with the messages of the addon. */
  Provider: ComponentType<AdapterProviderProps>;
}
