import type { Coverage, KeyCoverage } from '../node/coverage';
import type { MessageIssue } from '../node/messageState';

/** What the table of texts can be narrowed to. */
export interface MessageFilter {
  name: string;
  keys: readonly KeyCoverage[];
}

/** Faults of a text in words. */
export const issueLabels: Readonly<Record<MessageIssue, string>> = {
  missing: 'missing',
  placeholders: 'placeholders differ',
  identical: 'same as English',
  long: 'over-long',
};

/** All choices: first what needs a look, the most serious before the rest, then each reason for it by itself. */
export function messageFilters({
  keys,
  storiesKnown,
}: Pick<Coverage, 'keys' | 'storiesKnown'>): readonly MessageFilter[] {
  const choice = (name: string, shows: (key: KeyCoverage) => boolean): MessageFilter => ({
    name,
    keys: keys.filter(shows),
  });
  const having = (issue: MessageIssue) =>
    choice(
      issueLabels[issue].replace(/^./, (letter) => letter.toUpperCase()),
      ({ texts }) => Object.values(texts).some(({ issues }) => issues.includes(issue)),
    );
  const reasons = [
    having('missing'),
    having('placeholders'),
    having('identical'),
    choice('Unused', ({ used }) => !used),
    ...(storiesKnown ? [choice('Shown by no story', ({ stories }) => stories.length === 0)] : []),
    having('long'),
  ];
  return [
    { name: 'Needs a look', keys: [...new Set(reasons.flatMap((reason) => reason.keys))] },
    ...reasons,
    choice('Accepted as English', ({ texts }) => Object.values(texts).some(({ reason }) => reason !== undefined)),
    { name: 'All texts', keys },
  ];
}

/** A text as it is searched: capitals and accents do not count. */
export const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
