import { array, number, object, string, type ObjectSchema } from 'yup';
import type { Company } from '#content/company.ts';
import { languages, type Language } from '#i18n/languages.ts';

const text = () => string().strict().trim('must not start or end with a space').required('must not be empty');

const isHttps = (value: string) => URL.canParse(value) && new URL(value).protocol === 'https:';

const httpsUrl = () => string().required().test('https', 'must be an absolute https:// URL', isHttps);

const httpsOrigin = () =>
  httpsUrl().test(
    'origin',
    'must end after the host: no path, no slash',
    (value) => !URL.canParse(value) || new URL(value).origin === value,
  );

const isoDay = () =>
  string()
    .required()
    .test('day', 'must be a calendar day, YYYY-MM-DD', (value) => {
      const day = new Date(`${value}T00:00:00Z`);
      return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
    });

const inEachLanguage = () =>
  object(
    Object.fromEntries(languages.map(({ code }) => [code, text()])) as Record<Language, ReturnType<typeof text>>,
  ).noUnknown((unknown) => `has an unknown language: ${String(unknown.unknown)}`);

/** The schema of `src/content/company.ts`. */
export const companySchema: ObjectSchema<Company> = object({
  name: text(),
  legalName: text(),
  postalAddress: text(),
  city: text().matches(/\b(Wyoming|WY)\b/, 'must name a city in Wyoming'),
  phone: text().matches(/^\+\d[\d ]{6,18}\d$/, 'must be an international number: + and digits, with spaces'),
  email: text().matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an e-mail address'),
  siteUrl: httpsOrigin(),
  taxNumber: text().matches(/^\d{2}-\d{7}$/, 'must be a US tax number, NN-NNNNNNN'),
  coordinates: object({
    latitude: number().strict().required().min(-90, 'must be at least -90').max(90, 'must be at most 90'),
    longitude: number().strict().required().min(-180, 'must be at least -180').max(180, 'must be at most 180'),
  }),
  social: object({
    facebook: httpsUrl(),
    instagram: httpsUrl(),
    tiktok: httpsUrl(),
    whatsapp: httpsUrl(),
  }),
  stores: array(object({ name: text(), url: httpsUrl(), subject: inEachLanguage() })).required(),
  answerDays: number().strict().integer('must be a number of days').min(1, 'must be at least 1'),
  legalDate: isoDay(),
  copyrightYear: number().strict().required().integer('must be a year').min(2000, 'must be a year'),
  contactEndpoint: string().test(
    'endpoint',
    'must be an absolute https:// URL, or one of http://localhost to try a receiver on this machine',
    (value) => value === undefined || isHttps(value) || /^http:\/\/localhost(:\d+)?\//.test(value),
  ),
}).noUnknown((unknown) => `has an unknown field: ${String(unknown.unknown)}`);
