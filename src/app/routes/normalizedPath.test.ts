import { expect, test } from 'vitest';
import { plainAddress } from './plainAddress';

test.each([
  ['/', '/'],
  ['/contact', '/contact'],
  ['/es', '/es'],
  // A slash at the end is up to the host.
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
  // What is unknown stays as it is written, but for its language and a second slash at its beginning.
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
])('%s means %s', (pathname, plain) => {
  expect(plainAddress(pathname)).toBe(plain);
  expect(plainAddress(plain)).toBe(plain);
});
