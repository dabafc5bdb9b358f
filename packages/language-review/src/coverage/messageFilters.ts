import type { ApprovalState } from '../approvals/approvals';
import { languageCodes, type Language } from '../config.ts';
import { isOpen } from '../checks/findings.ts';
import type { Coverage, KeyCoverage, MessageCoverage } from './coverage';
import { issueNames, type MessageIssue } from '../format';

type KnownTexts = Pick<Coverage, 'keys' | 'storiesKnown'>;

interface MessageFilter {
  name: string;
  keys: readonly KeyCoverage[];
  /** How many texts of each language it shows, where it shows some; absent where it is about a message in all languages. */
  languages?: ReadonlyArray<readonly [Language, number]>;
}

const messagesIn = ({ messages }: KeyCoverage) => Object.values(messages).filter((message) => message !== undefined);

/** The messages that are so in some language. */
const having = (
  { keys }: KnownTexts,
  name: string,
  isShown: (message: MessageCoverage) => boolean | undefined,
): MessageFilter => ({
  name,
  keys: keys.filter((key) => messagesIn(key).some(isShown)),
  languages: languageCodes()
    .map((code) => [code, keys.filter(({ messages: { [code]: own } }) => own && isShown(own)).length] as const)
    .filter(([, texts]) => texts > 0),
});

const withIssue = (known: KnownTexts, issue: MessageIssue) =>
  having(known, issueNames[issue], ({ issues }) => issues.includes(issue));

const withApproval = (known: KnownTexts, name: string, is: (state: ApprovalState) => boolean) =>
  having(known, name, ({ approval }) => approval && is(approval.state));

/** Why a message needs a look, the most serious first. */
const reasonsIn = (known: KnownTexts): MessageFilter[] => [
  withIssue(known, 'missing'),
  withIssue(known, 'placeholders'),
  withIssue(known, 'identical'),
  withApproval(known, 'Changed since approval', (state) => state === 'changed' || state === 'sourceChanged'),
  { name: 'Unused', keys: known.keys.filter(({ used }) => !used) },
  ...(known.storiesKnown
    ? [{ name: 'Shown by no story', keys: known.keys.filter(({ stories }) => stories.length === 0) }]
    : []),
  having(known, 'Found by checks', ({ findings }) => findings.some(isOpen)),
];

const accepted = 'Accepted';

const notApproved = (known: KnownTexts) => withApproval(known, 'Not approved', (state) => state !== 'approved');

/** The filters of the table. The first has all messages with an issue, the most serious first. */
export function messageFilters(known: KnownTexts): MessageFilter[] {
  const reasons = reasonsIn(known);
  return [
    { name: 'Needs a look', keys: [...new Set(reasons.flatMap(({ keys }) => keys))] },
    ...reasons,
    having(
      known,
      accepted,
      ({ acceptedIssue, findings }) => acceptedIssue !== undefined || findings.some((finding) => !isOpen(finding)),
    ),
    notApproved(known),
    { name: 'All texts', keys: known.keys },
  ];
}

/** The index of the filter that the page opens with: the first one with something to do, or else that of all texts. */
export const initialFilter = (filters: readonly MessageFilter[]) =>
  Math.max(
    0,
    filters.findIndex(({ name, keys }) => name !== accepted && keys.length > 0),
  );

/** What somebody has to do: what the filters show, and the errors of catalogs. */
export function openTasks(coverage: KnownTexts & Pick<Coverage, 'languages'>): MessageFilter[] {
  const errors = coverage.languages
    .filter(({ catalogErrors }) => catalogErrors > 0)
    .map(({ language, catalogErrors }) => [language, catalogErrors] as const);
  return [
    ...[...reasonsIn(coverage), notApproved(coverage)].filter(({ keys }) => keys.length > 0),
    ...(errors.length > 0 ? [{ name: 'Errors in the catalogs', keys: [], languages: errors }] : []),
  ];
}
