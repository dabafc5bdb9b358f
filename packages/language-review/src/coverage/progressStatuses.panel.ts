import type { StatusValue } from 'storybook/internal/types';
import { ownValue } from 'system-tools/own-value';
import type { ApprovalCount } from '../approvals/approvals';
import type { Language } from '../config.ts';
import { isInterpreted } from '../channel.ts';
import { count, englishName } from '../format';
import type { StoryProgress } from './storyProgress.panel';

/** `3 of 12 texts approved, 1 changed since` */
const approvalText = ({ approved, stale, total }: ApprovalCount) =>
  `${approved} of ${count(total, 'text')} approved${stale > 0 ? `, ${stale} changed since` : ''}`;

interface ProgressStatus {
  storyId: string;
  value: StatusValue;
  description: string;
}

/** What the sidebar says of each story: how far its translations are approved, and how many notes are open, in some languages. */
export function progressStatuses(
  { approvals, openNotes }: StoryProgress,
  languages: readonly Language[],
): ProgressStatus[] {
  // A note may name anything as its story.
  const storyIds = [...Object.keys(approvals), ...Object.keys(openNotes)].filter((id) => !isInterpreted(id));
  return [...new Set(storyIds)].flatMap((storyId) => {
    const shown = languages.flatMap((language) => {
      const approval = ownValue(approvals, storyId)?.[language];
      const notes = ownValue(openNotes, storyId)?.[language] ?? 0;
      const hasTexts = approval !== undefined && approval.total > 0;
      return hasTexts || notes > 0 ? { language, approval: hasTexts ? approval : undefined, notes } : [];
    });
    if (shown.length === 0) return [];
    const needsLook = shown.some(({ approval, notes }) => notes > 0 || (approval !== undefined && approval.stale > 0));
    const isApproved = shown.every(({ approval }) => approval?.approved === approval?.total);
    return {
      storyId,
      // Storybook shows no icon for `unknown`.
      value: needsLook ? 'status-value:warning' : isApproved ? 'status-value:success' : 'status-value:unknown',
      description: shown
        .map(({ language, approval, notes }) => {
          const parts = [
            ...(approval ? [approvalText(approval)] : []),
            ...(notes > 0 ? [count(notes, 'open note')] : []),
          ];
          return `${englishName(language)}: ${parts.join(', ')}`;
        })
        .join('; '),
    };
  });
}
