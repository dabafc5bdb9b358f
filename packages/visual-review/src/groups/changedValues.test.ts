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
`;

test('finds the values that a diff changes, with the object that they are in', () => {
  expect(changedValues(diff)).toEqual([
    { file: 'src/theme/tokens.ts', name: 'color.accent', from: '#ffb84d', to: '#ffb84c' },
    { file: 'src/theme/tokens.ts', name: 'type.weight.bold', from: '580', to: '640' },
    { file: 'src/theme/tokens.ts', name: 'type.weight.extra-bold', from: '700', to: '720' },
    { file: 'src/theme/tokens.ts', name: '--gap', from: '1rem', to: '1.5rem' },
  ]);
});

test.each([
  ['#FB4', '#ffbb44', true],
  ['1.5rem', '24px', true],
  ['24px', '24px', true],
  ['0', '0px', true],
  ['1.5em', '24px', false],
  ['#ffb84d', '#ffb84c', false],
])('%s and %s: %s', (source, computed, expected) => {
  expect(isValue(source, computed)).toBe(expected);
});
