import { defaultLocale, type Catalog, type Catalogs, type Language, type MessageKey } from '../../config.ts';
import { lookup } from '../../messages.ts';
import { baseKey, expectedKeys } from '../../plurals.ts';

/**
 * The same catalogs, which report every message that is requested, and its language; of a plural form, the key without it. A message
 * of the default language that replaces a missing translation counts for the language that lacks it.
 */
export function trackKeyUsage(
  catalogs: Catalogs,
  language: Language,
  onUse: (key: MessageKey, language: Language) => void,
): Catalogs {
  // Each with a key of the default language: its own, or that of a form.
  const known = new Map(Object.keys(catalogs[defaultLocale()] ?? {}).map((key) => [baseKey(key), key]));
  const isFallback = (code: Language, key: string) =>
    code === defaultLocale() &&
    expectedKeys([language], [key]).some((each) => lookup(catalogs, language, each).language !== language);
  const tracked = (code: Language, catalog: Catalog) =>
    new Proxy(catalog, {
      // React's development build enumerates all props; that requests no message.
      ownKeys: () => [],
      // A lookup first checks whether the message exists.
      getOwnPropertyDescriptor(target, key) {
        const base = baseKey(String(key));
        const source = known.get(base);
        if (source !== undefined) onUse(base, isFallback(code, source) ? language : code);
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
    });
  return Object.fromEntries(
    Object.entries(catalogs).map(([code, catalog]) => [code, tracked(code as Language, catalog)]),
  );
}
