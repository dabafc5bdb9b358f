import { expect, test } from 'vitest';
import { changedValues, isValue } from './changedValues.ts';

const diff = `diff --git a/src/theme/tokens.ts b/src/theme/tokens.ts
--- a/src/theme/tokens.ts
+++ b/src/theme/tokens.ts
@@ -21 +21 @@ export const color = {
-  accent: '#ffb84d',
+  accent: '#ffb84c',
@@ -30 +30 @@ export const type = {
-  weight: { regular: 340, bold: 580, 'extra-bold': '700' },
+  weight: { regular: 340, bold: 640, 'extra-bold': '720' },
@@ -40,2 +40,3 @@ import { css } from 'styled-components';
-  --gap: 1rem;
-  removed: 3,
+  --gap: 1.5rem;
+  added: 4,
+const same = 1;
+++ b/src/theme.scss
@@ -1,2 +1,2 @@
-:root { --accent: #205090; --ink: rgb(0 0 0); color: red }
-$space: 4px;
+:root { --accent: #307030; --ink: rgb(0 0 9); color: blue }
+$space: 6px;
@@ -9 +9 @@
-@space: 4px;
+@space: 6px;
@@ -20 +20 @@
-.menu--open:hover { color: red }
+.menu--open:focus { color: red }
`;

test('finds the values that a diff changes, with the object that they are in', () => {
  expect(changedValues(diff.replaceAll('\n', '\r\n'))).toEqual(changedValues(diff));
  expect(changedValues(diff)).toEqual([
    { file: 'src/theme/tokens.ts', name: 'color.accent', from: '#ffb84d', to: '#ffb84c' },
    { file: 'src/theme/tokens.ts', name: 'type.weight.bold', from: '580', to: '640' },
    { file: 'src/theme/tokens.ts', name: 'type.weight.extra-bold', from: '700', to: '720' },
    { file: 'src/theme/tokens.ts', name: '--gap', from: '1rem', to: '1.5rem' },
    { file: 'src/theme.scss', name: '--accent', from: '#205090', to: '#307030' },
    { file: 'src/theme.scss', name: '--ink', from: 'rgb(0 0 0)', to: 'rgb(0 0 9)' },
    { file: 'src/theme.scss', name: '$space', from: '4px', to: '6px' },
    { file: 'src/theme.scss', name: '@space', from: '4px', to: '6px' },
  ]);
});

test('finds values with quotes', () => {
  const lines = (sign: string, size: number) =>
    [
      `quote: '"${size}"',`,
      `font: ['A', 'B${size}'],`,
      `sum: 'a' + '${size}',`,
      `text: 'it\\'s ${size}',`,
      `all: { text: 'it\\'s, ${size}', list: "a, ${size}" },`,
      `--font: "A; B{${size}}", 'it\\'s'; --size: ${size};`,
      `--open: it's ${size}; --other: ${size}`,
    ].map((line, index) => `@@ -${index} +${index} @@\n${sign}${line}`);
  const changed = lines('-', 1).map((line, index) => `${line}\n${lines('+', 2)[index]!.split('\n')[1]}`);
  const found = changedValues(`+++ "b/\\"a\\\\\\t.ts"\n${changed.join('\n')}`);
  expect(new Set(found.map(({ file }) => file))).toEqual(new Set(['"a\\\t.ts']));
  expect(found.map(({ name, to }) => [name, to])).toEqual([
    ['quote', '"2"'],
    ['font', "['A', 'B2']"],
    ['sum', "'a' + '2'"],
    ['text', "it's 2"],
    ['all.text', "it's, 2"],
    ['all.list', 'a, 2'],
    ['--font', "\"A; B{2}\", 'it\\'s'"],
    ['--size', '2'],
    ['--open', "it's 2"],
    ['--other', '2'],
  ]);
});

test('an image in a line does not delay the run', () => {
  const lineOf = (size: string) => `logo = { from: ["data:image/png;base64,${'A'.repeat(300_000)}"], size: ${size} }`;
  expect(changedValues(`+++ b/logo.ts\n@@ -1 +1 @@\n-${lineOf('1')}\n+${lineOf('2')}`)).toEqual([
    { file: 'logo.ts', name: 'logo.size', from: '1', to: '2' },
  ]);
});

test.each([
  ['#FB4', '#ffbb44', true],
  ['#FB4f', '#ffbb44', true],
  ['rgb(255 187 68)', '#ffbb44', true],
  ['rgba(255, 187, 68, 1)', '#ffbb44', true],
  ['rgb(255 187 68 / 50%)', '#ffbb44', false],
  ['1.5rem', '24px', true],
  ['24px', '24px', true],
  ['0', '0px', true],
  ['1.5em', '24px', false],
  ['#ffb84d', '#ffb84c', false],
])('%s and %s: %s', (source, computed, expected) => {
  expect(isValue(source, computed)).toBe(expected);
});
