import { printable } from 'system-tools/printable';
import { isStale } from '../approvals/approvals.ts';
import { catalogOf } from '../catalogs/catalogPaths.ts';
import { defaultLocale, getConfig, notMeasured, type Language, type LanguageReviewConfig } from '../config.ts';
import { placeName } from '../notes/notes.ts';
import { sourceText } from '../catalogs/plurals.ts';
import { isAcceptable, isError, isOpen, type CatalogFinding } from '../checks/findings.ts';
import { percentTaken } from '../checks/textWidths.ts';
import { collect } from './collect.server.ts';
import type { Coverage } from './coverage.ts';
import { count, englishName, percent, sourceName } from '../format.ts';

type Collected = Awaited<ReturnType<typeof collect>>;

/** Columns with numbers. */
const right = [2, 3, 4, 5, 6, 7, 8];

function columns(rows: ReadonlyArray<readonly string[]>) {
  const width = (column: number) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0));
  const cell = (text: string, column: number) =>
    right.includes(column) ? text.padStart(width(column)) : text.padEnd(width(column));
  return rows.map((cells) => printable(cells.map(cell).join('  ').trimEnd())).join('\n');
}

function table({ languages, historyKnown }: Coverage) {
  const heads = [
    'language',
    '',
    'texts',
    'complete',
    'missing',
    `same as ${sourceName()}`,
    'accepted',
    'approved',
    'changed since',
    ...(historyKnown ? ['last changed'] : []),
    'tightest label',
  ];
  const rows = languages.map(
    ({ language, total, translated, missing, identical, accepted, foundAccepted, tightest, changed, ...own }) => [
      language,
      englishName(language),
      `${translated}`,
      percent(translated, total),
      `${missing}`,
      `${identical}`,
      `${accepted + foundAccepted}`,
      own.approvable === 0 ? '' : `${own.approved}`,
      own.approvable === 0 ? '' : `${own.stale}`,
      ...(changed === undefined ? [] : [changed]),
      tightest ? `${percentTaken(tightest)} ${tightest.key}` : '',
    ],
  );
  return columns([heads, ...rows]);
}

const place = (language: Language, key: string, line: number | undefined) => {
  const { path } = catalogOf(language, key);
  return line === undefined ? path : `${path}:${line}`;
};

const findingLines = ({ language, findings }: Collected['catalogs'][number]) =>
  findings.map(
    ({ key, line, kind, message }) =>
      `  ${place(language, key, line)}  ${key} ${message}${isAcceptable(kind) ? ` (${kind})` : ''}`,
  );

const errors = (catalog: Collected['catalogs'][number]) =>
  [
    `${englishName(catalog.language)}: ${count(catalog.findings.length, 'error')}`,
    ...findingLines(catalog).map(printable),
  ].join('\n');

/** @param entries the lines of each */
const list = (what: string, entries: ReadonlyArray<readonly string[]>, noun = 'text') =>
  [`${what}: ${entries.length === 0 ? 'none' : count(entries.length, noun)}`, ...entries.flat().map(printable)].join(
    '\n',
  );

/** What was approved and has changed since, with the old and the new text. */
function staleApprovals({ coverage: { keys }, catalogs }: Collected) {
  const english = catalogs.find(({ language }) => language === defaultLocale());
  return catalogs.flatMap(({ language, lineOf, textOf }) =>
    keys.flatMap(({ key, messages }) => {
      const approval = messages[language]?.approval;
      if (!isStale(approval)) return [];
      const { state, source, text, by, on } = approval;
      const isOwn = state === 'changed';
      const now = isOwn ? textOf(key) : sourceText(language, key, (each) => english?.textOf(each));
      const lines = [
        `  ${place(language, key, lineOf(key))}  ${key}: the ${isOwn ? 'translation' : `${englishName(defaultLocale())} text`} has changed since ${by} approved it on ${on}`,
        `    from  ${isOwn ? text : source}`,
        `    to    ${now}`,
      ];
      return [lines];
    }),
  );
}

/** The notes that are not resolved: where each is pinned, and what was written last. */
const openNotes = ({ notes }: Collected) =>
  Object.entries(notes).flatMap(([language, ofLanguage]) =>
    Object.values(ofLanguage ?? {})
      .filter(({ isResolved }) => !isResolved)
      .map(({ thread, ...note }) => {
        const { text = '', by = '', on = '' } = thread.at(-1) ?? {};
        return [
          `  ${language}  ${note.story}, ${placeName(note)}`,
          // A name at the beginning of a line could be a command to GitHub Actions: `::error::`.
          `    ${on}, ${by}: ${text.replaceAll(/\s+/g, ' ')}`,
        ];
      }),
  );

function remarks(collected: Collected) {
  const { keys, storiesKnown, historyKnown } = collected.coverage;
  const { catalogs, sourcesKnown, unreadFiles } = collected;
  const unchecked = catalogs.filter(({ isSpellingChecked }) => !isSpellingChecked);
  const keysOf = (those: typeof keys) => those.map(({ key }) => [`  ${key}`]);
  return [
    ...(historyKnown
      ? []
      : ['When the texts last changed is not known: `git log` fails here, or lacks the whole history.']),
    ...(unreadFiles.length > 0
      ? [
          list(
            'Not read, as their paths do not fit `catalogs` of language-review.config.ts',
            unreadFiles.map((path) => [`  ${path}`]),
            'file',
          ),
        ]
      : []),
    list('Changed since approval', staleApprovals(collected)),
    list('Open notes', openNotes(collected), 'note'),
    sourcesKnown
      ? list('Unused', keysOf(keys.filter(({ used }) => !used)))
      : `Unused: not known: nothing in ${getConfig().sources} names a text. If the sources are elsewhere, set \`sources\` in language-review.config.ts`,
    storiesKnown
      ? list('Shown by no story', keysOf(keys.filter(({ stories }) => stories.length === 0)))
      : `Shown by no story: ${notMeasured()}`,
    ...(unchecked.length > 0
      ? [
          `Not checked for spelling, as \`dictionaries\` of language-review.config.ts names none: ${unchecked.map(({ language }) => englishName(language)).join(', ')}`,
        ]
      : []),
  ];
}

function reportOf(collected: Collected) {
  const withErrors = collected.catalogs
    .map((catalog) => ({ ...catalog, findings: catalog.findings.filter(isError) }))
    .filter(({ findings }) => findings.length > 0);
  const advised = collected.catalogs.flatMap((catalog) =>
    findingLines({ ...catalog, findings: catalog.findings.filter((each) => isOpen(each) && !isError(each)) }),
  );
  const total = withErrors.reduce((sum, { findings }) => sum + findings.length, 0);
  const conclusion = total === 0 ? 'The catalogs are in order.' : `The catalogs have ${count(total, 'error')}.`;
  const isRight = collected.catalogs.some(({ findings }) =>
    findings.some((each) => isOpen(each) && isAcceptable(each.kind)),
  );
  const hint = isRight
    ? [
        'What is right is accepted with its reason, in `accepted` of language-review.config.ts: by the name in brackets.',
      ]
    : [];
  return {
    text: [
      table(collected.coverage),
      ...remarks(collected),
      ...(advised.length > 0
        ? [
            list(
              'Advice',
              advised.map((line) => [line]),
            ),
          ]
        : []),
      ...withErrors.map(errors),
      ...hint,
      conclusion,
    ].join('\n\n'),
    errors: total,
  };
}

/** An error for each translation that is not approved, in the languages that have to be. */
function requireApproved(languages: readonly Language[], { catalogs, coverage, ...collected }: Collected): Collected {
  const findingsIn = (language: Language) =>
    coverage.keys.flatMap(({ key, messages }): CatalogFinding[] => {
      const { state } = messages[language]?.approval ?? {};
      if (state === undefined || state === 'approved') return [];
      return [
        { key, kind: 'approval', message: state === 'new' ? 'is not approved' : 'has changed since it was approved' },
      ];
    });
  return {
    ...collected,
    coverage,
    catalogs: catalogs.map((catalog) => {
      if (!languages.includes(catalog.language)) return catalog;
      const unapproved = findingsIn(catalog.language).map((each) => ({ ...each, line: catalog.lineOf(each.key) }));
      return { ...catalog, findings: [...catalog.findings, ...unapproved] };
    }),
  };
}

/**
 * The report of `npm run i18n`, and the number of errors in it. Where catalogs cannot be read, it names only these.
 * @param approvedIn the languages in which each translation has to be approved
 */
export async function report(root: string, config: LanguageReviewConfig, approvedIn: readonly Language[] = []) {
  try {
    return reportOf(requireApproved(approvedIn, await collect(root, config)));
  } catch (error) {
    if (error instanceof AggregateError) return { text: error.message, errors: error.errors.length };
    throw error;
  }
}
