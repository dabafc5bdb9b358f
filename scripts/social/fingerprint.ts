import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { company } from '../../src/company.ts';
import { allCatalogs } from '../../src/i18n/allCatalogs.ts';
import { languages } from '../../src/i18n/languages.ts';
import { translate } from '../../src/i18n/lookup.ts';

const master = new URL('../../src/assets/pictures/hero.webp', import.meta.url);

/** What a card shows, as one short text for each language: it changes with the title, the company's name and the picture. */
export function fingerprints(): Record<string, string> {
  const picture = readFileSync(master);
  return Object.fromEntries(
    languages.map(({ code }) => {
      const hash = createHash('sha256')
        .update(picture)
        .update(company.name)
        .update(translate(allCatalogs, code, 'heroTitle'));
      return [code, hash.digest('hex').slice(0, 16)];
    }),
  );
}
