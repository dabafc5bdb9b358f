import { expect, test } from 'vitest';
import { allCatalogs } from './allCatalogs';
import type { Language } from './languages';
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

test.each<[Language, string[]]>([
  ['en', ['5:30 PM', '12:00 PM', '12:05 AM', 'Mountain Time']],
  ['es', ['17:30', '12:00', '0:05', 'Hora de las Montañas Rocosas']],
  ['ar', ['5:30 بعد الظهر', '12:00 ظهرًا', '12:05 منتصف الليل', 'التوقيت الجبلي لأمريكا الشمالية']],
  ['fr', ['17 h 30', '12 h', '0 h 05', 'Heure des Rocheuses']],
])('times and the time zone are in the words of %s', (language, expected) => {
  const times = ['17:30', '12:00', '00:05'].map((time) => formatTime(time, language));
  expect([...times, formatTimeZone('America/Denver', language)].map(plain)).toEqual(expected);
});

test('fewer than three days in a row are a list', () => {
  expect(daysIn('en', 'Sunday', 'Saturday')).toBe('Saturday and Sunday');
  expect(daysIn('fr', 'Wednesday')).toBe('Mercredi');
  expect(daysIn('es', 'Monday', 'Wednesday', 'Thursday', 'Friday')).toBe('Lunes y de miércoles a viernes');
});
