import { expect, test } from 'vitest';
import { headerFile, headersFor } from './headers.ts';

const inline = { scripts: new Set(["'sha256-script'"]), styles: new Set(["'sha256-style'"]) };

test('every page has its policy, and only files with a hash in their names are kept', () => {
  const file = headerFile(inline);
  expect(headersFor(file, '/es/contact')).toEqual({
    'Content-Security-Policy': expect.stringContaining("script-src 'self' 'sha256-script'; style-src "),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  expect(headersFor(file, '/assets/app-1234.js')['Cache-Control']).toBe('public, max-age=31536000, immutable');
  expect(file).not.toContain('unsafe');
});

test('a line that a host would refuse fails the build', () => {
  const styles = new Set(Array.from({ length: 40 }, (_, index) => `'sha256-${'x'.repeat(44)}${index}'`));
  expect(() => headerFile({ ...inline, styles })).toThrow(/_headers: a line of \/\* has \d+ characters; hosts take 2000/);
});
