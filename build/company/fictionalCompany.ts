import type { Company, Store } from '#content/company.ts';

/** A company's data without what docs/spec.md sets, and with what identifies a store. */
export interface IdentifyingData extends Omit<Company, 'legalDate' | 'copyrightYear' | 'stores'> {
  stores: ReadonlyArray<Pick<Store, 'name' | 'url'>>;
}

/** The data that the project ships with: a build warns of it, and tests use it. */
export const fictionalCompany: IdentifyingData = {
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
  stores: [
    { name: 'Larkspur & Lane', url: 'https://larkspurandlane.example' },
    { name: 'Kettle & Clay', url: 'https://kettleandclay.example' },
    { name: 'Little Orbit', url: 'https://littleorbit.example' },
    { name: 'Lamplight Paper', url: 'https://lamplightpaper.example' },
  ],
};
