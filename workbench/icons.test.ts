import { expect, test } from 'vitest';
import { icons, marks } from './icons';

const sources = Object.values(
  import.meta.glob<string>(['../src/**/*.{ts,tsx}', '!../src/**/*.stories.tsx', '!../src/**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The names that the product imports from a package, without types. */
function importedFrom(packageName: string) {
  const imports = sources.flatMap((source) => [
    ...source.matchAll(new RegExp(`import \\{([^}]*)\\} from '${packageName}'`, 'g')),
  ]);
  const names = imports.flatMap(([, list = '']) => list.split(',')).map((name) => name.trim());
  return [...new Set(names.filter((name) => name && !name.startsWith('type ')))].toSorted();
}

test('the page shows exactly the icons that the product uses, in alphabetical order', () => {
  expect(importedFrom('lucide-react').length).toBeGreaterThan(5);
  expect(Object.keys(icons)).toEqual(importedFrom('lucide-react'));
});

test('the page shows exactly the marks that the product uses', () => {
  expect(Object.keys(marks).toSorted()).toEqual(importedFrom('simple-icons'));
});

test('as many icons are listed as mirrored as the styles mirror', () => {
  const mirrored = sources
    .filter((source) => source.includes("from 'lucide-react'"))
    .flatMap((source) => source.match(/\$\{mirrored\}/g) ?? []);
  expect(Object.values(icons).filter(([, , mirrors]) => mirrors)).toHaveLength(mirrored.length);
});
