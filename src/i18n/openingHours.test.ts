import { expect, test } from 'vitest';
import { languages } from './languages';
import { formatDays, formatTimes, formatTimeZone } from './openingHours';

/** Thin and no-break spaces, in which engines differ, as single ones. */
const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

const inEachLanguage = (format: (language: (typeof languages)[number]['code']) => string) =>
  languages.map(({ code }) => spaced(format(code)));

test('three or more days in a row are a range', () => {
  const week = ['Friday', 'Monday', 'Tuesday', 'Thursday', 'Wednesday'] as const;
  expect(inEachLanguage((language) => formatDays(week, language))).toEqual([
    'Monday – Friday',
    'Lunes – viernes',
    'الاثنين – الجمعة',
    'Lundi – vendredi',
  ]);
});

test('other days are a list', () => {
  expect(formatDays(['Sunday', 'Saturday'], 'en')).toBe('Saturday and Sunday');
  expect(formatDays(['Wednesday'], 'fr')).toBe('Mercredi');
  expect(spaced(formatDays(['Monday', 'Tuesday', 'Wednesday', 'Saturday'], 'es'))).toBe('Lunes – miércoles y sábado');
});

test('times and their zone are in the words of the language', () => {
  expect(inEachLanguage((language) => formatTimes('08:00', '17:30', language))).toEqual([
    '8:00 AM – 5:30 PM',
    '8:00–17:30',
    '8:00 ص – 5:30 م',
    '08:00 – 17:30',
  ]);
  expect(inEachLanguage((language) => formatTimeZone('America/Denver', language))).toEqual([
    'Mountain Time',
    'Hora de las Montañas Rocosas',
    'التوقيت الجبلي لأمريكا الشمالية',
    'Heure des Rocheuses',
  ]);
});
