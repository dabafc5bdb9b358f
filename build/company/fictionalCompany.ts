import type { Company } from '#content/company.ts';

/** The data that the project ships with: a build warns of it, and tests use it. */
export const fictionalCompany: Company = {
  name: 'Wyoport',
  legalName: 'Wyoport Trading LLC',
  postalAddress: '18 Meridian Freight Way, Suite 500',
  city: 'Cheyenne, Wyoming 82001',
  phone: '+1 307 555 0142',
  email: 'hello@wyoport.example',
  siteUrl: 'https://www.wyoport.example',
  taxNumber: '00-0000000',
  coordinates: { latitude: 41.14, longitude: -104.8202 },
  social: {
    facebook: 'https://facebook.example/wyoport',
    instagram: 'https://instagram.example/wyoport',
    tiktok: 'https://tiktok.example/@wyoport',
    whatsapp: 'https://whatsapp.example/13075550142',
  },
  legalDate: '2025-04-12',
  copyrightYear: 2025,
};
