import * as React from 'react';
import { Button, Form } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { Decision } from '../approvals.ts';
import { changesByLanguage } from '../node/catalogJson';
import type { PendingNoteChange } from '../notes.ts';
import type { Edit } from '../preview/channel';
import { Empty, smallText, wrapping, wrappingRow } from './elements';
import { LanguageChanges, type ChangeActions } from './LanguageChanges';

const Bar = styled.div(({ theme }) => ({
  ...smallText(theme),
  ...wrappingRow('6px 16px'),
  padding: '8px 12px',
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  '& > :last-child': { marginInlineStart: 'auto' },
}));

const Choice = styled.fieldset({
  flex: '1 1 0',
  minInlineSize: 180,
  ...wrapping('0 16px'),
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { float: 'inline-start', minBlockSize: 28, lineHeight: '28px', padding: 0 },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 28, cursor: 'pointer' },
});

const Name = styled.label({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  whiteSpace: 'nowrap',
  '& input': { inlineSize: 180 },
});

const extents: ReadonlyArray<[editsOnly: boolean, label: string]> = [
  [false, 'Whole catalog'],
  [true, 'Edited texts only'],
];

const nameKey = 'language-review/name';

/** The reviewer's name, kept in the browser. */
function useReviewerName() {
  const [name, setName] = React.useState(() => {
    try {
      return localStorage.getItem(nameKey) ?? '';
    } catch {
      return '';
    }
  });
  const change = (next: string) => {
    setName(next);
    try {
      localStorage.setItem(nameKey, next);
    } catch {
      // Without storage, the name lasts as long as the page.
    }
  };
  return [name, change] as const;
}

interface ChangesViewProps extends ChangeActions {
  edits: readonly Edit[];
  decisions: readonly Decision[];
  noteChanges: readonly PendingNoteChange[];
}

/** The edits, decisions and notes of all stories that are not in files, by language. */
export function ChangesView({ edits, decisions, noteChanges, ...actions }: ChangesViewProps) {
  const [by, setBy] = useReviewerName();
  const [editsOnly, setEditsOnly] = React.useState(false);
  const name = React.useId();
  const isSigned = decisions.length + noteChanges.length > 0;
  if (edits.length === 0 && !isSigned) {
    return (
      <Empty>
        <strong>No changes</strong>
        Press a text in the table to change it, approve it, or write a note. The story shows an edit at once. All of
        them are kept here.
      </Empty>
    );
  }
  return (
    <>
      <Bar>
        {isSigned && (
          <Name>
            Your name
            <Form.Input
              autoComplete="name"
              maxLength={100}
              placeholder={actions.canSave ? 'as in git' : undefined}
              value={by}
              onChange={({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => setBy(currentTarget.value)}
            />
          </Name>
        )}
        {edits.length > 0 && (
          <Choice>
            <legend>Copy and download:</legend>
            {extents.map(([value, label]) => (
              <label key={label}>
                <Form.Radio name={name} checked={editsOnly === value} onChange={() => setEditsOnly(value)} /> {label}
              </label>
            ))}
          </Choice>
        )}
        {edits.length > 0 && (
          <Button ariaLabel={false} onClick={() => actions.onUndo(edits)}>
            Undo all edits
          </Button>
        )}
      </Bar>
      {changesByLanguage(edits, decisions, noteChanges).map((group) => (
        <LanguageChanges key={group.language} {...actions} {...group} by={by} editsOnly={editsOnly} />
      ))}
    </>
  );
}
