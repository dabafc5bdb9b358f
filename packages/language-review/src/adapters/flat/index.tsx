import { useMemo, type ComponentType } from 'react';
import type { Catalogs } from '../../config.ts';
import type { Adapter, AdapterProviderProps } from '../adapter.ts';
import { trackKeyUsage } from './trackKeyUsage.ts';

/** A project's own provider of flat catalogs. */
export type LanguageProvider = ComponentType<Omit<AdapterProviderProps, 'onMessage'>>;

/**
 * For flat catalogs and a provider of the project's own, which looks messages up in the catalogs that it is given.
 * @param messages by language and key
 */
export function flat(messages: Catalogs, LanguageProvider: LanguageProvider): Adapter {
  function Provider({ onMessage, catalogs, ...props }: AdapterProviderProps) {
    const { language } = props;
    const tracked = useMemo(() => trackKeyUsage(catalogs, language, onMessage), [catalogs, language, onMessage]);
    return <LanguageProvider {...props} catalogs={tracked} />;
  }
  return { messages, Provider };
}
