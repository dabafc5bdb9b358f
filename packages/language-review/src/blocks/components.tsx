import { createContext, use, useMemo, type ComponentType, type ReactNode } from 'react';
import { localeInfo, type Language } from '../config';

interface Children {
  children: ReactNode;
}

/** The elements of the blocks; a project replaces them to match its other pages. */
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

const Block = ({ children }: Children) => <div>{children}</div>;
const Inline = ({ children }: Children) => <span>{children}</span>;

const unstyled: CoverageComponents = {
  Sheet: Block,
  Table: ({ caption, columns, rows }) => (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [head, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
  Dense: Block,
  Name: ({ children }) => <code>{children}</code>,
  Quiet: Inline,
  Stacked: Block,
  Fitted: Block,
  InLanguage: ({ language, children }) => (
    <div lang={language} dir={localeInfo(language).direction}>
      {children}
    </div>
  ),
  StoryLink: ({ id, children }) => (
    <a href={`./?path=/story/${id}`} target="_top">
      {children}
    </a>
  ),
};

const ComponentsContext = createContext(unstyled);

export const useComponents = () => use(ComponentsContext);

export interface BlockProps {
  /** Replaces unstyled elements. */
  components?: Partial<CoverageComponents>;
}

export function ComponentsProvider({ components, children }: BlockProps & Children) {
  const all = useMemo(() => ({ ...unstyled, ...components }), [components]);
  return <ComponentsContext value={all}>{children}</ComponentsContext>;
}
