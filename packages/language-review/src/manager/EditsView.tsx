import * as React from 'react';
import { Button, Form } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { editsByLanguage } from '../node/catalogJson';
import type { Edit } from '../preview/channel';
import { Empty, smallText, wrapping, wrappingRow } from './elements';
import { LanguageEdits, type EditActions } from './LanguageEdits';

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

const extents: ReadonlyArray<[editsOnly: boolean, label: string]> = [
  [false, 'Whole catalog'],
  [true, 'Edited texts only'],
];

/** The edits of all stories, by language. */
export function EditsView({ edits, ...actions }: EditActions & { edits: readonly Edit[] }) {
  const [editsOnly, setEditsOnly] = React.useState(false);
  const name = React.useId();
  if (edits.length === 0) {
    return (
      <Empty>
        <strong>No text was edited</strong>
        Press a text in the table to change it. The story shows the change at once, and it is kept here.
      </Empty>
    );
  }
  return (
    <>
      <Bar>
        <Choice>
          <legend>Copy and download:</legend>
          {extents.map(([value, label]) => (
            <label key={label}>
              <Form.Radio name={name} checked={editsOnly === value} onChange={() => setEditsOnly(value)} /> {label}
            </label>
          ))}
        </Choice>
        <Button ariaLabel={false} onClick={() => actions.onUndo(edits)}>
          Undo all
        </Button>
      </Bar>
      {editsByLanguage(edits).map((group) => (
        <LanguageEdits key={group.language} {...actions} {...group} editsOnly={editsOnly} />
      ))}
    </>
  );
}
