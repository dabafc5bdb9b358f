import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { configure, type FormatName, type Language } from '../config.ts';
import { testConfig } from '../testConfig.ts';
import type { Adapter, AdapterProviderProps } from './adapter.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface Rendered {
  format: FormatName;
  catalogs: string;
  /** Creates the adapter, once its format is configured. */
  create: () => Adapter;
  language?: Language;
  edits?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Renders a story in a language, French unless another is named, with the messages of an adapter. For tests in a browser. */
export function renderWith({ format, catalogs, create, language = 'fr', edits, children }: Rendered) {
  const config = { ...testConfig, format, catalogs };
  configure(config);
  const adapter = create();
  configure({ ...config, ...adapter.options?.() });
  const messages = adapter.readMessages();
  const uses: string[] = [];
  const chosen: Language[] = [];
  const props: Omit<AdapterProviderProps, 'children' | 'catalogs'> = {
    language,
    direction: 'ltr',
    onLanguageChange: (code) => void chosen.push(code),
    onMessage: (key, code, text) => void uses.push(`${code} ${key}: ${text}`),
  };
  const element = document.createElement('div');
  const root = createRoot(element);
  const show = (changed: Rendered['edits'] = {}) => {
    const edited = { ...messages, [language]: { ...messages[language], ...changed } };
    act(() =>
      root.render(
        <adapter.Provider {...props} catalogs={edited}>
          {children}
        </adapter.Provider>,
      ),
    );
  };
  show(edits);
  return {
    adapter,
    messages,
    element,
    uses: () => new Set(uses),
    chosen,
    show,
    remove: () => {
      act(() => root.unmount());
      configure(testConfig);
    },
  };
}
