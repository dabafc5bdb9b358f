import { testCheck } from '../../fixtures/testCheck.ts';
import { language } from './language.ts';

testCheck(language, {
  accepts: [
    ['es', '', 'Gestionamos una red de tiendas en línea.'],
    ['fr', '', 'Nous gérons un réseau de boutiques en ligne.'],
    ['ar', '', 'ندير شبكة من المتاجر على الإنترنت عبر Facebook وInstagram.'],
    // Too short to tell.
    ['fr', '', 'Contact, info, page'],
  ],
  finds: [
    ['es', '', 'Gestionamos tiendas. We check what they sell.', 'is partly in English: “We check what they sell”'],
    [
      'fr',
      '',
      'Nous gérons des boutiques, and we check what they sell.',
      'is partly in English: “and we check what they sell”',
    ],
    ['fr', '', 'Gestionamos una red de tiendas.', 'is partly in Spanish: “Gestionamos una red de tiendas”'],
    [
      'ar',
      '',
      'ندير متاجر على الإنترنت and we check what they sell.',
      'is partly in English: “and we check what they sell”',
    ],
  ],
});
