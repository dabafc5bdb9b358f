import * as React from 'react';
import { srOnlyStyles, styled, type Theme } from 'storybook/theming';
import { defaultLocale, localeInfo, type Language } from '../config.ts';
import { labelOf } from '../checks/checks.ts';
import type { Finding } from '../checks/findings.ts';
import { issueNames, sourceName, type MessageIssue } from '../format';
import { isBeforeEdit, isTooLong, widthText, shareOf, type TextWidth } from '../checks/textWidths.ts';
import { isStale, staleNames, type StaleApproval } from '../approvals/approvals.ts';
import type { Cell } from '../edits/rows.panel';

export const VisuallyHidden = styled.span({ ...srOnlyStyles });

export const Label = styled.span<{ tone: 'accent' | 'warning' | 'negative' }>(({ theme, tone }) => ({
  paddingInline: 5,
  borderRadius: theme.appBorderRadius,
  border: '1px solid currentColor',
  fontSize: theme.typography.size.s1 - 1,
  fontWeight: theme.typography.weight.bold,
  lineHeight: '14px',
  color: { accent: theme.barSelectedColor, warning: theme.fgColor.warning, negative: theme.fgColor.negative }[tone],
}));

/** The other issues are warnings. */
const isSerious = (issue: MessageIssue) => issue === 'missing' || issue === 'placeholders';

const Track = styled.span(({ theme }) => ({
  position: 'relative',
  inlineSize: 48,
  blockSize: 6,
  borderRadius: 3,
  overflow: 'hidden',
  background: theme.appBorderColor,
  '@media (forced-colors: active)': { outline: '1px solid' },
}));

const Fill = styled.span<{ long: boolean }>(({ theme, long }) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  background: long ? theme.fgColor.warning : theme.fgColor.muted,
  forcedColorAdjust: 'none',
}));

const Facts = styled.span(({ theme }) => ({
  ...wrappingRow('4px 6px'),
  ...note(theme),
  '&:empty': { display: 'none' },
  justifyContent: 'flex-end',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '16px',
}));

const Note = styled.span(({ theme }) => ({
  ...note(theme),
  flex: '1 0 100%',
  lineHeight: '16px',
  textAlign: 'end',
}));

/** The text that was approved, or the source beside which it was. */
function ApprovedVersion({ state, source, text, language }: StaleApproval & { language: Language }) {
  const shown = state === 'changed' ? language : defaultLocale();
  return (
    <Note dir="ltr">
      {state === 'changed' ? 'Approved was: ' : `${sourceName()} was: `}
      <bdi {...inLanguage(shown)}>{state === 'changed' ? text : source}</bdi>
    </Note>
  );
}

/** How much of its line a text takes, or took before its edit. */
function WidthFact({ width, isOutdated }: { width: TextWidth; isOutdated: boolean }) {
  return (
    <>
      <Track aria-hidden="true">
        <Fill long={isTooLong(width)} style={{ inlineSize: `${Math.min(shareOf(width), 1) * 100}%` }} />
      </Track>
      <span>
        <VisuallyHidden>takes </VisuallyHidden>
        {widthText(width)}
        {isOutdated && ' before the edit'}
      </span>
    </>
  );
}

/** At most, in a cell. */
const findingsShown = 5;

const FindingNote = ({ kind, message, accepted }: Finding) => (
  <Note dir="ltr">
    {accepted === undefined ? <Label tone="warning">{labelOf(kind)}</Label> : labelOf(kind)} {message}
    {accepted !== undefined && `. Accepted: ${accepted}`}
  </Note>
);

/** Width, issues, what the checks have found, and whether the text was edited. */
export function CellFacts(cell: Cell) {
  const { text, textInFile, width, issues, acceptedIssue, findings, isEdited, approval, language } = cell;
  return (
    <>
      <Facts dir="ltr">
        {width && <WidthFact width={width} isOutdated={isBeforeEdit(width, text, textInFile)} />}
        {issues.map((issue) => (
          <Label key={issue} tone={isSerious(issue) ? 'negative' : 'warning'}>
            {issue === 'missing' ? `Missing, shows ${sourceName()}` : issueNames[issue]}
          </Label>
        ))}
        {isStale(approval) && <Label tone="warning">{staleNames[approval.state]}</Label>}
        {isEdited && <Label tone="accent">Edited</Label>}
      </Facts>
      {isStale(approval) && <ApprovedVersion {...approval} language={language} />}
      {findings.slice(0, findingsShown).map((finding, index) => (
        <FindingNote key={index} {...finding} />
      ))}
      {findings.length > findingsShown && <Note dir="ltr">and {findings.length - findingsShown} more</Note>}
      {acceptedIssue && (
        <Note dir="ltr">
          {issueNames[acceptedIssue.issue]}, accepted: {acceptedIssue.reason}
        </Note>
      )}
    </>
  );
}

export const inLanguage = (language: Language) => ({
  lang: localeInfo(language).tag,
  dir: localeInfo(language).direction,
});

/** Whether a key belongs to an input method, where Enter chooses a word, for example. In Safari, only its code says so. */
export const isOfInputMethod = ({ nativeEvent }: React.KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Whether a key ends what is written: with Shift it breaks the line. */
export const isEnter = (event: React.KeyboardEvent) =>
  event.key === 'Enter' && !event.shiftKey && !isOfInputMethod(event);

/** A key that can wrap between its parts and its words. */
export const KeyName = ({ name }: { name: string }) => (
  <>
    {name.split(/(?=[A-Z])|(?<=[:._-])/).map((word, index) => (
      <React.Fragment key={index}>
        {index > 0 && <wbr />}
        {word}
      </React.Fragment>
    ))}
  </>
);

/** Preserves line breaks and truncates after some lines. */
export const clamped = (lines: number | 'none') => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
  whiteSpace: 'pre-wrap' as const,
  overflowWrap: 'anywhere' as const,
});

export const wrapping = (gap: number | string) => ({ display: 'flex', flexWrap: 'wrap' as const, gap });

export const wrappingRow = (gap: string) => ({ ...wrapping(gap), alignItems: 'center' });

export const note = (theme: Theme) => ({ color: theme.fgColor.muted, fontSize: theme.typography.size.s1 });

export const monospaced = (theme: Theme) => ({
  fontFamily: theme.typography.fonts.mono,
  fontSize: theme.typography.size.s1,
  overflowWrap: 'anywhere' as const,
});

export const plainButton = { border: 0, background: 'none', font: 'inherit', cursor: 'pointer' };

export const smallText = (theme: Theme) => ({ fontSize: theme.typography.size.s2 - 1, lineHeight: '18px' });

/** Leaves space for the rest of the row in a low panel. */
export const tallestText = 'clamp(64px, 40cqb, 220px)';

export const ring = (theme: Theme) => ({ outline: `2px solid ${theme.barSelectedColor}`, outlineOffset: -2 });

export const Select = styled.select(({ theme }) => ({
  fieldSizing: 'content',
  blockSize: 28,
  paddingInline: 6,
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.input.borderRadius,
  background: theme.input.background,
  color: theme.input.color,
  font: 'inherit',
  fontSize: theme.typography.size.s2 - 1,
  '&:focus-visible': ring(theme),
}));

export const Area = styled.textarea(({ theme }) => ({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: 48,
  maxBlockSize: tallestText,
  fieldSizing: 'content',
  resize: 'vertical',
  padding: '6px 8px',
  border: `1px solid ${theme.fgColor.muted}`,
  borderRadius: theme.input.borderRadius,
  background: theme.input.background,
  color: theme.input.color,
  font: 'inherit',
  ...smallText(theme),
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '&:focus-visible': ring(theme),
  '&[aria-invalid="true"]': { borderColor: theme.fgColor.negative },
  '&::placeholder': { color: theme.fgColor.muted, opacity: 1 },
}));

export const Empty = styled.div(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '32px 16px',
  textAlign: 'center',
  textWrap: 'balance',
  color: theme.fgColor.muted,
  ...smallText(theme),
  '& strong': { color: theme.color.defaultText },
}));

export const Alert = styled.div(({ theme }) => ({
  ...smallText(theme),
  color: theme.fgColor.negative,
  fontWeight: theme.typography.weight.bold,
  padding: '4px 12px',
  '&:empty': { display: 'none' },
}));
