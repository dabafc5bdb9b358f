import { expect, test } from 'vitest';
import type { Guide } from './guide';

/** The title of a story file in the sidebar: its folder, and its component. */
const titles = (files: Record<string, unknown>) =>
  Object.keys(files).map((file) => {
    const [, folder, component] = /src\/(?:app\/)?(\w+)\/.*?(\w+)\.stories\.tsx$/.exec(file)!;
    return `${folder!}/${component!}`.toLowerCase();
  });

const guides = import.meta.glob<Guide>('./*.tsx', { eager: true, import: 'guide' });
const components = titles(import.meta.glob('../../src/components/**/*.stories.tsx'));

test('each component has a guide, and each guide a component', () => {
  expect(components).toContain('components/button');
  expect(Object.keys(guides).map((file) => `components/${/(\w+)\.tsx$/.exec(file)![1]!}`.toLowerCase())).toEqual(components);
});
