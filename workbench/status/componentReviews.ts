import type { StoryIndex } from 'storybook/internal/types';
import { count, englishName, type Coverage, type MessageCoverage } from 'language-review/node';
import type { LastReview } from 'visual-review/last-review';
import { componentsOf, type ComponentEntry } from '../componentStatus.ts';
import type { ComponentReviews } from './status.ts';

const listFormat = new Intl.ListFormat('en-GB');

/** `6 texts to approve in Spanish and French`, `5 texts to approve in Arabic`: languages with the same number share a sentence. */
function countsIn(what: string, counts: ReadonlyArray<readonly [language: string, number: number]>) {
  const numbers = new Set(counts.map(([, number]) => number).filter((number) => number > 0));
  return Array.from(numbers, (number) => {
    const names = counts.flatMap(([language, own]) => (own === number ? englishName(language) : []));
    return `${count(number, 'text')} ${what} in ${listFormat.format(names)}`;
  });
}

/** The texts that are not translated or not approved. */
function openTexts({ storyIds }: ComponentEntry, { keys, languages, storiesKnown }: Coverage) {
  if (!storiesKnown) return ['which texts it shows is not recorded'];
  const shown = keys.filter(({ stories }) => stories.some((id) => storyIds.includes(id)));
  const counts = (isOpen: (message: MessageCoverage) => boolean) =>
    languages.map(({ language }) => {
      const messages = shown.flatMap((each) => each.messages[language] ?? []);
      return [language, messages.filter(isOpen).length] as const;
    });
  return [
    ...countsIn(
      'missing',
      counts(({ issues }) => issues.includes('missing')),
    ),
    ...countsIn(
      'to approve',
      counts(({ approval }) => approval !== undefined && approval.state !== 'approved'),
    ),
  ];
}

function openScreenshots({ title }: ComponentEntry, review: LastReview | undefined) {
  if (!review) return ['no visual review yet'];
  // What an outdated report says of a story may no longer be true.
  if (!review.isCurrent) return ['sources have changed since the last visual review'];
  const own = review.open.filter(({ snapshot }) => snapshot.title === title);
  const having = (result: string) => own.filter((comparison) => comparison.result === result).length;
  return [
    ...(['changed', 'new', 'removed'] as const)
      .filter((result) => having(result) > 0)
      .map((result) => `${count(having(result), `${result} screenshot`)} to decide on`),
    ...(having('failed') > 0 ? [`${count(having('failed'), 'screenshot')} failed`] : []),
  ];
}

/**
 * Derives the status of each component, and what is left to review.
 * @param review the last visual review; undefined where there is none
 */
export function componentReviews(
  index: StoryIndex,
  coverage: Coverage,
  review: LastReview | undefined,
): ComponentReviews {
  return Object.fromEntries(
    componentsOf(index).map((component) => {
      const open = [...openTexts(component, coverage), ...openScreenshots(component, review)];
      const status = component.tag === 'draft' && open.length === 0 ? 'reviewed' : component.tag;
      return [component.id, { status, open }];
    }),
  );
}
