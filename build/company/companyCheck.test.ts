import { expect, test } from 'vitest';
import { company as configured, type Company, type Store } from '#content/company.ts';
import type { Weekday } from '#i18n/openingHours.ts';
import { companyProblems, placeholderFields } from './companyCheck.ts';
import { fictionalCompany } from './fictionalCompany.ts';

const store: Store = {
  name: 'Little Orbit',
  url: 'https://littleorbit.example',
  subject: { en: 'Toys', es: 'Juguetes', ar: 'ألعاب', fr: 'Jouets' },
};
const company: Company = { ...fictionalCompany, legalDate: '2025-04-12', copyrightYear: 2025, stores: [store] };

test('the current values, the fictional ones and all optional ones are valid', () => {
  const week = { days: ['Friday', 'Monday'] as Weekday[], opens: '00:00', closes: '23:59' };
  const times = [week, { ...week, days: ['Saturday' as const], opens: '09:30' }];
  const countries = ['US', 'CA', 'GB', 'PS', 'TW', 'XK'];
  const optional = { openingHours: { timeZone: 'Asia/Dubai', times }, countries, foundedYear: 1998 };
  expect(companyProblems(configured)).toEqual([]);
  expect(companyProblems(company)).toEqual([]);
  expect(companyProblems({ ...company, ...optional })).toEqual([]);
});

const openingHours = (change: object, timeZone = 'America/Denver') => ({
  openingHours: { timeZone, times: [{ days: ['Monday', 'Friday'], opens: '08:00', closes: '17:00', ...change }] },
});
const noCity = 'city must be a city in Wyoming with its ZIP code, as in Cheyenne, Wyoming 82001';
const noTimeZone = 'openingHours.timeZone must be an IANA time zone, such as America/Denver';
const noTime = 'must be a time from 00:00 to 23:59, HH:MM';
const notPlain =
  'must be written as browsers send it, such as https://xn--mnchen-3ya.example/messages, without a user name, ";" and ","';
const noCountry = 'must be the ISO 3166 code of a country: two capital letters';

test.each<[string, Partial<Record<keyof Company, unknown>>]>([
  ['name must not be empty', { name: '' }],
  ['postalAddress must not start or end with a space', { postalAddress: ' 1 Street' }],
  [noCity, { city: 'Denver, Colorado 80202' }],
  [noCity, { city: 'Cheyenne, Wyoming' }],
  [noCity, { city: 'Cheyenne, Wyoming, 82001' }],
  ['phone must be an international number: + and digits, with spaces', { phone: '307-555-0142' }],
  ...[
    'wyoport.example',
    'hello@wyoport.example,other@example.com',
    'hello@wyoport.example?bcc=other@example.com',
    'hello@wyoport.example&cc=x',
    'hello@wyoport.example%0d%0ax',
    'hello@wyoport.example\u0000',
    'hello@wyopοrt.example',
    'hello\u200b@wyoport.example',
    'Hello <hello@wyoport.example>',
    '"hello"@wyoport.example',
    'hello@127.0.0.1',
  ].map((email): [string, object] => ['email must be an e-mail address', { email }]),
  ...['wyoport', 'wyoport:8080', 'http://wyoport.example/'].map((siteUrl): [string, object] => [
    'siteUrl must be an absolute https:// URL',
    { siteUrl },
  ]),
  [
    'siteUrl must be https://wyoport.example, as browsers send it: no path, no slash',
    { siteUrl: 'https://wyoport.example/' },
  ],
  [
    'siteUrl must be https://www.xn--mnchen-3ya.example, as browsers send it: no path, no slash',
    { siteUrl: 'https://www.münchen.example' },
  ],
  ['taxNumber must be a US tax number, NN-NNNNNNN', { taxNumber: '123' }],
  ['coordinates.latitude must be at most 90', { coordinates: { latitude: 141, longitude: -104 } }],
  ['social.tiktok must be an absolute https:// URL', { social: { ...company.social, tiktok: 'tiktok.example' } }],
  ['stores is a required field', { stores: undefined }],
  ['stores[0].url must be an absolute https:// URL', { stores: [{ ...store, url: 'http://store.example' }] }],
  ['stores[0].subject.fr must not be empty', { stores: [{ ...store, subject: { ...store.subject, fr: '' } }] }],
  [
    'stores[0].subject has an unknown language: pt',
    { stores: [{ ...store, subject: { ...store.subject, pt: 'Chá' } }] },
  ],
  ['answerDays must be at least 1', { answerDays: 0 }],
  ['answerDays must be a number of days', { answerDays: 1.5 }],
  [noTimeZone, openingHours({}, 'Mountain')],
  [noTimeZone, openingHours({}, '-07:00')],
  ['openingHours.times[0].closes must be later than the opening time', openingHours({ closes: '08:00' })],
  [`openingHours.times[0].opens ${noTime}`, openingHours({ opens: '8:00' })],
  [`openingHours.times[0].closes ${noTime}`, openingHours({ closes: '24:00' })],
  ['openingHours.times[0].days must name a day', openingHours({ days: [] })],
  [
    'openingHours.times[0].days[0] must be a day of the week: Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday',
    openingHours({ days: ['Mon'] }),
  ],
  ['openingHours.times must have each day once, but has Friday twice', openingHours({ days: ['Friday', 'Friday'] })],
  ['openingHours.times[0] has an unknown field: lunch', openingHours({ lunch: '12:00' })],
  [
    'openingHours.times must not be empty: leave out openingHours instead',
    { openingHours: { timeZone: 'America/Denver', times: [] } },
  ],
  [`countries[1] ${noCountry}`, { countries: ['CA', 'XX'] }],
  [`countries[0] ${noCountry}`, { countries: ['UK'] }],
  [`countries[0] ${noCountry}`, { countries: ['SU'] }],
  [`countries[0] ${noCountry}`, { countries: ['Canada'] }],
  ['countries must have each country once, but has CA twice', { countries: ['CA', 'US', 'CA'] }],
  ['foundedYear must be a year', { foundedYear: 1998.5 }],
  ['foundedYear must not be before 1700', { foundedYear: 98 }],
  ['foundedYear must not be in the future', { foundedYear: new Date().getFullYear() + 1 }],
  ['legalDate must be a calendar day, YYYY-MM-DD', { legalDate: '2025-02-30' }],
  ['copyrightYear must be a year', { copyrightYear: 25 }],
  [
    'contactEndpoint must be an absolute https:// URL, or one of http://localhost to try a receiver on this machine',
    { contactEndpoint: 'http://wyoport.example/contact' },
  ],
  [`contactEndpoint ${notPlain}`, { contactEndpoint: 'https://api.example/a;b' }],
  [`contactEndpoint ${notPlain}`, { contactEndpoint: 'https://münchen.example/m' }],
  [`reportEndpoint ${notPlain}`, { reportEndpoint: 'https://me:secret@api.example/' }],
  ['legalDate must be a calendar day, YYYY-MM-DD', { legalDate: '2025-04' }],
  [
    'reportEndpoint must be an absolute https:// URL, or one of http://localhost to try a receiver on this machine',
    { reportEndpoint: 'reports' },
  ],
])('company.%s', (problem, change) => {
  expect(companyProblems({ ...company, ...change } as Company)).toEqual([`company.${problem}`]);
});

/** A value with another one in place of each that it has, however deep, and the path of that. */
const lacking = (value: unknown, empty: null | undefined): Array<[path: string, rest: unknown]> =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]): Array<[string, unknown]> => {
        const having = (part: unknown) =>
          Array.isArray(value) ? value.with(Number(key), part) : { ...value, [key]: part };
        return [
          [key, having(empty)],
          ...lacking(inner, empty).map(([path, rest]): [string, unknown] => [`${key}.${path}`, having(rest)]),
        ];
      });

test('no value can be left out but an optional one', () => {
  const withHours = { ...company, openingHours: configured.openingHours };
  const accepted = [undefined, null].flatMap((empty) =>
    lacking(withHours, empty).flatMap(([path, rest]) =>
      companyProblems(rest as Company).length === 0 ? [`${path} ${empty}`] : [],
    ),
  );
  expect(accepted).toEqual(['openingHours undefined']);
});

test('all invalid and unknown fields are reported together', () => {
  const broken = { ...company, name: '', taxNumber: '', fax: '1' } as Company;
  expect(companyProblems(broken).join('\n')).toMatch(/name[^]*taxNumber|taxNumber[^]*name/);
  expect(companyProblems({ ...company, fax: '1' } as Company)).toEqual(['company has an unknown field: fax']);
});

test('fictional values are found until the last one is replaced', () => {
  const some = ['legalName', 'taxNumber', 'coordinates.latitude', 'social.tiktok', 'stores (Little Orbit)'];
  expect(placeholderFields(company)).toEqual(expect.arrayContaining(some));
  const real: Company = {
    ...company,
    name: 'Acme',
    legalName: 'Acme LLC',
    postalAddress: '1 Main Street',
    city: 'Laramie, Wyoming 82070',
    phone: '+1 307 234 5678',
    email: 'hello@acme.com',
    siteUrl: 'https://www.acme.com',
    taxNumber: '12-3456789',
    coordinates: { latitude: 41.31, longitude: -105.59 },
    social: {
      facebook: 'https://facebook.com/acme',
      instagram: 'https://instagram.com/acme',
      tiktok: 'https://tiktok.com/@acme',
      whatsapp: 'https://wa.me/13072345678',
    },
    stores: [{ ...store, name: 'Acme Home', url: 'https://home.acme.com' }],
  };
  expect(placeholderFields(real)).toEqual([]);
  expect(placeholderFields({ ...real, city: company.city })).toEqual(['city']);
  expect(placeholderFields({ ...real, stores: [] })).toEqual([]);
});
