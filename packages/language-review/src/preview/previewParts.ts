import type { Decorator } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';
import type { Catalogs, Direction, Language } from '../config';

interface LanguageProviderProps {
  language: Language;
  /** As chosen in the toolbar, or that of the language. */
  direction: Direction;
  /** Asks for another language: the toolbar follows, or the pane that the story is in. */
  onLanguageChange: (language: Language) => void;
  /** The messages to show, of a language or a pseudo-language. */
  catalogs: Catalogs;
  children: ReactNode;
}

/** How a project shows its stories. */
export interface PreviewParts {
  /** The messages of all languages, as the files have them. */
  messages: Catalogs;
  /** Around everything on a page: theme and global style. */
  StoryRoot: ComponentType<{ children: ReactNode }>;
  /** The global style for the document of a pane. */
  DocumentStyle: ComponentType;
  /** Around a story in one language. */
  LanguageProvider: ComponentType<LanguageProviderProps>;
  /** Decorators inside of the language: once per pane. */
  decorators?: Decorator[];
}
