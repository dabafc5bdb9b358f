import { testLayoutCheck } from '../../fixtures/testLayoutCheck';
import { escaped } from './escaped.preview';

testLayoutCheck(escaped, ({ text, background, p, div, span, button }) => ({
  finds: {
    'Outside of its box': {
      'too narrow': p('inline-size: 70px; white-space: nowrap'),
      'too low': p('inline-size: 70px; block-size: 30px'),
      'a ground around it': div(`inline-size: 70px; ${background}`, p('inline-size: max-content')),
      'a border around it': div('inline-size: 70px; border: 1px solid', p('inline-size: max-content')),
      'into the padding': p('inline-size: 190px; padding-inline: 40px; white-space: nowrap'),
      'a button': button('inline-size: 70px; white-space: nowrap'),
      'moved out': div(background, p('inline-size: max-content; translate: 0 20px')),
      'a word that cannot break': p('inline-size: 70px; overflow-wrap: normal', text.replaceAll(' ', '')),
    },
  },
  accepts: {
    'a background as high as its line': span(`display: inline-block; line-height: 1.2; ${background}`),
    'a mirrored text': p('scale: -1 1'),
    'in display: contents': p('', span('display: contents')),
    'a button in two lines': button('inline-size: 90px'),
  },
}));
