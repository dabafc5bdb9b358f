import type { Decorator } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';
import type { Catalogs, Direction, Language } from '../config';

interface LanguageProviderProps {
  language: Language;
  direction: Direction;
  /** Changes the toolbar, or the pane that the story is in. */
  onLanguageChange: (language: Language) => void;
  /** The messages of a language or a pseudo-language. */
  catalogs: Catalogs;
  children: ReactNode;
}

/** How a project shows its stories. */
export interface PreviewParts {
  /** The messages of the files. */
  messages: Catalogs;
  /** Around everything on a page: theme and global style. */
  StoryRoot: ComponentType<{ children: ReactNode }>;
  /** The global style for the document of a pane. */
  DocumentStyle: ComponentType;
  /** Around a story in one language. */
  LanguageProvider: ComponentType<LanguageProviderProps>;
  /** Decorators inside the language, once per pane. */
  decorators?: Decorator[];
}
