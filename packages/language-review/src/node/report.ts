import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getConfig, type LanguageReviewConfig } from '../config.ts';
import { collect } from './collect.ts';
import type { Coverage } from './coverage.ts';
import { count, englishName, growth, percent } from './format.ts';
import { parseWords, spellingFindings } from './spelling.ts';

type Collected = Awaited<ReturnType<typeof collect>>;
type Checked = Awaited<ReturnType<typeof checkSpelling>>;

/** Columns with numbers. */
const right = [2, 3, 4, 5, 6];

function columns(rows: ReadonlyArray<readonly string[]>) {
  const width = (column: number) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0));
  const cell = (text: string, column: number) =>
    right.includes(column) ? text.padStart(width(column)) : text.padEnd(width(column));
  return rows.map((cells) => cells.map(cell).join('  ').trimEnd()).join('\n');
}

function table({ languages, historyKnown }: Coverage) {
  const heads = [
    'language',
    '',
    'texts',
    'complete',
    'missing',
    'same as English',
    'accepted',
    ...(historyKnown ? ['last changed'] : []),
    'grows most against English',
  ];
  const rows = languages.map(({ language, total, translated, missing, identical, accepted, longest, changed }) => [
    language,
    englishName(language),
    `${translated}`,
    percent(translated, total),
    `${missing}`,
    `${identical}`,
    `${accepted}`,
    ...(changed === undefined ? [] : [changed]),
    longest ? `${growth(longest.expansion)} ${longest.key}` : '',
  ]);
  return columns([heads, ...rows]);
}

const place = (file: string, line: number | undefined) => (line === undefined ? file : `${file}:${line}`);

function errors({ language, file, findings }: Collected['catalogs'][number]) {
  const lines = findings.map(
    ({ key, line, check, message }) => `  ${place(file, line)}  ${key} ${message}${check ? ` (${check})` : ''}`,
  );
  return [`${englishName(language)}: ${count(findings.length, 'error')}`, ...lines].join('\n');
}

const list = (what: string, lines: readonly string[]) =>
  [`${what}: ${lines.length === 0 ? 'none' : count(lines.length, 'text')}`, ...lines].join('\n');

function notes({ coverage: { keys, storiesKnown, historyKnown }, catalogs, unchecked }: Checked) {
  const long = catalogs.flatMap(({ language, file, lineOf }) =>
    keys.flatMap(({ key, messages }) => {
      const { issues = [], expansion = 1 } = messages[language] ?? {};
      return issues.includes('long') ? `  ${place(file, lineOf(key))}  ${key} ${growth(expansion)}` : [];
    }),
  );
  const keysOf = (those: typeof keys) => those.map(({ key }) => `  ${key}`);
  return [
    ...(historyKnown ? [] : ['When the texts last changed is not known: that takes git with its whole history.']),
    list('Over-long', long),
    list('Unused', keysOf(keys.filter(({ used }) => !used))),
    storiesKnown
      ? list('Shown by no story', keysOf(keys.filter(({ stories }) => stories.length === 0)))
      : 'There is no record of what stories show.',
    ...(unchecked.length > 0
      ? [
          `Not checked for spelling, as \`dictionaries\` of language-review.config.ts names none: ${unchecked.join(', ')}`,
        ]
      : []),
  ];
}

function reportOf(collected: Checked) {
  const withErrors = collected.catalogs.filter(({ findings }) => findings.length > 0);
  const total = withErrors.reduce((sum, { findings }) => sum + findings.length, 0);
  const conclusion = total === 0 ? 'The catalogs are in order.' : `The catalogs have ${count(total, 'error')}.`;
  const advice = withErrors.some(({ findings }) => findings.some(({ check }) => check))
    ? [
        'What is right is accepted with its reason, in `accepted` of language-review.config.ts: by the name in brackets.',
      ]
    : [];
  return {
    text: [table(collected.coverage), ...notes(collected), ...withErrors.map(errors), ...advice, conclusion].join(
      '\n\n',
    ),
    errors: total,
  };
}

/** Adds the errors of spelling to those of each catalog, and names the languages that have no dictionary. */
async function checkSpelling(root: string, { catalogs, ...collected }: Collected) {
  const { words: file } = getConfig();
  const words = parseWords(readFileSync(join(root, file), 'utf8'), file);
  const unchecked: string[] = [];
  const checked = [];
  for (const catalog of catalogs) {
    const found = await spellingFindings(catalog.language, catalog.messages, words);
    if (!found) unchecked.push(englishName(catalog.language));
    checked.push({ ...catalog, findings: [...catalog.findings, ...(found ?? [])] });
  }
  return { ...collected, catalogs: checked, unchecked };
}

/** The report of `npm run i18n`, and the number of errors in it. Where catalogs cannot be read, it names only these. */
export async function report(root: string, config: LanguageReviewConfig) {
  try {
    return reportOf(await checkSpelling(root, await collect(root, config)));
  } catch (error) {
    if (error instanceof AggregateError) return { text: error.message, errors: error.errors.length };
    throw error;
  }
}
