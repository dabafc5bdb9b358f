import coverage from 'virtual:coverage-data';
import { notMeasured } from '../config.ts';
import { count, englishName, issueNames, listed, percent } from '../format';
import { percentTaken } from '../checks/textWidths.ts';
import { CoverageTable, Quiet, Sheet, Stacked, WrappingName } from './coverageElements.preview';
import { openTasks } from './messageFilters';

const { languages, historyKnown, storiesKnown } = coverage;

const columns = () => [
  'Language',
  'Complete',
  'Missing',
  issueNames.identical,
  'Approved',
  'Found by checks',
  'Tightest label',
  ...(historyKnown ? ['Last changed'] : []),
];
const widths = historyKnown ? [12, 11, 9, 13, 11, 13, 17, 14] : [13, 14, 10, 15, 12, 15, 21];

/** What somebody has to do, by the names of the filters of messages. */
export function OpenTasks() {
  const tasks = openTasks(coverage);
  if (tasks.length === 0) return <p>Nothing: every text is translated, checked and approved.</p>;
  return (
    <ul>
      {tasks.map(({ name, keys, languages: counts }) => (
        <li key={name}>
          <strong>{name}</strong>
          {': '}
          {counts
            ? listed(counts.map(([language, texts]) => `${texts} in ${englishName(language)}`))
            : count(keys.length, 'text')}
        </li>
      ))}
    </ul>
  );
}

function LanguageRow({ of }: { of: (typeof languages)[number] }) {
  const { language, translated, total, missing, identical, accepted, approved, approvable, stale } = of;
  const { found, foundAccepted, tightest, changed } = of;
  const cells = [
    <Stacked key="complete">
      <span>{percent(translated, total)}</span>
      <Quiet>{`${translated} of ${total}`}</Quiet>
    </Stacked>,
    missing,
    <Stacked key="identical">
      <span>{identical}</span>
      {accepted > 0 && <Quiet>{`${accepted} accepted`}</Quiet>}
    </Stacked>,
    approvable === 0 ? (
      <Quiet key="approved">the source</Quiet>
    ) : (
      <Stacked key="approved">
        <span>{percent(approved, approvable)}</span>
        {stale > 0 && <Quiet>{`${stale} changed since`}</Quiet>}
      </Stacked>
    ),
    <Stacked key="found">
      <span>{found}</span>
      {foundAccepted > 0 && <Quiet>{`${foundAccepted} accepted`}</Quiet>}
    </Stacked>,
    tightest ? (
      <Stacked key="tightest">
        <span>{`${percentTaken(tightest)} taken`}</span>
        <WrappingName>{tightest.key}</WrappingName>
        {tightest.accepted !== undefined && <Quiet>{`accepted: ${tightest.accepted}`}</Quiet>}
      </Stacked>
    ) : (
      <Quiet key="tightest">not measured</Quiet>
    ),
    ...(historyKnown
      ? [
          <span key="changed" style={{ whiteSpace: 'nowrap' }}>
            {changed}
          </span>,
        ]
      : []),
  ];
  return (
    <tr>
      <th scope="row">
        <strong>{englishName(language)}</strong>
      </th>
      {cells.map((cell, index) => (
        <td key={index} data-column={columns()[index + 1]}>
          {cell}
        </td>
      ))}
    </tr>
  );
}

/** How complete each language is. */
export const LanguageCoverage = () => (
  <Sheet>
    <CoverageTable caption="Languages" columns={columns()} widths={widths}>
      {languages.map((each) => (
        <LanguageRow key={each.language} of={each} />
      ))}
    </CoverageTable>
  </Sheet>
);

/** Says that not all stories have been measured. */
export const MeasuredNote = () => (storiesKnown ? undefined : `The stories are ${notMeasured()}.`);

/** Explains the last column, or why it is missing. */
export function HistoryNote() {
  return historyKnown
    ? 'The day of the last change is that of the last commit.'
    : 'When the texts last changed is not told here: this workbench was built where `git log` failed, or lacked the whole history.';
}
