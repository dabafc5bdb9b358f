import styled from 'styled-components';
import changelog from 'virtual:changelog';
import { color, size, space } from '#theme/tokens.ts';
import { Sheet } from './Sheet';
import { Quiet } from './TokenTable';

const Day = styled.details`
  &:not(:last-child) {
    border-block-end: ${size.hairline} solid ${color.border};
  }

  h3 {
    margin-block: ${space.sm} ${space.xs};
    color: ${color.textMuted};
    font-size: inherit;
  }

  ul {
    display: grid;
    gap: ${space.xs};
    max-inline-size: ${size.measure};
    padding-block-end: ${space.sm};
  }
`;

const DayHead = styled.summary`
  padding-block: ${space.sm};
  cursor: pointer;
`;

const count = (changes: string[]) => `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`;

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The changes of each day; the newest are open. */
export function ChangelogList() {
  return (
    <Sheet>
      {changelog.days.map(([date, changes], index) => (
        <Day key={date} open={index === 0}>
          <DayHead>
            <strong>{longDate.format(new Date(date))}</strong>{' '}
            <Quiet>{count([...new Set(Object.values(changes).flat())])}</Quiet>
          </DayHead>
          {Object.entries(changes).map(([audience, subjects]) => (
            <section key={audience}>
              <h3>{audience}</h3>
              <ul>
                {[...new Set(subjects)].map((subject) => (
                  <li key={subject}>{subject}</li>
                ))}
              </ul>
            </section>
          ))}
        </Day>
      ))}
      {changelog.missing && <p>{changelog.missing}</p>}
    </Sheet>
  );
}
