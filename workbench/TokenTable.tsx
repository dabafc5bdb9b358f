import type { ReactNode } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '#theme/mixins.ts';
import { color, size, space, type } from '#theme/tokens.ts';
import { CopyValue } from './CopyValue';
import { Sheet } from './Sheet';

interface TokenTableProps {
  /** Visible to screen readers only; for others, the heading above names the table. */
  caption: string;
  /** The cells of each row, by the heads of their columns. */
  rows: ReadonlyArray<Readonly<Record<string, ReactNode>>>;
  /** Width of each column, in percent of the sheet. */
  widths: readonly number[];
  /** Content below the table. */
  children?: ReactNode;
}

const Table = styled.table<{ $cells: number }>`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  caption {
    ${visuallyHidden}
  }

  th,
  td {
    padding: ${space.sm} ${space.md};
    border-block-end: ${size.hairline} solid ${color.border};
    font-weight: inherit;
    line-height: 1.45;
    text-align: start;
    vertical-align: middle;
  }

  th:first-child {
    padding-inline-start: 0;
  }

  td:last-child,
  thead th:last-child {
    padding-inline-end: 0;
  }

  thead th {
    padding-block-start: 0;
    color: ${color.textMuted};
    font-size: ${type.size.xs};
    vertical-align: bottom;
  }

  tbody tr:last-child > * {
    border-block-end: 0;
    padding-block-end: 0;
  }

  @container (inline-size < 40em) {
    thead {
      ${visuallyHidden}
    }

    &,
    tbody {
      display: block;
    }

    /* All rows have as many cells, so their columns are aligned. */
    tr {
      display: grid;
      grid-template-columns: repeat(${({ $cells }) => Math.min($cells, 3)}, minmax(0, 1fr));
      gap: ${space.xs} ${space.md};
      padding-block: ${space.sm};
      border-block-end: ${size.hairline} solid ${color.border};
    }

    tbody th,
    tbody td {
      padding: 0;
      border: 0;
    }

    /* The names of the columns in one row, their content in the next. */
    tbody td {
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
      row-gap: 0;
      align-items: start;
      justify-items: stretch;
    }

    tbody th {
      grid-column: 1 / -1;
    }

    /* The column headers are hidden, so each cell repeats its own. */
    tbody > tr > *::before {
      content: attr(data-column);
      display: block;
      color: ${color.textMuted};
      font-size: ${type.size.xs};
    }
  }

  @container (inline-size < 24em) {
    tr {
      grid-template-columns: repeat(${({ $cells }) => ($cells > 3 ? 2 : 1)}, minmax(0, 1fr));
    }
  }
`;

export const Name = styled.code`
  color: ${color.text};
  font-weight: ${type.weight.medium};
  overflow-wrap: anywhere;
`;

export const Value = styled.code`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

export const Quiet = styled.span`
  color: ${color.textMuted};
`;

export const Stacked = styled.span`
  display: grid;
`;

/** The names of a group of tokens, in their order. */
export const namesOf = <Tokens extends object>(tokens: Tokens) => Object.keys(tokens) as Array<keyof Tokens & string>;

/** A cell with the name and the value of a token, which a click copies. */
export const nameAndValue = (name: string, value: string | number) => (
  <Stacked>
    <Name>{name}</Name>
    <CopyValue value={value} />
  </Stacked>
);

/** Name, value and purpose of a token above its sample. */
export const TokenHead = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.md};
  margin-block-end: ${space.md};
`;

/** It is as wide as its content, so that content in another direction stays at the start of its cell. */
export const Fitted = styled.div`
  inline-size: fit-content;
`;

/** Adds zero-width spaces, so that a name of code may break before a capital. */
export const breakable = (text: string) => text.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '\u200b');

/** A table on a dark sheet. The first cell of a row is its header. */
export function TokenTable({ caption, rows, widths, children }: TokenTableProps) {
  const columns = Object.keys(rows[0] ?? {});
  return (
    <Sheet>
      <Table $cells={columns.length - 1}>
        <caption>{caption}</caption>
        <colgroup>
          {columns.map((column, index) => (
            <col key={column} style={{ inlineSize: `${widths[index] ?? 0}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {breakable(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column} scope="row" data-column={breakable(column)}>
                    {cells[column]}
                  </th>
                ) : (
                  <td key={column} data-column={breakable(column)}>
                    {cells[column]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {children}
    </Sheet>
  );
}
