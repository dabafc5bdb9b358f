import { expect, test } from 'vitest';
import type { Language } from '../../config.ts';
import '../../fixtures/testConfig.ts';
import { foreignParts } from './language.server.ts';
import { numberIssues } from './numbers.ts';

test.each([
  ['Within 48 hours', 'En 48 horas'],
  ['At most 5,000 of {max} in 2025', 'Au plus 5\u202F000 sur {max} en 2025'],
  ['April 12, 2025', '12 أبريل 2025'],
  ['04/12/2025', '12.04.2025'],
  ['Within 48 hours', 'خلال ٤٨ ساعة'],
  ['12,500 of 1.5 million', '۱۲٬۵۰۰ از ۱٫۵ میلیون'],
  ['12,500', '१२,५००'],
  ['1,234,567', '12,34,567'],
  ['5,000', '5’000'],
  ['5,000 of 12', '5 000 sur 12'],
  ['In 2025 500 people', 'En 2025, 500 personnes'],
  ['5,000', '5،000'],
  ['5,000.50', '5\u2009000,50'],
  ['5,000', '5\u2007000'],
  ['5,000', '৫,০০০'],
  ['.5 kg', '0,5 kg'],
  ['-.75 and (.5)', '−0,75 et (0,5)'],
  ['0.5', '٠٫٥'],
  ['3 1/2', '3½'],
  ['1 ½', '1\u202F1⁄2'],
  ['½ to ⅔', '1/2 bis 2/3'],
  ['3½ hours', '3,5 heures'],
  ['1/4', '0,25'],
  ['m²', 'm'],
  ['16:30 and 3.5 kg', '16h30 et 3,5 kg'],
  ['At 16:30, 2:1 or 5.5', '2:1, 5,5, 16.30'],
  ['4.12. at 9:30', '9.30, 12/4'],
  ['\u22125 °C (-3)', '\u061C-\u200E5 °C (\u22123)'],
  ['3-5 days', '5-3'],
])('the same numbers: %s, %s', (source, text) => {
  expect(numberIssues(source, text)).toEqual([]);
});

test.each([
  ['Within 48 hours', 'En 2 horas', 'has other numbers than English: 2, not 48'],
  ['Within 48 hours', 'Pronto', 'has other numbers than English: none, not 48'],
  ['Within 48 hours', 'خلال ٤٩ ساعة', 'has other numbers than English: 49, not 48'],
  ['5,000', '500', 'has other numbers than English: 500, not 5000'],
  ['0.5', '5', 'has other numbers than English: 5, not 0, 5'],
  ['3½', '3', 'has other numbers than English: 3, not 3, 1, 2'],
  ['1/2/2025', '0.5/2025', 'has other numbers than English: 0, 5, 2025, not 1, 2, 2025'],
  ['Pier.5', 'Pier 0.5', 'has other numbers than English: 0, 5, not 5'],
  ['3.5 kg', '5,3 kg', 'has other numbers than English: 5, 3, not 3, 5'],
  ['3.5 to 4.2', '3,2 à 4,5', 'has other numbers than English: 3, 2, 4, 5, not 3, 5, 4, 2'],
  ['At 16:30', 'À 30:16', 'has other numbers than English: 30, 16, not 16, 30'],
  ['-5 °C', '5 °C', 'has other numbers than English: 5, not -5'],
  ['2 or 2', '2', 'has other numbers than English: 2, not 2, 2'],
])('other numbers: %s, %s', (source, text, issue) => {
  expect(numberIssues(source, text)).toEqual([issue]);
});

test.each<[Language, string]>([
  ['en', 'We run a network of online stores.'],
  ['es', 'Gestionamos una red de tiendas en línea.'],
  ['fr', 'Nous gérons un réseau de boutiques en ligne.'],
  ['ar', 'ندير شبكة من المتاجر على الإنترنت عبر Facebook وInstagram.'],
  // Too short to tell.
  ['fr', 'Contact, info, page'],
])('%s is not another language: %s', (language, text) => {
  expect(foreignParts(language, text)).toEqual([]);
});

test.each<[Language, string, string]>([
  ['es', 'Gestionamos tiendas. We check what they sell.', 'is partly in English: “We check what they sell”'],
  [
    'fr',
    'Nous gérons des boutiques, and we check what they sell.',
    'is partly in English: “and we check what they sell”',
  ],
  ['fr', 'Gestionamos una red de tiendas.', 'is partly in Spanish: “Gestionamos una red de tiendas”'],
  ['ar', 'ندير متاجر على الإنترنت and we check what they sell.', 'is partly in English: “and we check what they sell”'],
  ['en', 'Nous gérons un réseau de boutiques.', 'is partly in French: “Nous gérons un réseau de boutiques”'],
])('%s is partly another language: %s', (language, text, issue) => {
  expect(foreignParts(language, text)).toEqual([issue]);
});
