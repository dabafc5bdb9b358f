import { defaultLocale, type Catalog, type Catalogs, type Language } from '../../config.ts';
import { lookup, sourceTexts } from '../../catalogs/messages.ts';
import { baseKey, expectedKeys } from '../../catalogs/plurals.ts';
import { mayBeKey, requestTraps, type Requested } from '../adapter.ts';

/**
 * The same catalogs, which report every message that is requested, and its language; of a plural form, the key without it. A message
 * of the default language that replaces a missing translation counts for the language that lacks it.
 */
export function trackKeyUsage(
  catalogs: Catalogs,
  language: Language,
  { onMessage, onUnknown }: Pick<Requested, 'onMessage' | 'onUnknown'>,
): Catalogs {
  // Each with a key of the default language: its own, or that of a form.
  const sources = sourceTexts(catalogs);
  const known = new Map(Object.keys(catalogs[defaultLocale()] ?? {}).map((key) => [baseKey(key, sources), key]));
  const isFallback = (code: Language, key: string) =>
    code === defaultLocale() &&
    expectedKeys([language], [key], sources).some((each) => lookup(catalogs, language, each).language !== language);
  const tracked = (code: Language, catalog: Catalog) => {
    const report = (name: string | symbol) => {
      const base = baseKey(String(name), sources);
      const source = known.get(base);
      if (source !== undefined) onMessage(base, isFallback(code, source) ? language : code);
      else if (mayBeKey(name) && !Object.hasOwn(catalog, name)) onUnknown(name);
    };
    // React's development build enumerates all props; that requests no message.
    return new Proxy(catalog, { ...requestTraps(report), ownKeys: () => [] });
  };
  return Object.fromEntries(
    Object.entries(catalogs).map(([code, catalog]) => [code, tracked(code as Language, catalog ?? {})]),
  );
}
