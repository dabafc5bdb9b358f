import { expect, test } from 'vitest';
import type { Language } from '../../config.ts';
import { testCheck } from '../../fixtures/testCheck.ts';
import { glossary, parseGlossary } from './glossary.ts';

const japanese = 'ja' as Language;
const hindi = 'hi' as Language;
const thai = 'th' as Language;
const korean = 'ko' as Language;

testCheck(glossary, {
  glossary: [
    { term: 'delete', avoid: { [japanese]: ['消去'], [korean]: ['삭제'] } },
    { term: 'patch', translations: { [japanese]: ['バッチ'], [thai]: ['ปิด'] } },
    { term: 'tax', avoid: { [hindi]: ['कर'] } },
    { term: 'you', avoid: { es: ['tú', 'tu', 'vosotros', '*áis'] } },
    {
      term: 'batch',
      translations: { es: ['lote'], ar: ['دفعة', 'دفعات'] },
      avoid: { en: ['lot', 'lots'], es: ['partida'] },
    },
  ],
  accepts: [
    ['es', 'Each batch', 'Cada LOTE'],
    ['es', 'Batchwise', 'Dos veces'],
    ['ar', 'Each batch', 'كلُّ دُفعةٍ'],
    ['fr', 'Each batch', 'Chaque fois'],
    ['en', 'Each batch', 'Each batch'],
    ['en', 'A slot', 'A slot'],
    [japanese, 'A patch', 'バッチを作成'],
    [hindi, 'Pay', 'भुगतान करें'],
    ['es', 'You', 'Usted, túnel, atún, áis, compráisteis'],
  ],
  finds: [
    ['es', 'Each Batch.', 'Cada vez.', 'lacks “lote” for “batch”'],
    ['ar', 'Our batches', 'طلب', 'lacks “دفعة” or “دفعات” for “batch”'],
    ['es', 'A lot', 'Una partida', 'says “partida”, which the glossary avoids for “batch”: “lote”'],
    ['en', 'Our Lots', 'Our Lots', 'says “lots”, which the glossary avoids for “batch”: “batch”'],
    [japanese, 'Delete it', 'このファイルを消去します', 'says “消去”, which the glossary avoids'],
    [korean, 'Delete it', '파일을 삭제합니다', 'says “삭제”, which the glossary avoids'],
    // Marks make other letters here.
    [japanese, 'A patch', 'パッチを作成', 'lacks “バッチ” for “patch”'],
    [thai, 'A patch', 'ปัดหน้าต่าง', 'lacks “ปิด” for “patch”'],
    [hindi, 'A tax', 'नया कर', 'says “कर”, which the glossary avoids'],
    ['es', 'It', '¿Y Tú?', 'says “tú”, which the glossary avoids'],
    ['es-MX' as Language, 'Each batch', 'Cada vez', 'lacks “lote” for “batch”'],
    ['es', 'Where you buy', 'Donde Compráis.', 'says “compráis”, which the glossary avoids'],
  ],
});

test.each([
  ['{', 'glossary.json is not valid JSON: '],
  ['{}', 'glossary.json is not a list of entries.'],
  ['[{ "term": "a" }, { "term": "" }]', 'glossary.json: entry 2 is not { term, translations, avoid }'],
  ['[{ "term": "a", "avoid": { "es": "b" } }]', 'glossary.json: entry 1 is not'],
  ['[{ "term": "a", "avoid": { "es": [" "] } }]', 'glossary.json: entry 1 is not'],
  ['[{ "term": "a", "translation": {} }]', 'glossary.json: entry 1 is not'],
  ['[null]', 'glossary.json: entry 1 is not'],
])('%s is no glossary', (source, error) => {
  expect(() => parseGlossary(source, 'glossary.json')).toThrow(error);
});
