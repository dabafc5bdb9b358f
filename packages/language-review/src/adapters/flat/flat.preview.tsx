import { useMemo, type ComponentType } from 'react';
import type { Adapter, AdapterProviderProps, CatalogModules } from '../adapter.ts';
import { readCatalogs } from '../readCatalogs.ts';
import { trackKeyUsage } from './trackKeyUsage.ts';

/** A project's own provider. It looks a message up in `catalogs[language]` when a component requests it. */
type LanguageProvider = ComponentType<Omit<AdapterProviderProps, 'onMessage' | 'onUnknown' | 'onValue'>>;

/**
 * For flat catalogs and a provider of the project's own.
 * @param files the catalogs
 */
export function flat(files: CatalogModules, LanguageProvider: LanguageProvider): Adapter {
  function Provider({ onMessage, onUnknown, catalogs, ...props }: AdapterProviderProps) {
    const { language } = props;
    const tracked = useMemo(
      () => trackKeyUsage(catalogs, language, { onMessage, onUnknown }),
      [catalogs, language, onMessage, onUnknown],
    );
    return <LanguageProvider {...props} catalogs={tracked} />;
  }
  return {
    readMessages: () => readCatalogs(files),
    library: { name: 'LanguageProvider', provider: LanguageProvider },
    Provider,
  };
}
