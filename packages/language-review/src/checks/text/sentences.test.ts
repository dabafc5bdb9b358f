import type { Language } from '../../config.ts';
import { testCheck } from '../../fixtures/testCheck.ts';
import { sentences } from './sentences.ts';

testCheck(sentences, {
  accepts: [
    ['fr', 'We pack it and ship it.', 'Nous l’emballons. Nous l’expédions.'],
    ['es', 'We pack it. We ship it.', 'Lo embalamos, y lo enviamos.'],
    ['es', 'One. Two. Three. Four. Five. Six.', 'Uno. Dos. Tres. Cuatro, cinco, seis.'],
    ['es', 'From the United States.', 'De EE.\u00A0UU., a EE.\u00A0UU. y por EE.\u00A0UU.'],
    ['ar', 'We sell. {company} ships.', 'نبيع: {company} {email} {phone}.'],
    ['es', 'One. Two. Three.', ''],
    ['th' as Language, 'We pack it. We ship it. You follow it.', 'เราบรรจุ เราจัดส่ง คุณติดตาม'],
  ],
  finds: [
    [
      'es',
      'We pack it. We ship it. You follow it.',
      'Lo embalamos.',
      'has another number of sentences than English: 1, not 3',
    ],
    [
      'fr',
      'Here we are.',
      'Nous sommes là. Écrivez-nous\u202F! Et voilà.',
      'has another number of sentences than English: 3, not 1',
    ],
    [
      'ar',
      'Is it sold? It is. Write to us.',
      'هل يُباع؟ نعم. أين؟ هنا. راسلونا.',
      'has another number of sentences than English: 5, not 3',
    ],
    [
      'es',
      'We sell.\n\nWe ship. {company} pays.',
      'Vendemos',
      'has another number of sentences than English: 1, not 3',
    ],
  ],
});
