import { expect, test } from 'vitest';
import { allCatalogs } from './allCatalogs';
import { languages, type Language } from './languages';
import { translate } from './lookup';
import { formatDays, formatTime, formatTimeZone, type Weekday } from './openingHours';

/** Without the isolation of values; no-break spaces, in which engines differ, as single ones. */
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '').replaceAll(/\s/g, ' ');

const daysIn = (language: Language, ...days: Weekday[]) =>
  plain(formatDays(days, language, (range) => translate(allCatalogs, language, 'dayRange', range)));

const hoursIn = (language: Language, opens: string, closes: string) =>
  plain(
    translate(allCatalogs, language, 'openingTimes', {
      days: daysIn(language, 'Friday', 'Monday', 'Tuesday', 'Thursday', 'Wednesday'),
      opens: formatTime(opens, language),
      closes: formatTime(closes, language),
    }),
  );

test.each<[Language, string]>([
  ['en', 'Monday – Friday, 8:00 AM – 5:00 PM'],
  ['es', 'De lunes a viernes, de 8:00 a 17:00'],
  ['ar', 'من الاثنين إلى الجمعة، من 8:00 صباحًا إلى 5:00 بعد الظهر'],
  ['fr', 'Du lundi au vendredi, de 8 h à 17 h'],
])('opening hours read as natives of %s write them', (language, hours) => {
  expect(hoursIn(language, '08:00', '17:00')).toBe(hours);
});

test.each<[string, (language: Language) => string, string[]]>([
  [
    'a time with minutes',
    (language) => formatTime('17:30', language),
    ['5:30 PM', '17:30', '5:30 بعد الظهر', '17 h 30'],
  ],
  ['noon', (language) => formatTime('12:00', language), ['12:00 PM', '12:00', '12:00 ظهرًا', '12 h']],
  ['an early time', (language) => formatTime('00:05', language), ['12:05 AM', '0:05', '12:05 منتصف الليل', '0 h 05']],
  [
    'a time zone',
    (language) => formatTimeZone('America/Denver', language),
    ['Mountain Time', 'Hora de las Montañas Rocosas', 'التوقيت الجبلي لأمريكا الشمالية', 'Heure des Rocheuses'],
  ],
])('%s is in the words of the language', (_, format, expected) => {
  expect(languages.map(({ code }) => plain(format(code)))).toEqual(expected);
});

test('fewer than three days in a row are a list', () => {
  expect(daysIn('en', 'Sunday', 'Saturday')).toBe('Saturday and Sunday');
  expect(daysIn('fr', 'Wednesday')).toBe('Mercredi');
  expect(daysIn('es', 'Monday', 'Wednesday', 'Thursday', 'Friday')).toBe('Lunes y de miércoles a viernes');
});
