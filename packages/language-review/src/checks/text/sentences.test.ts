import { expect, test } from 'vitest';
import type { Language } from '../../config.ts';
import { isError } from '../findings.ts';
import '../../fixtures/testConfig.ts';
import { catalogFindings } from '../catalogFindings.server.ts';

function findings(language: Language, source: string, text: string) {
  const [english, own] = [source, text].map((each) => [{ key: 'about', text: each, line: 2 }]);
  return catalogFindings(language, own!, english!).filter(({ kind }) => kind === 'sentences');
}

test.each<[Language, string, string, string]>([
  ['es', 'We pack it. We ship it. You follow it.', 'Lo embalamos.', '1, not 3'],
  ['fr', 'Here we are.', 'Nous sommes là. Écrivez-nous\u202F! Et voilà.', '3, not 1'],
  ['ar', 'Is it sold? It is. Write to us.', 'هل يُباع؟ نعم. أين؟ هنا. راسلونا.', '5, not 3'],
  ['es', 'We sell.\n\nWe ship. {company} pays.', 'Vendemos', '1, not 3'],
])('%s: many sentences more or less are advice: %s, %s', (language, source, text, numbers) => {
  const found = findings(language, source, text);
  expect(found.map(({ message }) => message)).toEqual([`has another number of sentences than English: ${numbers}`]);
  expect(found.filter(isError)).toEqual([]);
});

test.each<[Language, string, string]>([
  ['fr', 'We pack it and ship it.', 'Nous l’emballons. Nous l’expédions.'],
  ['es', 'We pack it. We ship it.', 'Lo embalamos, y lo enviamos.'],
  ['es', 'One. Two. Three. Four. Five. Six.', 'Uno. Dos. Tres. Cuatro, cinco, seis.'],
  ['es', 'From the United States.', 'De EE.\u00A0UU., a EE.\u00A0UU. y por EE.\u00A0UU.'],
  ['ar', 'We sell. {company} ships.', 'نبيع: {company} {email} {phone}.'],
  ['es', 'One. Two. Three.', ''],
])('%s: a few are style, and none is another finding: %s, %s', (language, source, text) => {
  expect(findings(language, source, text)).toEqual([]);
});
