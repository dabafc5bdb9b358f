import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { statusTags } from './status';

const files = Object.entries(
  import.meta.glob<string>('../../src/**/*.stories.tsx', { query: '?raw', import: 'default', eager: true }),
);

/** The tags of each story of a file: those of the meta and its own. */
function tagsOf(source: string, fileName: string) {
  const { indexInputs } = loadCsf(source, { fileName, makeTitle: () => fileName }).parse();
  return indexInputs.map(({ tags = [] }) => tags);
}

const statusesIn = (tags: readonly string[]) => tags.filter((tag) => statusTags.some((status) => status === tag));

test('finds a missing and a second status', () => {
  const file = (meta: string, story: string) => `export default { ${meta} }; export const One = { ${story} };`;
  const found = (source: string) => tagsOf(source, 'One.stories.tsx').map(statusesIn);
  expect(found(file('', ''))).toEqual([[]]);
  expect(found(file("tags: ['stable']", "tags: ['draft']"))).toEqual([['stable', 'draft']]);
  expect(files.length).toBeGreaterThan(25);
});

test.each(files)('%s has one status tag', (fileName, source) => {
  const stories = tagsOf(source, fileName);
  expect(stories).not.toEqual([]);
  for (const tags of stories) {
    expect(statusesIn(tags)).toHaveLength(1);
    // It is derived.
    expect(tags).not.toContain('reviewed');
  }
});
