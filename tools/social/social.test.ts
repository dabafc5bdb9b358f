import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { fingerprints } from './fingerprint.ts';
import rendered from './rendered.json';

const current = fingerprints();

describe.each(languages)('the social preview in $name', ({ code }) => {
  const file = fileURLToPath(new URL(`../../public/social/${code}.jpg`, import.meta.url));

  test('has the size that social networks require', async () => {
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(statSync(file).size).toBeLessThan(300_000);
  });

  test('shows the current title, logo, colors and image', () => {
    expect(rendered[code], `public/social/${code}.jpg is out of date: run "npm run social"`).toBe(current[code]);
  });
});
