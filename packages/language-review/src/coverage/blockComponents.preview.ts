import type { ComponentType, ReactNode } from 'react';
import type { Language } from '../config';

interface Children {
  children: ReactNode;
}

/** The elements of the blocks: a project provides them in the style of its other pages. */
export interface CoverageComponents {
  /** Around a table and its tools. */
  Sheet: ComponentType<Children>;
  /** `widths` are those of the columns, in percent. The first cell of a row is its header. */
  Table: ComponentType<{
    caption: string;
    columns: readonly string[];
    widths: readonly number[];
    rows: ReadonlyArray<{ key: string; cells: readonly ReactNode[] }>;
  }>;
  /** Around a table of many columns. */
  Dense: ComponentType<Children>;
  /** The name of a key. */
  Name: ComponentType<Children>;
  /** A note. */
  Quiet: ComponentType<Children>;
  /** Stacks lines. */
  Stacked: ComponentType<Children>;
  /** As wide as its content. */
  Fitted: ComponentType<Children>;
  /** Content in a language of the project. */
  InLanguage: ComponentType<Children & { language: Language }>;
  /** A link to a story. */
  StoryLink: ComponentType<Children & { id: string }>;
}

export interface BlockProps {
  components: CoverageComponents;
}
