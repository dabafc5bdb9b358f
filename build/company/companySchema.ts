import { array, number, object, string, type ObjectSchema, type TestContext } from 'yup';
import { cityLine } from '#content/cityLine.ts';
import type { Company } from '#content/company.ts';
import { languages, type Language } from '#i18n/languages.ts';
import { cleanEmail, isEmailAddress } from '#src/sections/ContactForm/textRules.ts';
import { weekdays, type OpeningHours } from '#i18n/openingHours.ts';

const text = () => string().strict().trim('must not start or end with a space').required('must not be empty');

/** Whether a URL is of a server on the same machine. */
export const isLocal = (url = '') => /^http:\/\/localhost(:\d+)?\//.test(url);

const isHttps = (value: string) => URL.canParse(value) && new URL(value).protocol === 'https:';

/** Whether a URL is written as browsers send it, and can be part of a Content Security Policy. */
function isPlain(value: string) {
  const { href, username, password, pathname } = new URL(value);
  return [value, `${value}/`].includes(href) && username + password === '' && !/[;,]/.test(pathname);
}

const endpoint = () =>
  string()
    .test(
      'endpoint',
      'must be an absolute https:// URL, or one of http://localhost to try a receiver on this machine',
      (value) => value === undefined || isHttps(value) || isLocal(value),
    )
    .test(
      'plain',
      'must be written as browsers send it, such as https://xn--mnchen-3ya.example/messages, without a user name, ";" and ","',
      (value) => value === undefined || !URL.canParse(value) || isPlain(value),
    );

const httpsUrl = () => string().required().test('https', 'must be an absolute https:// URL', isHttps);

const httpsOrigin = () =>
  httpsUrl().test(
    'origin',
    ({ value }: { value: string }) => `must be ${new URL(value).origin}, as browsers send it: no path, no slash`,
    (value) => !isHttps(value) || new URL(value).origin === value,
  );

const isoDay = () =>
  string()
    .required()
    .test('day', 'must be a calendar day, YYYY-MM-DD', (value) => {
      const day = new Date(`${value}T00:00:00Z`);
      return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === value;
    });

const hasUnknown =
  (kind: string) =>
  ({ unknown }: { unknown?: unknown }) =>
    `has an unknown ${kind}: ${String(unknown)}`;

const degrees = (limit: number) =>
  number().strict().required().min(-limit, `must be at least -${limit}`).max(limit, `must be at most ${limit}`);

const inEachLanguage = () =>
  object(Object.fromEntries(languages.map(({ code }) => [code, text()])) as Record<Language, ReturnType<typeof text>>)
    .noUnknown(hasUnknown('language'))
    .required();

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes that CLDR names, but not ISO 3166: unions, private use, parts of the world. */
const noCountries = /^(?:AC|CP|DG|EA|EU|EZ|IC|QO|TA|UK|UN|XA|XB|ZZ)$/;

/** Whether a code is in ISO 3166 today: `Intl` replaces former ones, such as SU. */
const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) &&
  !noCountries.test(code) &&
  regions.of(code) !== undefined &&
  Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

/** Reports the first value that a list has twice. */
function once({ createError }: TestContext, kind: string, values: readonly string[] = []) {
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  return twice === undefined || createError({ message: `must have each ${kind} once, but has ${twice} twice` });
}

/** Whether `Intl` knows a time zone by its name; it takes offsets as well. */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

const isTime = (time: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);

const timeOfDay = () => text().test('time', 'must be a time from 00:00 to 23:59, HH:MM', isTime);

const openingHours = object({
  timeZone: string().required().test('zone', 'must be an IANA time zone, such as America/Denver', isTimeZone),
  times: array(
    object({
      days: array(
        string()
          .required()
          .oneOf(weekdays, `must be a day of the week: ${weekdays.join(', ')}`),
      )
        .required()
        .min(1, 'must name a day'),
      opens: timeOfDay(),
      closes: timeOfDay().test('order', 'must be later than the opening time', (closes, { parent }) => {
        const { opens } = parent as OpeningHours['times'][number];
        return !isTime(closes) || !isTime(opens) || closes > opens;
      }),
    })
      .noUnknown(hasUnknown('field'))
      .required(),
  )
    .required()
    .min(1, 'must not be empty: leave out openingHours instead')
    .test('days', (times, context) =>
      once(
        context,
        'day',
        times.flatMap((time?: { days?: string[] } | null) => time?.days ?? []),
      ),
    ),
})
  .noUnknown(hasUnknown('field'))
  .optional()
  .default(undefined);

const countries = array(
  string().required().test('country', 'must be the ISO 3166 code of a country: two capital letters', isCountry),
).test('once', (codes, context) => once(context, 'country', codes));

/** Companies that still exist were founded after 1700. */
const foundedYear = number()
  .strict()
  .integer('must be a year')
  .min(1700, 'must not be before 1700')
  .test('past', 'must not be in the future', (year = 0) => year <= new Date().getFullYear());

/** The schema of `src/content/company.ts`. */
export const companySchema: ObjectSchema<Company> = object({
  name: text(),
  legalName: text(),
  postalAddress: text(),
  city: text().matches(cityLine, 'must be a city in Wyoming with its ZIP code, as in Cheyenne, Wyoming 82001'),
  phone: text().matches(/^\+\d[\d ]{6,18}\d$/, 'must be an international number: + and digits, with spaces'),
  email: text().test(
    'email',
    'must be an e-mail address',
    (address) => isEmailAddress(address) && cleanEmail(address) === address,
  ),
  siteUrl: httpsOrigin(),
  taxNumber: text().matches(/^\d{2}-\d{7}$/, 'must be a US tax number, NN-NNNNNNN'),
  coordinates: object({
    latitude: degrees(90),
    longitude: degrees(180),
  }).required(),
  social: object({
    facebook: httpsUrl(),
    instagram: httpsUrl(),
    tiktok: httpsUrl(),
    whatsapp: httpsUrl(),
  }).required(),
  stores: array(object({ name: text(), url: httpsUrl(), subject: inEachLanguage() }).required()).required(),
  answerDays: number().strict().integer('must be a number of days').min(1, 'must be at least 1'),
  openingHours,
  countries,
  foundedYear,
  legalDate: isoDay(),
  copyrightYear: number().strict().required().integer('must be a year').min(2000, 'must be a year'),
  contactEndpoint: endpoint(),
  reportEndpoint: endpoint(),
})
  .noUnknown(hasUnknown('field'))
  .required();
