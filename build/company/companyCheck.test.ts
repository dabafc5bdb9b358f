import { expect, test } from 'vitest';
import { company as configured, type Company, type Store } from '#content/company.ts';
import type { OpeningHours } from '#i18n/openingHours.ts';
import { companyProblems, placeholderFields } from './companyCheck.ts';
import { fictionalCompany } from './fictionalCompany.ts';

const store: Store = {
  name: 'Little Orbit',
  url: 'https://littleorbit.example',
  subject: { en: 'Toys', es: 'Juguetes', ar: 'ألعاب', fr: 'Jouets' },
};
const company: Company = { ...fictionalCompany, stores: [store] };

/** Opening hours with one value changed. */
const openAt = (change: object, timeZone = 'America/Denver') => ({
  openingHours: { timeZone, times: [{ days: ['Monday', 'Friday'], opens: '08:00', closes: '17:00', ...change }] },
});

test('optional facts are valid', () => {
  const week: OpeningHours['times'][number] = { days: ['Friday', 'Monday'], opens: '00:00', closes: '23:59' };
  const times = [week, { ...week, days: ['Saturday' as const], opens: '09:30' }];
  const facts = { countries: ['US', 'CA', 'GB', 'PS', 'TW', 'XK'], foundedYear: 1998 };
  expect(
    companyProblems({
      ...company,
      ...facts,
      openingHours: { timeZone: 'Asia/Dubai', times },
    }),
  ).toEqual([]);
});

test('the current values and the fictional ones are valid', () => {
  expect(companyProblems(configured)).toEqual([]);
  expect(companyProblems(company)).toEqual([]);
});

test.each<[string, Partial<Record<keyof Company, unknown>>]>([
  ['company.name must not be empty', { name: '' }],
  ['company.postalAddress must not start or end with a space', { postalAddress: ' 1 Street' }],
  ['company.city must name a city in Wyoming', { city: 'Denver, Colorado' }],
  ['company.phone must be an international number: + and digits, with spaces', { phone: '307-555-0142' }],
  ['company.email must be an e-mail address', { email: 'wyoport.example' }],
  ['company.siteUrl must be an absolute https:// URL', { siteUrl: 'wyoport' }],
  ['company.siteUrl must end after the host: no path, no slash', { siteUrl: 'https://wyoport.example/' }],
  ['company.taxNumber must be a US tax number, NN-NNNNNNN', { taxNumber: '123' }],
  ['company.coordinates.latitude must be at most 90', { coordinates: { latitude: 141, longitude: -104 } }],
  [
    'company.social.tiktok must be an absolute https:// URL',
    { social: { ...company.social, tiktok: 'tiktok.example' } },
  ],
  ['company.stores is a required field', { stores: undefined }],
  ['company.stores[0].url must be an absolute https:// URL', { stores: [{ ...store, url: 'http://store.example' }] }],
  ['company.stores[0].subject.fr must not be empty', { stores: [{ ...store, subject: { ...store.subject, fr: '' } }] }],
  [
    'company.stores[0].subject has an unknown language: pt',
    { stores: [{ ...store, subject: { ...store.subject, pt: 'Chá' } }] },
  ],
  ['company.answerDays must be at least 1', { answerDays: 0 }],
  ['company.answerDays must be a number of days', { answerDays: 1.5 }],
  ['company.openingHours.timeZone must be an IANA time zone, such as America/Denver', openAt({}, 'Mountain')],
  ['company.openingHours.timeZone must be an IANA time zone, such as America/Denver', openAt({}, '-07:00')],
  ['company.openingHours.times[0].closes must be later than the opening time', openAt({ closes: '08:00' })],
  ['company.openingHours.times[0].opens must be a time from 00:00 to 23:59, HH:MM', openAt({ opens: '8:00' })],
  ['company.openingHours.times[0].closes must be a time from 00:00 to 23:59, HH:MM', openAt({ closes: '24:00' })],
  ['company.openingHours.times[0].days must name a day', openAt({ days: [] })],
  [
    'company.openingHours.times[0].days[0] must be a day of the week: Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday',
    openAt({ days: ['Mon'] }),
  ],
  ['company.openingHours.times must have each day once, but has Friday twice', openAt({ days: ['Friday', 'Friday'] })],
  ['company.openingHours.times[0] has an unknown field: lunch', openAt({ lunch: '12:00' })],
  [
    'company.openingHours.times must not be empty: leave out openingHours instead',
    { openingHours: { timeZone: 'America/Denver', times: [] } },
  ],
  ['company.countries[1] must be the ISO 3166 code of a country: two capital letters', { countries: ['CA', 'XX'] }],
  ['company.countries[0] must be the ISO 3166 code of a country: two capital letters', { countries: ['UK'] }],
  ['company.countries[0] must be the ISO 3166 code of a country: two capital letters', { countries: ['SU'] }],
  ['company.countries[0] must be the ISO 3166 code of a country: two capital letters', { countries: ['Canada'] }],
  ['company.countries must have each country once, but has CA twice', { countries: ['CA', 'US', 'CA'] }],
  ['company.foundedYear must be a year', { foundedYear: 1998.5 }],
  ['company.foundedYear must not be before 1700', { foundedYear: 98 }],
  ['company.foundedYear must not be in the future', { foundedYear: new Date().getFullYear() + 1 }],
  ['company.legalDate must be a calendar day, YYYY-MM-DD', { legalDate: '2025-02-30' }],
  ['company.copyrightYear must be a year', { copyrightYear: 25 }],
  [
    'company.contactEndpoint must be an absolute https:// URL, or one of http://localhost to try a receiver on this machine',
    { contactEndpoint: 'http://wyoport.example/contact' },
  ],
])('%s', (problem, change) => {
  expect(companyProblems({ ...company, ...change } as Company)).toEqual([problem]);
});

test('all invalid and unknown fields are reported together', () => {
  const broken = { ...company, name: '', taxNumber: '', fax: '1' } as Company;
  expect(companyProblems(broken).join('\n')).toMatch(/name[^]*taxNumber|taxNumber[^]*name/);
  expect(companyProblems({ ...company, fax: '1' } as Company)).toEqual(['company has an unknown field: fax']);
});

test('fictional values are found until the last one is replaced', () => {
  expect(placeholderFields(company)).toEqual(
    expect.arrayContaining([
      'legalName',
      'taxNumber',
      'coordinates.latitude',
      'social.tiktok',
      'stores (Little Orbit)',
    ]),
  );
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
