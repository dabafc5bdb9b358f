import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { optionalFacts, structuredData } from './discovery.ts';

test('structured data has each part of the postal address on its own', () => {
  const [, json = ''] = /^<script[^>]*>(.*)<\/script>$/s.exec(structuredData('/', 'ar')) ?? [];
  const { '@graph': graph } = JSON.parse(json) as { '@graph': Array<{ '@type': string; address?: object }> };
  const address = graph.find((entry) => entry['@type'] === 'Organization')?.address;
  expect(address).toEqual({
    '@type': 'PostalAddress',
    streetAddress: company.postalAddress,
    addressLocality: expect.stringMatching(/^[^,\d]+$/) as unknown,
    addressRegion: expect.stringMatching(/^(?:Wyoming|WY)$/) as unknown,
    postalCode: expect.stringMatching(/^[\d-]+$/) as unknown,
    addressCountry: 'US',
  });
});

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
