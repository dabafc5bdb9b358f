import { defaultLocale, type Catalog, type Catalogs, type Language, type MessageKey } from '../config.ts';
import { lookup } from '../messages.ts';

/**
 * The same catalogs, which report every message that is requested, and its language. A message of the default language that
 * replaces a missing translation counts for the language that lacks it.
 */
export function trackKeyUsage(
  catalogs: Catalogs,
  language: Language,
  onUse: (key: MessageKey, language: Language) => void,
): Catalogs {
  const known = new Set(Object.keys(catalogs[defaultLocale()] ?? {}));
  const isFallback = (code: Language, key: MessageKey) =>
    code === defaultLocale() && lookup(catalogs, language, key).language !== language;
  const tracked = (code: Language, catalog: Catalog) =>
    new Proxy(catalog, {
      // React's development build enumerates all props; that requests no message.
      ownKeys: () => [],
      // A lookup first checks whether the message exists.
      getOwnPropertyDescriptor(target, key) {
        if (typeof key === 'string' && known.has(key))
          onUse(key as MessageKey, isFallback(code, key as MessageKey) ? language : code);
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
    });
  return Object.fromEntries(
    Object.entries(catalogs).map(([code, catalog]) => [code, tracked(code as Language, catalog)]),
  );
}
