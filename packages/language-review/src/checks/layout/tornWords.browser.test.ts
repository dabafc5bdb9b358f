import { testLayoutCheck } from '../../fixtures/testLayoutCheck';
import { tornWords } from './tornWords.preview';

testLayoutCheck(tornWords, ({ p, button }) => ({
  finds: {
    'Broken within a word': {
      'a narrow button': button('inline-size: 24px; padding: 0; overflow-wrap: anywhere'),
      'break-all': p('inline-size: 24px; word-break: break-all'),
    },
    'Joined letters spaced': {
      'Arabic letters': '<p style="letter-spacing: 2px">يبحر الكتان</p>',
    },
  },
  accepts: {
    'a word with a soft hyphen':
      '<p lang="en" style="inline-size: 100px; overflow-wrap: anywhere">Contain\u00ADership</p>',
    'a word that the browser hyphenates':
      '<p lang="en" style="inline-size: 60px; hyphens: auto; overflow-wrap: anywhere">Containership</p>',
    'a word without spaces': '<p lang="ja" style="inline-size: 40px">コンテナ船会社</p>',
    'digits with space between them': '<p style="letter-spacing: 2px">۱۲۳ ١٢٣ १२३</p>',
    'Latin letters with space between them': '<p style="letter-spacing: 2px">Linen</p>',
  },
}));
