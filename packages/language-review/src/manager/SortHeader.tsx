import * as React from 'react';
import { styled } from 'storybook/theming';
import { plainButton, ring } from './elements';
import { nextSort, type Sort } from './view';

export const Header = styled.div(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 28,
  paddingInline: 10,
  fontSize: theme.typography.size.s1,
  fontWeight: theme.typography.weight.bold,
  color: theme.fgColor.muted,
  '& button': { ...plainButton, minBlockSize: 28, marginInline: -10, paddingInline: 10, color: 'inherit' },
  '& button:hover': { color: theme.color.defaultText },
  '& button:focus-visible': ring(theme),
  '&[aria-sort="ascending"], &[aria-sort="descending"]': { color: theme.barSelectedColor },
}));

const arrows = { none: '\u2195', ascending: '\u2191', descending: '\u2193' };

interface SortHeaderProps {
  by: Sort['by'];
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
  /** Tooltip that describes the effect of a click. */
  title: string;
  children: React.ReactNode;
}

export function SortHeader({ by, sort, onSort, title, children }: SortHeaderProps) {
  const direction = sort?.by === by ? sort.direction : 'none';
  return (
    <Header role="columnheader" aria-sort={direction}>
      <button type="button" title={title} onClick={() => onSort(nextSort(sort, by))}>
        {children} <span aria-hidden="true">{arrows[direction]}</span>
      </button>
    </Header>
  );
}
