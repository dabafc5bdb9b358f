import type { Language } from '#i18n/languages.ts';
import type { OpeningHours } from '#i18n/openingHours.ts';

/** One of the online stores that the home page presents. */
export interface Store {
  name: string;
  /** Absolute `https:` URL; it opens in a new tab. */
  url: string;
  /** What it sells, in a few words of each language. */
  subject: Readonly<Record<Language, string>>;
}

/**
 * The data of the company. Edit the values below: the build names invalid fields, and a production build warns until the
 * fictional values are replaced.
 */
export interface Company {
  /** Brand name, as in the logo. */
  name: string;
  /** Registered name, for the legal pages. */
  legalName: string;
  /** Street and suite of the headquarters, in English, as on a letter. */
  postalAddress: string;
  /** City, state and ZIP code as on a letter: `Cheyenne, Wyoming 82001`. The state is Wyoming. */
  city: string;
  /** Phone number in international form, with spaces: `+1 307 555 0142`. */
  phone: string;
  email: string;
  /** The `https:` origin of the site, as browsers send it and without a path: `https://www.example.com`. */
  siteUrl: string;
  /** United States tax identification number, `NN-NNNNNNN`. */
  taxNumber: string;
  /** Position of the office, in decimal degrees. */
  coordinates: { latitude: number; longitude: number };
  /** Absolute `https:` URLs; they open in a new tab. */
  social: { facebook: string; instagram: string; tiktok: string; whatsapp: string };
  /** The stores, in the order of the home page. There may be none. */
  stores: Store[];
  /** The number of business days within which a message is answered. Without it the site promises nothing. */
  answerDays?: number;
  /** When somebody answers the phone. Without it the contact page promises nothing. */
  openingHours?: OpeningHours;
  /** ISO 3166 codes of all countries that the company ships to: `['CA', 'US']`. The answer on destinations names them. */
  countries?: string[];
  /** Year of the founding; the home page says it beside the map. */
  foundedYear?: number;
  /** Date of the legal pages, `YYYY-MM-DD`. */
  legalDate: string;
  copyrightYear: number;
  /** The `https:` URL to which contact messages are posted as JSON. Without it they are only logged to the console. */
  contactEndpoint?: string;
  /** The `https:` URL to which browsers report errors and refused content. Without it nothing is reported. */
  reportEndpoint?: string;
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
  stores: [
    {
      name: 'Larkspur & Lane',
      url: 'https://larkspurandlane.example',
      subject: {
        en: 'Everyday goods for home, kitchen, and garden',
        es: 'De todo para la casa, la cocina y el jardín',
        ar: 'سلع يومية للبيت والمطبخ والحديقة',
        fr: 'Les essentiels de la maison, de la cuisine et du jardin',
      },
    },
    {
      name: 'Kettle & Clay',
      url: 'https://kettleandclay.example',
      subject: {
        en: 'Teapots and tableware',
        es: 'Teteras y vajilla',
        ar: 'أباريق الشاي وأدوات المائدة',
        fr: 'Théières et arts de la table',
      },
    },
    {
      name: 'Little Orbit',
      url: 'https://littleorbit.example',
      subject: {
        en: 'Toys and puzzles',
        es: 'Juguetes y rompecabezas',
        ar: 'ألعاب الأطفال والأحجيات',
        fr: 'Jouets et casse-tête',
      },
    },
    {
      name: 'Lamplight Paper',
      url: 'https://lamplightpaper.example',
      subject: {
        en: 'Stationery and desk lamps',
        es: 'Papelería y lámparas de escritorio',
        ar: 'قرطاسية ومصابيح مكتبية',
        fr: 'Papeterie et lampes de bureau',
      },
    },
  ],
  answerDays: 2,
  openingHours: {
    timeZone: 'America/Denver',
    times: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '17:00' }],
  },
  legalDate: '2025-04-12',
  copyrightYear: 2025,
};
