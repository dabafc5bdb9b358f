import * as React from 'react';
import { styled } from 'storybook/theming';
import { localeInfo } from '../config.ts';
import { plainButton, ring, VisuallyHidden } from '../panel/elements.panel';
import type { Cell } from '../edits/rows.panel';

const Toggle = styled.button(({ theme }) => ({
  ...plainButton,
  minBlockSize: 24,
  paddingInline: 8,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.background.content,
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s1,
  whiteSpace: 'nowrap',
  '&:hover': { borderColor: theme.barSelectedColor, color: theme.barSelectedColor },
  '&:focus-visible': ring(theme),
  '&[data-approved]': { borderColor: 'transparent', background: 'none', color: theme.fgColor.positive },
}));

/** Who has approved the text, and when. */
const detailsOf = ({ by, on, isPending }: NonNullable<Cell['approval']>) =>
  isPending ? 'Not saved yet' : `Approved by ${by} on ${on}`;

interface ApproveButtonProps {
  cell: Cell;
  onToggle: () => void;
}

/** Approves a translation, or takes the approval back. In the table, the key A does the same. */
export function ApproveButton({ cell: { language, key, approval }, onToggle }: ApproveButtonProps) {
  if (!approval) return null;
  const isApproved = approval.state === 'approved';
  return (
    <Toggle
      type="button"
      dir="ltr"
      tabIndex={-1}
      data-approved={isApproved || undefined}
      title={isApproved ? detailsOf(approval) : undefined}
      onClick={(event: React.MouseEvent) => {
        // The cell would open its editor.
        event.stopPropagation();
        onToggle();
      }}
    >
      {isApproved ? '✓ Approved' : 'Approve'}
      <VisuallyHidden>{` ${key}, ${localeInfo(language).name}${isApproved ? ': take back' : ''}`}</VisuallyHidden>
    </Toggle>
  );
}
