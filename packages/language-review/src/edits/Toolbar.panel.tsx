import * as React from 'react';
import { Button, Form, ToggleButton } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { localeInfo, translationLanguages } from '../config.ts';
import { count, englishName, issueNames, listed, sourceName } from '../format';
import { inLanguage, Select, wrapping, wrappingRow } from '../panel/elements.panel';
import { PickButton } from '../panel/PickButton.panel';
import type { Cell, Row } from './rows.panel';
import { filterCounts, filters, toReview, visibleRows, type Filter, type View } from './view.panel';

const Tools = styled.div({
  // Beside the tabs where all of it fits there, otherwise below them.
  flex: '1 1 auto',
  ...wrappingRow('6px'),
  padding: '6px 10px',
  '@container (inline-size >= 1300px)': { justifyContent: 'flex-end' },
});

const Search = styled.div({
  flex: '1 1 100px',
  maxInlineSize: 220,
  '& input': { blockSize: 28, minBlockSize: 28, paddingBlock: 4 },
});

const Languages = styled.div(wrapping(4));

const filterNames = (): Record<Filter, string> => ({
  all: 'All texts',
  review: 'To review',
  issues: 'With issues',
  checks: 'Found by checks',
  edited: 'Edited',
  ...issueNames,
});

interface ToolbarProps {
  rows: readonly Row[];
  view: View;
  onViewChange: (change: Partial<View>) => void;
  isPicking: boolean;
  onPickingChange: (isPicking: boolean) => void;
  onApprove: (cells: readonly Cell[]) => void;
}

/** Approves all texts in the table. Of several, some may be scrolled out of view: it asks first, until the focus leaves it. */
function ApproveShown({ open, onApprove }: Pick<ToolbarProps, 'onApprove'> & { open: readonly Cell[] }) {
  const [asked, setAsked] = React.useState('');
  const languages = [...new Set(open.map(({ language }) => englishName(language)))];
  const question = `Approve ${count(open.length, 'text')} in ${listed(languages)}?`;
  const isAsking = asked === question;
  const isCertain = isAsking || open.length === 1;
  return (
    <Button
      ariaLabel={false}
      tooltip="Approves the texts shown. In the table, A approves one, N goes to the next to review, J and K to the row below and above"
      disabled={open.length === 0}
      onClick={() => (isCertain ? onApprove(open) : setAsked(question))}
      onBlur={() => setAsked('')}
    >
      {isAsking ? question : `Approve ${open.length} shown`}
    </Button>
  );
}

export function Toolbar({ rows, view, onViewChange, isPicking, onPickingChange, onApprove }: ToolbarProps) {
  const { search, filter, languages } = view;
  const names = filterNames();
  const counts = React.useMemo(() => filterCounts(rows, languages), [rows, languages]);
  const open = React.useMemo(() => toReview(visibleRows(rows, view), view), [rows, view]);
  return (
    <Tools role="group" aria-label="Texts shown">
      <Search>
        <Form.Input
          type="search"
          aria-label="Search keys and texts"
          placeholder="Search"
          value={search}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => onViewChange({ search: event.target.value })}
        />
      </Search>
      <Select
        aria-label="Filter"
        value={filter}
        onChange={({ target }) => onViewChange({ filter: filters.find((each) => each === target.value) ?? 'all' })}
      >
        {filters.map((name) => (
          <option key={name} value={name}>
            {names[name]} ({counts[name]})
          </option>
        ))}
      </Select>
      <Languages role="group" aria-label={`Languages beside ${sourceName()}`}>
        {translationLanguages().map((language) => {
          const isShown = languages.includes(language);
          const toggled = translationLanguages().filter((code) =>
            code === language ? !isShown : languages.includes(code),
          );
          return (
            <ToggleButton
              key={language}
              ariaLabel={false}
              pressed={isShown}
              onClick={() => onViewChange({ languages: toggled })}
            >
              <span {...inLanguage(language)}>{localeInfo(language).name}</span>
            </ToggleButton>
          );
        })}
      </Languages>
      <ApproveShown open={open} onApprove={onApprove} />
      <PickButton
        tooltip="Press a text in the story to find its row"
        isPicking={isPicking}
        onPickingChange={onPickingChange}
      />
    </Tools>
  );
}
