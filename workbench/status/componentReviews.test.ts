import type { StoryIndex } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { configure, type Language } from 'language-review';
import { coverageOf } from 'language-review/node';
import type { LastReview } from 'visual-review/last-review';
import { comparisonOf } from 'visual-review/testing';
import languageReview from '../../language-review.config';
import { componentReviews } from './componentReviews';

configure(languageReview);

const storyOf = (id: string, title: string, tag: string): StoryIndex['entries'][string] => ({
  type: 'story',
  subtype: 'story',
  id,
  name: id,
  title,
  exportName: id,
  importPath: './src/Card.stories.tsx',
  tags: ['dev', tag],
});

const index: StoryIndex = {
  v: 5,
  entries: {
    one: storyOf('components-card--one', 'Components/Card', 'draft'),
    two: storyOf('components-card--two', 'Components/Card', 'draft'),
    rule: storyOf('components-rule--plain', 'Components/Rule', 'draft'),
    menu: storyOf('components-menu--open', 'Components/Menu', 'stable'),
  },
};

const texts = { en: { a: 'One', b: 'Two' }, fr: { a: 'Un', b: 'Deux' }, ar: { a: 'واحد', b: 'اثنان' } };
type Texts = Partial<Record<Language, Record<string, string>>>;
const approvalOf = (text: string, source: string) => ({ source, text, by: 'Mona', on: '2030-01-02' });

/** `a` is shown by both stories of the card, `b` by its second and by the menu. */
function coverage(
  approved: Texts,
  { messages = texts, isRecorded = true }: { messages?: Texts; isRecorded?: boolean } = {},
) {
  const catalogs = (Object.keys(messages) as Language[]).map((language) => ({
    language,
    history: undefined,
    findings: [],
    messages: Object.entries(messages[language] ?? {}).map(([key, text], line) => ({ key, text, line })),
    approvals: new Map(
      Object.entries(approved[language] ?? {}).map(([key, text]) => [
        key,
        approvalOf(text, texts.en[key as keyof typeof texts.en]),
      ]),
    ),
  }));
  const shownBy = {
    a: ['components-card--one', 'components-card--two'],
    b: ['components-card--two', 'components-menu--open'],
  };
  return coverageOf(catalogs, new Set(), isRecorded ? shownBy : undefined);
}

const accepted: LastReview = { isCurrent: true, open: [] };
const reviewsOf = (covered: ReturnType<typeof coverage>, review: LastReview | undefined) =>
  componentReviews(index, covered, review);

test('a draft is reviewed where all its texts are approved and all its screenshots accepted', () => {
  const reviews = reviewsOf(coverage({ fr: texts.fr, ar: texts.ar }), accepted);
  expect(reviews).toEqual({
    'components-card': { status: 'reviewed', open: [] },
    'components-rule': { status: 'reviewed', open: [] },
    'components-menu': { status: 'stable', open: [] },
  });
});

test('texts that are new, have changed since their approval, or are missing are left to review', () => {
  const changed = coverage({ fr: { a: 'Une', b: 'Deux' } });
  expect(reviewsOf(changed, accepted)).toEqual({
    'components-card': { status: 'draft', open: ['1 text to approve in French', '2 texts to approve in Arabic'] },
    'components-rule': { status: 'reviewed', open: [] },
    'components-menu': { status: 'stable', open: ['1 text to approve in Arabic'] },
  });
  expect(reviewsOf(coverage({}), accepted)['components-card']?.open).toEqual([
    '2 texts to approve in French and Arabic',
  ]);
  const missing = coverage({ fr: texts.fr, ar: texts.ar }, { messages: { ...texts, ar: { a: texts.ar.a } } });
  expect(reviewsOf(missing, accepted)['components-card']).toEqual({
    status: 'draft',
    open: ['1 text missing in Arabic'],
  });
  const unknown = coverage({ fr: texts.fr, ar: texts.ar }, { isRecorded: false });
  expect(reviewsOf(unknown, accepted)['components-card']?.open).toEqual(['which texts it shows is not recorded']);
});

test('changes that nobody has accepted are left to review: those of the component alone', () => {
  const open = [
    comparisonOf('components-card--one', 'en-phone', 'changed'),
    comparisonOf('components-card--one', 'ar-phone', 'changed'),
    comparisonOf('components-card--two', 'ar-phone', 'new'),
    comparisonOf('components-card--gone', 'ar-phone', 'removed'),
    comparisonOf('components-card--two', 'en-phone', 'failed'),
  ];
  const reviews = reviewsOf(coverage({ fr: texts.fr, ar: texts.ar }), { isCurrent: true, open });
  expect(reviews['components-card']).toEqual({
    status: 'draft',
    open: [
      '2 changed screenshots to decide on',
      '1 new screenshot to decide on',
      '1 removed screenshot to decide on',
      '1 screenshot failed',
    ],
  });
  expect(reviews['components-rule']?.status).toBe('reviewed');
});

test('nothing is reviewed without a visual review of the present sources', () => {
  const approved = coverage({ fr: texts.fr, ar: texts.ar });
  expect(reviewsOf(approved, undefined)['components-rule']).toEqual({
    status: 'draft',
    open: ['no visual review yet'],
  });
  expect(reviewsOf(approved, { isCurrent: false, open: [] })['components-rule']).toEqual({
    status: 'draft',
    open: ['sources have changed since the last visual review'],
  });
});
