import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { languageInfo, type Direction, type Language } from './languages';
import { lookup, translate, type Catalogs, type MessageKey, type MessageValues, type Translation } from './lookup';

interface LanguageContextValue {
  language: Language;
  direction: Direction;
  /** Asks for another language; whoever controls the provider decides. */
  setLanguage: (language: Language) => void;
  /** The text of a key as a string, for attributes and titles. */
  t: (key: MessageKey, values?: MessageValues) => string;
  /** The raw text of a key, and the language that it is really in. */
  lookup: (key: MessageKey) => Translation;
}

const LanguageContext = createContext<LanguageContextValue | null>(null);

interface LanguageProviderProps {
  language: Language;
  onLanguageChange: (language: Language) => void;
  catalogs: Catalogs;
  /** Overrides the direction of the language, to review a layout mirrored. */
  direction?: Direction | undefined;
  children: ReactNode;
}

/** Gives everything inside the texts of one language. Controlled: it keeps no language of its own. */
export function LanguageProvider({ language, onLanguageChange, catalogs, direction, children }: LanguageProviderProps) {
  const value = useMemo<LanguageContextValue>(
    () => ({
      language,
      direction: direction ?? languageInfo(language).direction,
      setLanguage: onLanguageChange,
      t: (key, values) => translate(catalogs, language, key, values),
      lookup: (key) => lookup(catalogs, language, key),
    }),
    [language, direction, onLanguageChange, catalogs],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/**
 * The current language and its texts.
 * @throws outside a `LanguageProvider` (specification, section 4).
 */
export function useLanguage(): LanguageContextValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('useLanguage must be used within a LanguageProvider');
  return value;
}
