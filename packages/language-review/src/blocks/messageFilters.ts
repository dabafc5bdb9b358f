import type { ApprovalState } from '../approvals';
import { isOpen, type MessageIssue } from '../findings.ts';
import type { Coverage, KeyCoverage } from '../node/coverage';
import { issueNames } from '../node/format';

/** The filters of the table. The first has all messages with an issue, the most serious first. */
export function messageFilters({ keys, storiesKnown }: Pick<Coverage, 'keys' | 'storiesKnown'>) {
  const messagesIn = ({ messages }: KeyCoverage) => Object.values(messages).filter((message) => message !== undefined);
  const choice = (name: string, shows: (key: KeyCoverage) => boolean) => ({ name, keys: keys.filter(shows) });
  const having = (issue: MessageIssue) =>
    choice(issueNames[issue], (key) => messagesIn(key).some(({ issues }) => issues.includes(issue)));
  const approval = (name: string, is: (state: ApprovalState) => boolean) =>
    choice(name, (key) => messagesIn(key).some((message) => message.approval && is(message.approval.state)));
  const reasons = [
    having('missing'),
    having('placeholders'),
    having('identical'),
    approval('Changed since approval', (state) => state === 'changed' || state === 'sourceChanged'),
    choice('Unused', ({ used }) => !used),
    ...(storiesKnown ? [choice('Shown by no story', ({ stories }) => stories.length === 0)] : []),
    choice('Found by checks', (key) => messagesIn(key).some(({ findings }) => findings.some(isOpen))),
  ];
  return [
    { name: 'Needs a look', keys: [...new Set(reasons.flatMap((reason) => reason.keys))] },
    ...reasons,
    choice('Accepted', (key) =>
      messagesIn(key).some(
        ({ reason, findings }) => reason !== undefined || findings.some((finding) => !isOpen(finding)),
      ),
    ),
    approval('Not approved', (state) => state !== 'approved'),
    { name: 'All texts', keys },
  ];
}
