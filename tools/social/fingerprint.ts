import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { company } from '#content/company.ts';
import { allCatalogs } from '#i18n/allCatalogs.ts';
import { languages } from '#i18n/languages.ts';
import { translate } from '#i18n/lookup.ts';

const master = new URL('../../src/content/pictures/files/hero.webp', import.meta.url);

/** A hash of each language's card: it changes with the title, the company's name and the image. */
export function fingerprints() {
  const image = readFileSync(master);
  return Object.fromEntries(
    languages.map(({ code }) => {
      const hash = createHash('sha256')
        .update(image)
        .update(company.name)
        .update(translate(allCatalogs, code, 'heroTitle'));
      return [code, hash.digest('hex').slice(0, 16)];
    }),
  );
}
