import { expect, test } from 'vitest';
import { localizedPath, parseLocalizedPath } from './localizedPath';

test.each([
  ['/', 'en', '/'],
  ['/contact', 'en', '/contact'],
  ['/es', 'es', '/'],
  ['/es/', 'es', '/'],
  ['/ar/contact', 'ar', '/contact'],
  ['/AR/contact', 'ar', '/contact'],
  ['/fr/privacy-policy/', 'fr', '/privacy-policy/'],
  // English has no prefix, and the others do not exist.
  ['/en/contact', 'en', '/en/contact'],
  ['/xx/contact', 'en', '/xx/contact'],
  ['/especial', 'en', '/especial'],
  // Never a path that a browser could resolve to another host.
  ['//evil.example', 'en', '/evil.example'],
  ['/\\evil.example', 'en', '/evil.example'],
  ['/es//evil.example', 'es', '/evil.example'],
  ['', 'en', '/'],
])('%s is %s %s', (pathname, language, path) => {
  expect(parseLocalizedPath(pathname)).toEqual({ language, path });
});

test.each([
  ['/', 'en', '/'],
  ['/', 'es', '/es'],
  ['/contact', 'en', '/contact'],
  ['/contact', 'ar', '/ar/contact'],
  ['/fr', 'en', '/en/fr'],
] as const)('%s in %s is %s', (path, language, expected) => {
  expect(localizedPath(path, language)).toBe(expected);
});
