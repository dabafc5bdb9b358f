import { describe, expect, test } from 'vitest';
import { loadConfig } from 'visual-review/testing';
import { contrastRatio } from './workbench/contrast.ts';
import config from './visual.config.ts';

test('the command accepts the configuration', async () => {
  await expect(loadConfig(import.meta.dirname)).resolves.toMatchObject({ mainBranch: 'main' });
});

describe('the languages of a snapshot', () => {
  const { languagesOfGlobals, languagesOfReports } = config.languages;

  test('are derived from its globals', () => {
    expect(languagesOfGlobals({ locale: 'ar' })).toEqual(['ar']);
    expect(languagesOfGlobals({})).toEqual(['en']);
    expect(languagesOfGlobals({ locale: 'en-XA' })).toEqual(['en']);
    expect(languagesOfGlobals({ locale: 'ar', compare: 'english' })).toEqual(['ar', 'en']);
    expect(languagesOfGlobals({ locale: 'ar', marks: 'on' })).toEqual(['ar', 'en']);
    expect(languagesOfGlobals({ locale: 'all' })).toEqual(Object.keys(config.languages.catalogs));
  });

  test('with its messages, are read from the reports of the story', () => {
    const { messagesOfReports } = config.languages;
    const messages = { type: 'language-review/messages', status: 'passed', result: { keys: ['heroTitle'] } };
    expect(messagesOfReports([messages])).toEqual(['heroTitle']);
    expect(messagesOfReports([])).toBeUndefined();
    const status = 'passed';
    expect(
      languagesOfReports([
        { type: 'a11y', version: 1, status, result: {} },
        { type: 'language-review/languages', version: 1, status, result: { languages: ['en', 'ar'] } },
      ]),
    ).toEqual(['en', 'ar']);
    expect(languagesOfReports([])).toEqual([]);
  });
});

describe.each(Object.entries(config.report.palette))('the %s palette of the report', (_, colors) => {
  type Names = ReadonlyArray<keyof typeof colors>;
  const surfaces: Names = ['background', 'raised', 'surface', 'hover', 'stage'];

  test.each<[what: string, least: number, names: Names, backgrounds: Names]>([
    ['text is readable', 4.5, ['text', 'muted', 'accent', 'added', 'removed', 'failed'], surfaces],
    ['text of buttons is readable', 4.5, ['onAction'], ['action', 'actionHover']],
    [
      'controls and focus indicators are visible',
      3,
      ['control', 'focus'],
      ['background', 'raised', 'surface', 'stage'],
    ],
  ])('%s', (_what, least, names, backgrounds) => {
    const ratios = backgrounds.flatMap((background) =>
      names.map((name) => [`${name} on ${background}`, contrastRatio(colors[name], colors[background])] as const),
    );
    expect(ratios.filter(([, ratio]) => ratio < least)).toEqual([]);
  });
});
