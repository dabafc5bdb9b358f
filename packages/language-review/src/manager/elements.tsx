import * as React from 'react';
import { srOnlyStyles, styled, type Theme } from 'storybook/theming';
import { growth } from '../node/format';
import { localeInfo, type Language } from '../config.ts';
import type { MessageIssue } from '../node/messageState';
import type { Cell } from './rows';

/** Heard, not seen. */
export const Unseen = styled.span({ ...srOnlyStyles });

type Tone = 'accent' | 'warning' | 'negative';

/** A mark in words. */
export const Mark = styled.span<{ tone: Tone }>(({ theme, tone }) => ({
  paddingInline: 5,
  borderRadius: theme.appBorderRadius,
  border: '1px solid currentColor',
  fontSize: theme.typography.size.s1 - 1,
  fontWeight: theme.typography.weight.bold,
  lineHeight: '14px',
  color: { accent: theme.barSelectedColor, warning: theme.fgColor.warning, negative: theme.fgColor.negative }[tone],
}));

const issueMarks: Readonly<Record<MessageIssue, [words: string, tone: Tone]>> = {
  missing: ['Missing, shows English', 'negative'],
  placeholders: ['Placeholders differ', 'negative'],
  identical: ['Same as English', 'warning'],
  long: ['Over-long', 'warning'],
};

const Track = styled.span(({ theme }) => ({
  position: 'relative',
  inlineSize: 48,
  blockSize: 6,
  borderRadius: 3,
  overflow: 'hidden',
  background: theme.appBorderColor,
  '@media (forced-colors: active)': { outline: '1px solid' },
  // As long as English.
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '50%',
    inlineSize: 2,
    background: theme.background.content,
  },
}));

const Fill = styled.span<{ long: boolean }>(({ theme, long }) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  background: long ? theme.fgColor.warning : theme.fgColor.muted,
  forcedColorAdjust: 'none',
}));

const Facts = styled.span(({ theme }) => ({
  display: 'flex',
  '&:empty': { display: 'none' },
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px 6px',
  color: theme.fgColor.muted,
  fontSize: theme.typography.size.s1,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '16px',
}));

/** As wide as its widest usual number, so that the bars stand below each other. */
const Percent = styled.span({ minInlineSize: '5ch', textAlign: 'end' });

const Note = styled.span(({ theme }) => ({
  flex: '1 0 100%',
  color: theme.fgColor.muted,
  fontSize: theme.typography.size.s1,
  lineHeight: '16px',
  textAlign: 'end',
}));

/** What is to be said about a text: its length against English (the bar ends at twice that), its issues, and whether it was edited. */
export function CellFacts({
  expansion,
  issues,
  reason,
  edited,
}: Pick<Cell, 'expansion' | 'issues' | 'reason' | 'edited'>) {
  return (
    <>
      <Facts dir="ltr">
        {expansion !== undefined && (
          <>
            <Track aria-hidden="true">
              <Fill long={issues.includes('long')} style={{ inlineSize: `${Math.min(expansion, 2) * 50}%` }} />
            </Track>
            <Percent>
              {growth(expansion)}
              <Unseen> against the English length</Unseen>
            </Percent>
          </>
        )}
        {issues.map((issue) => (
          <Mark key={issue} tone={issueMarks[issue][1]}>
            {issueMarks[issue][0]}
          </Mark>
        ))}
        {edited && <Mark tone="accent">Edited</Mark>}
      </Facts>
      {reason !== undefined && <Note dir="ltr">Same as English, accepted: {reason}</Note>}
    </>
  );
}

/** The attributes of an element that holds a text of a language. */
export const inLanguage = (language: Language) => ({ lang: language, dir: localeInfo(language).direction });

/** A key, which may wrap at each of its words. */
export const KeyName = ({ name }: { name: string }) => (
  <>
    {name.split(/(?=[A-Z])/).map((word, index) => (
      <React.Fragment key={index}>
        <wbr />
        {word}
      </React.Fragment>
    ))}
  </>
);

/** A text with its line breaks, cut after some lines. */
export const clamped = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
  whiteSpace: 'pre-wrap' as const,
  overflowWrap: 'anywhere' as const,
});

/** The ring of whatever has the focus. */
export const ring = (theme: Theme) => ({ outline: `2px solid ${theme.barSelectedColor}`, outlineOffset: -2 });

/** A view of the panel that has nothing to show. */
export const Empty = styled.div(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '32px 16px',
  textAlign: 'center',
  textWrap: 'balance',
  color: theme.fgColor.muted,
  fontSize: theme.typography.size.s2 - 1,
  lineHeight: '18px',
  '& strong': { color: theme.color.defaultText },
}));
