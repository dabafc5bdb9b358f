import { configure, type Language, type LocaleOptions } from '../../config.ts';
import { testCheck } from '../../fixtures/testCheck.ts';
import { testConfig } from '../../fixtures/testConfig.ts';
import { language } from './language.ts';

const others = ['nn', 'nb', 'pt', 'cs', 'sk', 'uk', 'bg'] as string[] as LocaleOptions[];
configure({ ...testConfig, locales: [...testConfig.locales, ...others] });

testCheck(language, {
  accepts: [
    ['es', '', 'Gestionamos una red de tiendas en línea.'],
    ['fr', '', 'Nous gérons un réseau de boutiques en ligne.'],
    ['ar', '', 'ندير شبكة من المتاجر على الإنترنت عبر Facebook وInstagram.'],
    // Too short to tell.
    ['fr', '', 'Contact, info, page'],
    // eld has another code for the first one, and does not know the others, or their script.
    ['nb' as Language, '', 'Vennligst skriv inn en gyldig e-postadresse her'],
    ['id' as Language, '', 'Silakan masukkan alamat email yang valid di sini'],
    // Related languages are almost as likely.
    ['es', '', 'Código postal de la empresa'],
    ['es', '', 'Total de elementos DOM'],
    ['uk' as Language, '', 'Додати товар до кошика'],
    ['sr-Latn' as Language, '', 'Unesite adresu, a zatim pritisnite dugme da biste nastavili.'],
  ],
  finds: [
    ['nb' as Language, '', 'We check what they sell.', 'is partly in English: “We check what they sell”'],
    ['es', '', 'Gestionamos tiendas. We check what they sell.', 'is partly in English: “We check what they sell”'],
    [
      'fr',
      '',
      'Nous gérons des boutiques, and we check what they sell.',
      'is partly in English: “and we check what they sell”',
    ],
    ['es', '', 'Não foi possível carregar os dados', 'is partly in Portuguese: “Não foi possível carregar os dados”'],
    [
      'cs' as Language,
      '',
      'Vyberte dátum doručenia zásielky',
      'is partly in Slovak: “Vyberte dátum doručenia zásielky”',
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
