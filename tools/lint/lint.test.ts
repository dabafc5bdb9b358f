import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runBin } from 'system-tools/process';
import stylelint from 'stylelint';
import { beforeAll, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Style rules, as a component has them. */
const styled = (rules: string) =>
  `import styled from 'styled-components';\nexport const Box = styled.div\`\n  ${rules}\n\`;\n`;

const styleIssues = async (rules: string, file = 'src/components/Box/Box.styles.ts') => {
  const { results } = await stylelint.lint({
    code: styled(rules),
    codeFilename: join(root, file),
    cwd: root,
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
};

describe('stylelint', () => {
  test.each([
    'margin-left: ${space.sm};',
    'margin: 0 ${space.sm} 0 0;',
    'padding: 0 ${space.sm} calc(2 * ${space.sm}) 0;',
    'border-radius: 0 0 ${radius.sm} 0;',
    'inset: 0 auto 0 0;',
    'text-align: left;',
    'translate: -50% 0;',
    'transform: translate(1em, 0);',
    'transform: translateX(1em);',
    'background: linear-gradient(to right, ${color.text}, ${color.surface});',
    'background-position: left;',
    'object-position: right center;',
    'transform-origin: left top;',
    'direction: rtl;',
    'color: #f00;',
    'color: red;',
    "content: 'New arrivals';",
    'content: "→ More";',
    'outline: none;',
    'outline: 0;',
    'outline: ${size.focusRing} solid transparent;',
    'outline-color: transparent;',
    'outline-style: none;',
    'outline-width: 0;',
  ])('rejects %s', async (rules) => {
    expect(await styleIssues(rules)).toHaveLength(1);
  });

  test('rejects an outline that nobody sees, in the theme as well', async () => {
    expect(await styleIssues('outline-color: #0000;', 'src/theme/focus.ts')).toHaveLength(1);
  });

  test.each([
    'margin: 0 ${space.sm};',
    'padding: calc(2 * ${space.sm}) 0 ${space.sm};',
    'translate: 0 50%;',
    'translate: none;',
    'background: linear-gradient(to bottom, ${color.text}, ${color.surface});',
    'transform-origin: 100% 0;',
    "content: '';",
    "content: counter(page) '/' counter(pages);",
    'content: attr(data-label);',
    'outline: ${size.focusRing} solid ${color.focus};',
    'outline-offset: 0;',
  ])('accepts %s', async (rules) => {
    expect(await styleIssues(rules)).toEqual([]);
  });
});

describe('oxlint', () => {
  const rejected: Record<string, string> = {
    'react(forbid-dom-props)': '<p style={{ order: 1 }}>{name}</p>',
    'react(forbid-dom-props) fill': '<svg aria-hidden="true"><path fill="#f00" d="" /></svg>',
    'project(no-hard-coded-text)': "<p>{isOpen ? name : 'Closed today'}</p>",
    'project(no-hard-coded-text) &&': "<p>{isOpen && 'Open now'}</p>",
    'project(no-hard-coded-text) template': '<p>{isOpen ? `Open ${name}` : name}</p>',
    'project(no-hard-coded-text) literal': '<p title="Open now">{name}</p>',
    'project(no-hard-coded-text) title': "<p title={isOpen ? 'Open now' : name}>{name}</p>",
    'project(no-hard-coded-text) aria-label': "<p aria-label={isOpen ? 'Open now' : name}>{name}</p>",
    'react(jsx-no-literals)': '<p>{`Open ${name}`}</p>',
    'eslint(no-restricted-properties) title': '<p ref={() => void (document.title = name)}>{name}</p>',
    'project(no-fixed-locale)': "<p>{new Intl.NumberFormat('en-US').format(name.length)}</p>",
    'project(no-fixed-locale) list': "<p>{Intl.DateTimeFormat(['en']).format()}</p>",
    'project(no-fixed-locale) template': '<p>{new Intl.NumberFormat(`en`).format(name.length)}</p>',
    'project(no-fixed-locale) of the browser': '<p>{name.length.toLocaleString()}</p>',
    'project(no-fixed-locale) constant': "<p ref={() => { const l = 'en'; name.toLocaleUpperCase(l); }}>{name}</p>",
    'project(no-fixed-locale) undefined': '<p>{new Date().toLocaleDateString(undefined, {})}</p>',
    'project(no-fixed-locale) order': "<p>{name.localeCompare('a')}</p>",
    'project(no-silent-tab) rel': '<p><a href={name} target="_blank">{name}<OpensInNewTab /></a></p>',
    'project(no-silent-tab) notice': '<p><a href={name} target="_blank" rel="noopener">{name}</a></p>',
    'project(no-silent-tab) notice replaced':
      '<p><a href={name} target="_blank" rel="noopener" aria-label={name}><OpensInNewTab /></a></p>',
    'project(no-silent-tab) chosen': "<p><a href={name} target={isOpen ? '_blank' : undefined}>{name}</a></p>",
    'react(forbid-elements) title': '<div><title>{name}</title><p /></div>',
  };
  /** What a package does with what comes from anybody. */
  const foreign = [
    'const a = (record: Record<string, string>, key: string) => record[key]',
    'const b = (record: Record<string, string>, edit: { key: string }) => record[edit.key]',
    'const c = (record: Record<string, string>, key: string) => void (record[baseKey(key)] ??= "")',
    'const d = (text: string) => console.log(text)',
    'const e = (list: readonly string[], index: number) => list[index]',
  ];
  const accepted =
    "<p className={isOpen ? 'open' : 'closed'} title={isOpen ? name : undefined}>{isOpen ? name : '–'}" +
    "<b ref={() => { const l = 'en'; void l; }} />{[name].map((l) => name.toLocaleUpperCase(l))}" +
    '{name.toLocaleUpperCase(name)}{[...new Intl.Segmenter().segment(name)].length}' +
    '<a href={name} target="_blank" rel="noopener noreferrer" aria-label={`${name} ${newTabLabel}`}>{name}</a></p>';
  const files = new Map([
    ...Object.entries(rejected).map(([what, markup], index) => [what, { name: `planted${index}`, markup }] as const),
    ['accepted', { name: 'accepted', markup: accepted }],
  ]);
  let output = '';

  beforeAll(async () => {
    // In another folder, because other tests read `src`.
    const folder = mkdtempSync(join(tmpdir(), 'lint-'));
    try {
      for (const file of ['.oxlintrc.json', 'tools/lint/plugin.mjs']) cpSync(join(root, file), join(folder, file));
      mkdirSync(join(folder, 'src'));
      const markupIn = (markup: string) => markup.replace('<p', '<p data-open={isOpen} data-name={name}');
      for (const { name, markup } of files.values())
        writeFileSync(
          join(folder, `src/${name}.tsx`),
          `export const Planted = ({ isOpen, name }: { isOpen: boolean; name: string }) => (\n  ${markupIn(markup)}\n);\n`,
        );
      writeFileSync(join(folder, 'src/color.styles.ts'), styled("color: ${'#f00'};"));
      mkdirSync(join(folder, 'packages/language-review/src'), { recursive: true });
      writeFileSync(
        join(folder, 'packages/language-review/src/foreign.ts'),
        foreign.map((line) => `export ${line};\n`).join(''),
      );
      ({ stdout: output } = (await runBin('oxlint', ['--format', 'unix'], { cwd: folder, reject: false })) as {
        stdout: string;
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  const findingsIn = (name: string) => output.split('\n').filter((line) => line.includes(`${name}.`));

  test.each([...files.keys()].filter((what) => what !== 'accepted'))('rejects %s', (what) => {
    expect(findingsIn(files.get(what)!.name).join('\n')).toContain(what.split(' ')[0]);
  });
  test('rejects a color in an interpolation', () => {
    expect(findingsIn('color').join('\n')).toContain('project(no-raw-color)');
  });
  test('rejects a lookup of a key that can come from anybody, and what is printed as it is, in packages', () => {
    const found = findingsIn('foreign').map((line) => /foreign\.ts:(\d+).*\/([^\]]+)\]/.exec(line)?.slice(1).join(' '));
    expect(new Set(found)).toEqual(
      new Set([...[1, 2, 3].map((line) => `${line} project(no-inherited-key)`), '4 eslint(no-console)']),
    );
  });
  test('accepts class names, values, punctuation, the locale of the page, and a link that announces its tab', () => {
    expect(findingsIn('accepted')).toEqual([]);
  });
});
