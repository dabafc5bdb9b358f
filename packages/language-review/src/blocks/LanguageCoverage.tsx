import coverage from 'virtual:coverage-data';
import { englishName, growth, percent } from '../node/format';
import type { BlockProps } from './components';

const { languages, historyKnown } = coverage;

const columns = [
  'Language',
  'Complete',
  'Missing',
  'Same as English',
  'Approved',
  'Over-long',
  'Grows most',
  ...(historyKnown ? ['Last changed'] : []),
];
const widths = historyKnown ? [11, 15, 9, 15, 14, 10, 13, 13] : [13, 17, 10, 17, 14, 12, 17];

/** How complete each language is. */
export function LanguageCoverage({ components: { Dense, Name, Quiet, Stacked, Table } }: BlockProps) {
  return (
    <Dense>
      <Table
        caption="Languages"
        columns={columns}
        widths={widths}
        rows={languages.map(
          ({
            language,
            total,
            translated,
            missing,
            identical,
            accepted,
            approved,
            approvable,
            stale,
            long,
            longest,
            changed,
          }) => ({
            key: language,
            cells: [
              <strong key="language">{englishName(language)}</strong>,
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
              long,
              longest ? (
                <Stacked key="longest">
                  <span>{growth(longest.expansion)}</span>
                  <Name>{longest.key}</Name>
                </Stacked>
              ) : (
                <Quiet key="longest">none</Quiet>
              ),
              ...(historyKnown ? [changed] : []),
            ],
          }),
        )}
      />
    </Dense>
  );
}

/** Explains the last column, or why it is missing. */
export function HistoryNote() {
  return historyKnown
    ? 'The day of the last change is that of the last commit.'
    : 'When the texts last changed is not told here: this workbench was built without git and its whole history.';
}
