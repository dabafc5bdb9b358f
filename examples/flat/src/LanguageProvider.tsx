import { createContext, useContext, useMemo, type ReactNode } from 'react';

type Catalogs = Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>>;

interface Messages {
  language: string;
  catalogs: Catalogs;
}

const MessagesContext = createContext<Messages>({ language: 'en', catalogs: {} });

/** Gives components the messages of a language. */
export function LanguageProvider({ language, catalogs, children }: Messages & { children: ReactNode }) {
  const messages = useMemo(() => ({ language, catalogs }), [language, catalogs]);
  return <MessagesContext.Provider value={messages}>{children}</MessagesContext.Provider>;
}

/** Looks messages up in the current language, or else in English. A number `count` selects the plural form. */
export function useMessages() {
  const { language, catalogs } = useContext(MessagesContext);
  return (key: string, values: Readonly<Record<string, string | number>> = {}) => {
    const { count } = values;
    const keyIn = (code: string) =>
      typeof count === 'number' ? `${key}_${new Intl.PluralRules(code).select(count)}` : key;
    const message = catalogs[language]?.[keyIn(language)] ?? catalogs.en?.[keyIn('en')] ?? key;
    return message.replaceAll(/\{(\w+)\}/g, (source, name: string) => String(values[name] ?? source));
  };
}
