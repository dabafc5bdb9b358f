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
  stores: [
    {
      name: 'Larkspur & Lane',
      url: 'https://larkspurandlane.example',
      subject: {
        en: 'Everyday goods for home, kitchen, and garden',
        es: 'De todo para la casa, la cocina y el jardín',
        ar: 'سلع يومية للبيت والمطبخ والحديقة',
        fr: 'Le quotidien de la maison, de la cuisine et du jardin',
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
        ar: 'ألعاب الأطفال وألعاب التركيب',
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
  legalDate: '2025-04-12',
  copyrightYear: 2025,
};
