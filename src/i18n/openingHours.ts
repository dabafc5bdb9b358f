import { languageInfo, type Language } from './languages.ts';
import { formatList } from './names.ts';

/** Days of the week, as schema.org names them. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** When a company is open. */
export interface OpeningHours {
  /** IANA time zone of all times: `America/Denver`. */
  timeZone: string;
  times: Array<{
    /** In any order; each day at most once in the whole list. */
    days: Weekday[];
    /** `HH:MM`, from 00:00 to 23:59. */
    opens: string;
    closes: string;
  }>;
}

/** 1 January 2024 was a Monday. */
const dayOf = (index: number) => new Date(Date.UTC(2024, 0, 1 + index));

/** They are kept by language and options: on a slow phone, making one takes a tenth of the time that a page takes. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(language: Language, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([language, options]);
  const format =
    formatters.get(key) ?? new Intl.DateTimeFormat(languageInfo(language).intl, { timeZone: 'UTC', ...options });
  formatters.set(key, format);
  return format;
}

/** Each stands at the beginning of a line. */
const capitalized = (text: string, language: Language) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/**
 * Days of the week; three or more in a row as a range: "Monday – Friday".
 * @param formatRange words a range: `Intl` has a dash in every language
 */
export function formatDays(
  days: readonly Weekday[],
  language: Language,
  formatRange: (range: { first: string; last: string }) => string,
) {
  const format = formatter(language, { weekday: 'long' });
  const runs: Array<{ first: number; last: number }> = [];
  for (const index of days.map((day) => weekdays.indexOf(day)).toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.last === index - 1) run.last = index;
    else runs.push({ first: index, last: index });
  }
  const named = runs.flatMap(({ first, last }) => {
    const [one, other] = [format.format(dayOf(first)), format.format(dayOf(last))];
    if (last - first < 2) return first === last ? [one] : [one, other];
    return formatRange({ first: one, last: other });
  });
  return capitalized(formatList(named, language, 'conjunction'), language);
}

/** A time, from `HH:MM`: "8:00 AM", as natives write it: the French have no colon, and Arabic names the part of the day. */
export function formatTime(time: string, language: Language) {
  const [hour, minute] = time.split(':');
  if (language === 'fr') return `${Number(hour)}\u00A0h${minute === '00' ? '' : `\u00A0${minute}`}`;
  // In Arabic, only the narrow names have the right one for every hour.
  const dayPeriod = language === 'ar' ? 'narrow' : undefined;
  const date = new Date(`2024-01-01T${time}Z`);
  return formatter(language, { hour: 'numeric', minute: '2-digit', dayPeriod })
    .format(date)
    .replaceAll(/\s/g, '\u00A0');
}

/** The name of a time zone, in summer and in winter: "Mountain Time". */
export function formatTimeZone(timeZone: string, language: Language) {
  const parts = formatter(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(dayOf(0));
  return capitalized(parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone, language);
}
