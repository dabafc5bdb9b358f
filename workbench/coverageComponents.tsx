import type { CoverageComponents } from 'language-review/blocks';
import { InLanguage, Sheet } from './Sheet';
import { StoryLink } from './StoryLink';
import { Dense, Fitted, Name, Quiet, Stacked, TokenTable } from './TokenTable';

/** Components for the coverage page, in the style of the other pages. */
export const coverageComponents: CoverageComponents = {
  Sheet,
  Table: ({ columns, rows, ...table }) => (
    <TokenTable
      {...table}
      rows={rows.map(({ cells }) => Object.fromEntries(columns.map((column, index) => [column, cells[index]])))}
    />
  ),
  Dense,
  Name,
  Quiet,
  Stacked,
  Fitted,
  InLanguage,
  StoryLink,
};
