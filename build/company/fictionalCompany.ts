import type { Company } from '../../src/company.ts';

/** The company that the project ships with: what a build warns of, and what the check is tested on. */
export const fictionalCompany: Company = {
  name: 'Wyoport',
  legalName: 'Wyoport Trading LLC',
  address: '18 Meridian Freight Way, Suite 500',
  city: 'Cheyenne, Wyoming 82001',
  phone: '+1 307 555 0142',
  email: 'hello@wyoport.example',
  siteAddress: 'https://www.wyoport.example',
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
