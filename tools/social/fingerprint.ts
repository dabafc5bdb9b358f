import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mark } from '#content/brand/mark.ts';
import { palette } from '#content/brand/palette.ts';
import { wordmark } from '#content/brand/wordmark.ts';
import { company } from '#content/company.ts';
import { languages, type Language } from '#i18n/languages.ts';
import type { Catalog } from '#i18n/lookup.ts';
import { color } from '#theme/tokens.ts';

const master = new URL('../../src/content/pictures/files/hero.webp', import.meta.url);

/** Node runs this file without Vite, which could import all catalogs at once. */
const catalogOf = (language: Language) =>
  JSON.parse(readFileSync(new URL(`../../src/i18n/messages/${language}.json`, import.meta.url), 'utf8')) as Catalog;

/** A hash of each language's card: it changes with the title, the company's name, the logo, the colors and the image. */
export function fingerprints() {
  const image = readFileSync(master);
  return Object.fromEntries(
    languages.map(({ code }) => {
      const hash = createHash('sha256')
        .update(image)
        .update(company.name)
        .update(JSON.stringify([mark, wordmark, palette, color.background, color.surfaceHover, color.text]))
        .update(catalogOf(code).heroTitle ?? '');
      return [code, hash.digest('hex').slice(0, 16)];
    }),
  );
}
