import { expect, test } from 'vitest';
import { normalizedPath } from './normalizedPath';

test.each([
  ['/', '/'],
  ['/contact', '/contact'],
  ['/es', '/es'],
  // The host decides about a trailing slash.
  ['/es/', '/es/'],
  ['/ar/contact/', '/ar/contact/'],
  ['/CONTACT', '/contact'],
  ['/AR/Contact/', '/ar/contact'],
  ['/contact.html', '/contact'],
  ['/index.html', '/'],
  ['/fr.html', '/fr'],
  ['/fr/index.html', '/fr'],
  ['/cont%61ct', '/contact'],
  ['/es%2Fcontact', '/es/contact'],
  ['//', '/'],
  ['//contact', '/contact'],
  ['//AR/contact//', '/ar/contact'],
  // An unknown path is kept, apart from its language and a second leading slash.
  ['/No-Such-Page', '/No-Such-Page'],
  ['/AR/No-Such-Page', '/ar/No-Such-Page'],
  ['/en/fr', '/en/fr'],
  ['/%zz', '/%zz'],
  ['/cont%2561ct', '/cont%2561ct'],
  ['/404.html', '/404.html'],
  ['//evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/es//evil.example', '/es/evil.example'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
])('%s is normalized to %s', (pathname, normalized) => {
  expect(normalizedPath(pathname)).toBe(normalized);
  expect(normalizedPath(normalized)).toBe(normalized);
});
