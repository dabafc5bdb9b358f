import { expect, test } from 'vitest';
import { comparisonOf } from '../report/reportFixture.ts';
import type { Cause } from '../types.ts';
import { groupChanges, noSourceChanges, type SourceChanges } from './groups.ts';

const cause = (kind: Cause['kind'], more: Partial<Cause> = {}): Cause => ({
  kind,
  signature: JSON.stringify([kind, more.from, more.to]),
  what: 'Footer button “Send”',
  areas: [],
  pixels: 10,
  strength: 5,
  ...more,
});

const changed = (mode: string, causes: readonly Cause[], affectedBy = ['src/theme/tokens.ts'], story = 'a-b--c') =>
  comparisonOf(story, mode, 'changed', { causes, affectedBy });

const group = (comparisons: Parameters<typeof groupChanges>[0], changes: Partial<SourceChanges> = {}) =>
  groupChanges(comparisons, { ...noSourceChanges, ...changes }).groups;

test('equal causes are one group, with the most changed snapshot first; a snapshot is in the group of each of its causes', () => {
  const color = { from: '#ffb84d', to: '#ffb84c' };
  const { groups, comparisons } = groupChanges(
    [
      changed('en-phone', [cause('color', color)]),
      changed('ar-phone', [
        cause('color', { ...color, pixels: 99, what: 'Header link' }),
        cause('text', { from: 'a', to: 'b' }),
      ]),
    ],
    noSourceChanges,
  );
  expect(groups.map(({ kind, members, places }) => [kind, members, places])).toEqual([
    ['text', ['a-b--c ar-phone'], 1],
    ['color', ['a-b--c ar-phone', 'a-b--c en-phone'], 2],
  ]);
  expect(comparisons[1]!.causes!.map((each) => each.group)).toEqual([groups[1]!.id, groups[0]!.id]);
});

test('all modes of a new, removed or failed story are one group', () => {
  const [english, arabic] = ['en-phone', 'ar-phone'] as const;
  const groups = group([
    comparisonOf('a-b--new', english, 'new'),
    comparisonOf('a-b--new', arabic, 'new'),
    comparisonOf('a-b--old', english, 'removed'),
    comparisonOf('a-b--x', english, 'failed', { error: 'It threw.\n  at a' }),
    comparisonOf('a-b--x', arabic, 'failed', { error: 'It threw.\n  at b' }),
    comparisonOf('a-b--y', arabic, 'failed', { error: 'It threw.' }),
  ]);
  expect(groups.map(({ kind, members }) => [kind, members.length])).toEqual([
    ['failed', 2],
    ['failed', 1],
    ['new', 2],
    ['removed story', 1],
  ]);
});

test('a value of the sources is one change, wherever it is used; the group names it and its file', () => {
  const values = [{ file: 'src/theme/tokens.ts', name: 'radius.sm', from: '0.5rem', to: '0.375rem' }];
  const radius = (property: string, to = '6px', from = '8px') =>
    cause('style', { from: `${property}: ${from}`, to: `${property}: ${to}` });
  const large = changed('en-desktop', [radius('row-gap', '12px', '16px')]);
  const groups = group(
    [
      changed('en-phone', [radius('border-start-start-radius')], ['src/theme/tokens.ts', 'src/Other.tsx']),
      changed('ar-phone', [radius('padding-block-end'), radius('row-gap', '7px')]),
      { ...large, snapshot: { ...large.snapshot, emulation: { textScale: 2 } } },
    ],
    { values },
  );
  expect(groups.map(({ members, tokens, files }) => [members.length, tokens.map(({ name }) => name), files])).toEqual([
    [3, ['radius.sm'], ['src/theme/tokens.ts']],
    [1, [], ['src/theme/tokens.ts']],
  ]);
});

test('where two values of the sources have changed alike, or one that the story does not use, each style is a change of its own', () => {
  const value = (name: string, file = 'src/theme/tokens.ts') => ({ file, name, from: '8px', to: '12px' });
  const snapshots = ['row-gap', 'padding-block-end'].map((property, index) =>
    changed(index === 0 ? 'en-phone' : 'en-desktop', [
      cause('style', { from: `${property}: 8px`, to: `${property}: 12px` }),
    ]),
  );
  expect(group(snapshots, { values: [value('space.sm')] })).toHaveLength(1);
  expect(group(snapshots, { values: [value('space.sm'), value('radius.sm')] })).toHaveLength(2);
  expect(group(snapshots, { values: [value('gap', 'src/Card.css')] })).toHaveLength(2);
  const spaced = ['row-gap', 'padding-block-end', 'line-height', 'border-block-end-width'].map((property) =>
    changed(
      'en-phone',
      [cause('style', { from: `${property}: 8px`, to: `${property}: 12px` })],
      ['src/Card.css', 'src/Card.scss'],
    ),
  );
  const namesOf = (name: string, file = 'src/Card.css') =>
    group(spaced, { values: [value(name, file)] }).flatMap(({ tokens }) => tokens.map((token) => token.name));
  for (const name of ['gap', 'grid-gap']) expect(namesOf(name)).toEqual([name]);
  for (const name of ['padding-bottom', 'line-height', 'border-width']) expect(namesOf(name)).toEqual([name]);
  expect(namesOf('border-radius')).toEqual([]);
  expect(namesOf('inset')).toEqual([]);
  // As in a map of Sass.
  expect(namesOf('sm', 'src/Card.scss')).toEqual(['sm']);
});

test('another message is one change in every language; the same message with a new text is one in each', () => {
  const keys: Record<string, readonly string[]> = {
    'before Quick contact': ['headerContact'],
    'now Contact us': ['contactUs'],
    'before Teléfono': ['headerContact'],
    // Two messages with the same text.
    'now Contáctenos': ['contactPageTitle', 'contactUs'],
    'before Send': ['send'],
    'now Send it': ['send'],
    'before Enviar': ['send'],
    'now Envíe': ['send'],
  };
  const named = (from: string, to: string) => cause('accessibility', { from, to });
  const text = (from: string, to: string) => cause('text', { from, to });
  const groups = group(
    [
      changed('en-phone', [named('Quick contact', 'Contact us'), text('Send', 'Send it')]),
      changed('es-phone', [named('Teléfono', 'Contáctenos'), text('Enviar', 'Envíe')]),
    ],
    {
      keysOf: (value, side) => keys[`${side} ${value}`] ?? [],
      messages: [
        { language: 'en', key: 'send', from: 'Send', to: 'Send it' },
        { language: 'es', key: 'send', from: 'Enviar', to: 'Envíe' },
      ],
    },
  );
  expect(
    groups.map(({ kind, members, messages }) => [kind, members.length, messages.map(({ language }) => language)]),
  ).toEqual([
    ['text', 1, ['en']],
    ['text', 1, ['es']],
    ['accessibility', 2, []],
  ]);
});

test('a picture is one change in all sizes; its name tells of which file', () => {
  const picture = (name: string) => cause('picture', { from: name, to: name });
  const files = ['art/quality.webp', 'art/other.webp'];
  const groups = group(
    [
      changed('en-phone', [picture('quality-320.webp')], ['art/quality.webp']),
      changed('ar-phone', [picture('quality.avif'), picture('other.avif')], files),
      changed('fr-phone', [picture('data:8f1b02c3')], ['art/quality.webp']),
    ],
    { pictures: files },
  );
  expect(groups.map((each) => [each.members.length, each.files])).toEqual([
    [2, ['art/quality.webp']],
    [1, ['art/other.webp']],
    [1, ['art/quality.webp']],
  ]);
});

test('pixels of a picture whose file has been replaced under its name are one change', () => {
  const pixels = (signature: string, name?: string) => cause('pixels', { signature, from: name, to: name });
  const found = [
    changed(
      'en-phone',
      [pixels('a', 'logo.png'), pixels('b', 'logo.png'), pixels('c', 'map.png'), pixels('d')],
      ['public/logo.png'],
    ),
  ];
  const groups = group(found, { pictures: ['public/logo.png'] });
  expect(groups.map(({ kind, from, files }) => [kind, from, files.length])).toEqual([
    ['pixels', undefined, 1],
    ['pixels', undefined, 1],
    ['picture', 'logo.png', 1],
  ]);
});

test('a style with other values in each viewport is one change of a language, unless a mode has several', () => {
  const sized = (mode: string, from: string, to: string, story?: string) => {
    const style = { from: `font-size: ${from}`, to: `font-size: ${to}` };
    const signature = JSON.stringify(['style', 'Quote//blockquote', style.from, style.to]);
    return changed(mode, [cause('style', { ...style, signature })], undefined, story);
  };
  const alike = [
    sized('en-phone', '22px', '24px'),
    sized('en-desktop', '34px', '36px'),
    sized('fr-desktop', '34px', '36px'),
  ];
  expect(group([...alike, sized('ar-phone', '23px', '25px')])).toMatchObject([
    { from: 'font-size: 22px, 34px', to: 'font-size: 24px, 36px', members: { length: 3 } },
    { from: 'font-size: 23px', to: 'font-size: 25px', members: { length: 1 } },
  ]);
  const small = sized('en-desktop', '14px', '16px', 'a-b--small');
  expect(group([...alike, small]).map(({ from }) => from)).toEqual([
    'font-size: 34px',
    'font-size: 22px',
    'font-size: 14px',
  ]);
});
