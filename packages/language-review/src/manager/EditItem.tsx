import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { localeInfo, type Language } from '../config.ts';
import type { Edit } from '../preview/channel';
import { clamped, inLanguage, KeyName, Label, plainButton, smallText, VisuallyHidden } from './elements';

const Item = styled.li<{ rejected: boolean }>(({ theme, rejected }) => ({
  ...smallText(theme),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 16px',
  padding: '6px 12px',
  color: theme.color.defaultText,
  boxShadow: rejected ? `inset 3px 0 0 ${theme.fgColor.negative}` : 'none',
  '& > [data-part="key"]': {
    fontFamily: theme.typography.fonts.mono,
    fontSize: theme.typography.size.s1,
    overflowWrap: 'anywhere',
    paddingBlock: 5,
  },
  '& > [data-part="text"]': { gridColumn: '1 / -1' },
  '& > [data-part="undo"]': { display: 'flex', flexWrap: 'wrap', gap: 6, gridRow: 1, gridColumn: 2 },
  '@container (inline-size >= 640px)': {
    gridTemplateColumns: 'minmax(0, 0.7fr) minmax(0, 1fr) minmax(0, 1fr) auto',
    '& > [data-part="key"]': { paddingBlock: 0 },
    '& > [data-part="text"]': { gridColumn: 'auto' },
    '& > [data-part="undo"]': { gridColumn: 4 },
  },
}));

const TextBlock = styled.div(({ theme }) => ({
  minInlineSize: 0,
  '& > small': { display: 'block', fontSize: theme.typography.size.s1, color: theme.fgColor.muted },
  '& button': {
    ...plainButton,
    minBlockSize: 24,
    padding: 0,
    fontSize: theme.typography.size.s1,
    color: theme.barSelectedColor,
    textDecoration: 'underline',
  },
}));

const Text = styled.span<{ lines: number | 'none' }>(({ lines }) => clamped(lines));

/** Longer texts are truncated at first. In characters. */
const longText = 240;

function Version({ label, language, text }: { label: string; language: Language; text: string | undefined }) {
  const [isExpanded, setIsExpanded] = React.useState(false);
  return (
    <TextBlock data-part="text">
      <small>{label}</small>
      {text ? (
        <Text lines={isExpanded ? 'none' : 4} {...inLanguage(language)}>
          {text}
        </Text>
      ) : (
        <em>None</em>
      )}
      {text && text.length > longText && (
        <button type="button" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
          {isExpanded ? 'Show less' : 'Show all'}
        </button>
      )}
    </TextBlock>
  );
}

interface EditItemProps {
  edit: Edit;
  isRejected: boolean;
  /** Undefined where the story does not show the message. */
  onShow: (() => void) | undefined;
  onUndo: () => void;
}

/** A message before and after its edit. */
export function EditItem({ edit: { key, language, text, from }, isRejected, onShow, onUndo }: EditItemProps) {
  return (
    <Item rejected={isRejected}>
      <span data-part="key">
        <KeyName name={key} /> {isRejected && <Label tone="negative">Refused</Label>}
      </span>
      <Version label="Changed from" language={language} text={from} />
      <Version label="Edited" language={language} text={text} />
      <div data-part="undo">
        {onShow && (
          <Button ariaLabel={false} variant="ghost" onClick={onShow}>
            Show<VisuallyHidden> {key} in the story</VisuallyHidden>
          </Button>
        )}
        <Button ariaLabel={false} variant="ghost" onClick={onUndo}>
          Undo<VisuallyHidden>{` ${key}, ${localeInfo(language).name}`}</VisuallyHidden>
        </Button>
      </div>
    </Item>
  );
}
