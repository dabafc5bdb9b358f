import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { optionalFacts } from './discovery.ts';

test('structured data has the optional facts that are filled in', () => {
  const hours = { opens: '08:00', closes: '17:00' };
  const openingHours = { timeZone: 'America/Denver', times: [{ days: ['Monday' as const], ...hours }] };
  const facts = { openingHours, countries: ['US', 'EG'], foundedYear: 1998 };
  expect(optionalFacts({ ...company, ...facts }, 'fr')).toEqual({
    foundingDate: '1998',
    areaServed: [
      { '@type': 'Country', identifier: 'US', name: 'États-Unis' },
      { '@type': 'Country', identifier: 'EG', name: 'Égypte' },
    ],
    location: {
      '@type': 'Place',
      openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], ...hours }],
    },
  });
});

test('structured data says nothing about facts that are not filled in', () => {
  const { openingHours: _, countries: __, foundedYear: ___, ...rest } = company;
  expect(optionalFacts(rest, 'en')).toEqual({});
  expect(optionalFacts({ ...rest, countries: [] }, 'en')).toEqual({});
});
