/**
 * Every fact about the company, in one place. Edit the values below; a build checks them and names the field that is
 * wrong. The values that ship belong to a fictional company: a production build says so until they are replaced.
 */
export interface Company {
  /** Brand, as it stands in the logo. */
  name: string;
  /** Registered name, in the legal texts. */
  legalName: string;
  /** Street and suite of the headquarters, as they stand on a letter: in English. */
  postalAddress: string;
  /** City, state and postal code. The state is Wyoming. */
  city: string;
  /** Phone number as people read it, in international form: `+1 307 555 0142`. */
  phone: string;
  email: string;
  /** Where the site is on the web: an `https:` origin without a path, such as `https://www.example.com`. */
  siteUrl: string;
  /** United States tax identification number, `NN-NNNNNNN`. */
  taxNumber: string;
  /** The office on the map, in decimal degrees. */
  coordinates: { latitude: number; longitude: number };
  /** Full `https:` addresses; they open in a new tab. */
  social: { facebook: string; instagram: string; tiktok: string; whatsapp: string };
  /** The day that the legal texts carry, `YYYY-MM-DD`. */
  legalDate: string;
  copyrightYear: number;
  /** An `https:` address that contact messages are posted to as JSON. Without it they go to the browser's console, and nowhere else. */
  contactEndpoint?: string;
}

export const company: Company = {
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
