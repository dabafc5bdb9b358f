import { expect, test } from 'vitest';
import { languages, type Language } from './languages';
import { formatDays, formatTimes, formatTimeZone } from './openingHours';

/** Thin and no-break spaces, in which engines differ, as single ones. */
const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

test.each<[string, (language: Language) => string, string[]]>([
  [
    'three or more days in a row are a range',
    (language) => formatDays(['Friday', 'Monday', 'Tuesday', 'Thursday', 'Wednesday'], language),
    ['Monday – Friday', 'Lunes – viernes', 'الاثنين – الجمعة', 'Lundi – vendredi'],
  ],
  [
    'times are in the format of the language',
    (language) => formatTimes('08:00', '17:30', language),
    ['8:00 AM – 5:30 PM', '8:00–17:30', '8:00 ص – 5:30 م', '08:00 – 17:30'],
  ],
  [
    'a time zone is in the words of the language',
    (language) => formatTimeZone('America/Denver', language),
    ['Mountain Time', 'Hora de las Montañas Rocosas', 'التوقيت الجبلي لأمريكا الشمالية', 'Heure des Rocheuses'],
  ],
])('%s', (_, format, expected) => {
  expect(languages.map(({ code }) => spaced(format(code)))).toEqual(expected);
});

test('other days are a list', () => {
  expect(formatDays(['Sunday', 'Saturday'], 'en')).toBe('Saturday and Sunday');
  expect(formatDays(['Wednesday'], 'fr')).toBe('Mercredi');
  expect(spaced(formatDays(['Monday', 'Tuesday', 'Wednesday', 'Saturday'], 'es'))).toBe('Lunes – miércoles y sábado');
});
