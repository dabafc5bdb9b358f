import { expect, test } from 'vitest';
import { testConfig } from '../testConfig.ts';
import { catalogFindings, type CatalogMessage } from './catalogFindings.ts';

const catalogOf = (texts: Record<string, string>) =>
  Object.entries(texts).map(([key, text], index): CatalogMessage => ({ key, text, line: index + 2 }));

const english = catalogOf({
  email: 'E-mail',
  notifications: 'Notifications',
  heroTitle: 'By {company}',
  faqTitle: 'Questions',
  legal: 'Legal',
  city: 'City',
});
const french = catalogOf({
  email: 'E-mail',
  notifications: 'Avis',
  heroTitle: 'Par {societe}',
  faqTitle: 'Questions',
  legal: ' ',
  oldKey: 'Vieux',
});
const findings = catalogFindings('fr', french, english).map(({ key, line, message }) => `${key}:${line} ${message}`);

test.each([
  'city:undefined is missing',
  'legal:6 is empty',
  'oldKey:7 is unknown: the English catalog has no such key',
  'heroTitle:4 has other placeholders than English: {societe}, not {company}',
  'faqTitle:5 is the English text: translate it, or say why not in `sameAsDefault` of language-review.config.ts',
  'notifications:3 is not the English text: take it out of `sameAsDefault` in language-review.config.ts',
])('%s', (finding) => {
  expect(findings).toContain(finding);
});

test('a message may equal English for a reason', () => {
  expect(testConfig.sameAsDefault.fr).toHaveProperty('email');
  expect(findings).not.toContainEqual(expect.stringMatching(/^email.*is the English text/));
});
