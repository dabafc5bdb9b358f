import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { languageInfo, type Direction, type Language } from './languages';
import { lookup, translate, type Catalogs, type MessageKey, type MessageValues, type Translation } from './lookup';

interface LanguageContextValue {
  language: Language;
  direction: Direction;
  /** Requests another language. */
  setLanguage: (language: Language) => void;
  /** A message as a string, for attributes and titles. */
  t: (key: MessageKey, values?: MessageValues) => string;
  /** A message with its placeholders, and its actual language. */
  lookup: (key: MessageKey, count?: number) => Translation;
}

const LanguageContext = createContext<LanguageContextValue | null>(null);

interface LanguageProviderProps {
  language: Language;
  onLanguageChange: (language: Language) => void;
  catalogs: Catalogs;
  /** Overrides the direction of the language, to review a mirrored layout. */
  direction?: Direction | undefined;
  children: ReactNode;
}

/** Provides the messages of a language. Controlled: the parent sets the language. */
export function LanguageProvider({ language, onLanguageChange, catalogs, direction, children }: LanguageProviderProps) {
  const value = useMemo<LanguageContextValue>(
    () => ({
      language,
      direction: direction ?? languageInfo(language).direction,
      setLanguage: onLanguageChange,
      t: (key, values) => translate(catalogs, language, key, values),
      lookup: (key, count) => lookup(catalogs, language, key, count),
    }),
    [language, direction, onLanguageChange, catalogs],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/**
 * The current language and its messages.
 * @throws outside a `LanguageProvider` (specification, section 4).
 */
export function useLanguage(): LanguageContextValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('useLanguage must be used within a LanguageProvider');
  return value;
}
