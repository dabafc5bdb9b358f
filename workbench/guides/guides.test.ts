import { expect, test } from 'vitest';
import type { Guide } from './guide';

const guides = Object.entries(import.meta.glob<Guide>('./*.tsx', { eager: true, import: 'guide' })).map(
  ([file, guide]) => ({ name: /(\w+)\.tsx$/.exec(file)![1]!, guide }),
);

/** The titles that the sidebar makes of the paths of stories, by folder; see `.storybook/main.ts`. */
const storyTitles = (prefix: string, files: object) =>
  Object.keys(files).map((file) => `${prefix}/${/(\w+)\.stories\.tsx$/.exec(file)![1]!}`);

/** Without those that the site does not use yet. */
const shipped = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).filter(([, source]) => !/tags: \[[^\]]*'draft'/.test(source)));

const componentFiles = import.meta.glob<string>('../../src/components/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const components = storyTitles('Components', shipped(componentFiles));

const sections = storyTitles('Sections', import.meta.glob('../../src/sections/**/*.stories.tsx'));

const titles = [
  ...storyTitles('Components', componentFiles),
  ...sections,
  ...storyTitles('Layout', import.meta.glob('../../src/layout/**/*.stories.tsx')),
  ...storyTitles('Screens', import.meta.glob('../../src/screens/**/*.stories.tsx')),
  ...storyTitles('Site', import.meta.glob('../../src/app/**/*.stories.tsx')),
  ...Object.keys(import.meta.glob('../*.mdx')).map((file) => `Docs/${/([\w ]+)\.mdx$/.exec(file)![1]!}`),
];

test('each component and each section of the site has a guide', () => {
  expect(components).toContain('Components/Button');
  expect(sections).toContain('Sections/Faq');
  const withGuide = guides.flatMap(({ name }) => [`Components/${name}`, `Sections/${name}`]);
  expect([...components, ...sections].filter((title) => !withGuide.includes(title))).toEqual([]);
});

test.each(guides)('$name has a page, as has what is related to it', ({ name, guide }) => {
  const title = titles.find((each) => each.endsWith(`/${name}`));
  expect(title).toBeDefined();
  expect(guide.related).not.toHaveLength(0);
  expect(titles).toEqual(expect.arrayContaining([...guide.related]));
  expect(guide.related).not.toContain(title);
});
