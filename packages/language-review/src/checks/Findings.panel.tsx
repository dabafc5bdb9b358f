import type { HardCodedText, LayoutFinding, Place, StoryFinding } from './layout/findings.ts';
import * as React from 'react';
import { styled } from 'storybook/theming';
import { localeInfo } from '../config.ts';
import { groupFindings, groupOf } from './findingGroups.ts';
import { clamped, Empty, KeyName, monospaced, note, plainButton, ring, smallText } from '../panel/elements.panel';

const List = styled.ul({ margin: 0, padding: 0, listStyle: 'none' });

const Item = styled.li(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  '& button': {
    ...plainButton,
    ...smallText(theme),
    display: 'grid',
    gap: '2px 16px',
    inlineSize: '100%',
    padding: '8px 12px',
    color: theme.color.defaultText,
    textAlign: 'start',
  },
  '& button:hover': { background: theme.background.app },
  '& button:focus-visible': ring(theme),
  '& strong': { color: theme.fgColor.negative },
  '& code': { ...note(theme), ...monospaced(theme) },
  '@container (inline-size >= 600px)': { '& button': { gridTemplateColumns: '240px minmax(0, 1fr) minmax(0, 1fr)' } },
}));

const Text = styled.span(clamped(3));

interface ViewProps<Finding extends StoryFinding> {
  /** Undefined until the check has run. */
  findings: readonly Finding[] | undefined;
  onShowPlace: (place: Place) => void;
}

interface FindingsProps<Finding extends StoryFinding> extends ViewProps<Finding> {
  label: string;
  none: React.ReactNode;
  describe: (finding: Finding) => React.ReactNode;
  /** The key or the path of the text. */
  name: (finding: Finding) => React.ReactNode;
}

/** The results of a check, by element and cause. A click on a row shows the worst of them in the story. */
function Findings<Finding extends StoryFinding>(props: FindingsProps<Finding>) {
  const { label, findings, none, describe, name, onShowPlace } = props;
  if (!findings)
    return (
      <Empty>
        <strong>Not checked yet</strong>
        The story is looked at once it stands still.
      </Empty>
    );
  if (findings.length === 0) return <Empty>{none}</Empty>;
  const groups = groupFindings(findings.map((finding) => ({ element: finding.where, ...finding })));
  return (
    <List aria-label={label}>
      {groups.map(({ worst, findings: { length } }) => (
        <Item key={groupOf(worst)}>
          <button type="button" title="Show in the story" onClick={() => onShowPlace(worst)}>
            <span>
              <strong>{worst.cause}</strong>
              {describe(worst)}
              {worst.language && `, ${localeInfo(worst.language).name}`}
              {length > 1 && `, the worst of ${length}`}
            </span>
            <Text dir="auto">{worst.text}</Text>
            <code>
              {name(worst)}
              {worst.source && ` ${worst.source}`}
            </code>
          </button>
        </Item>
      ))}
    </List>
  );
}

export const LayoutView = React.memo((props: ViewProps<LayoutFinding>) => (
  <Findings
    {...props}
    label="Layout"
    none={
      <>
        <strong>No text or control is cut, covered or outside of its box</strong>
        At the size and in the language on screen.
      </>
    }
    describe={({ by }) => (
      <>
        {' '}
        by {Math.round(by * 10) / 10}
        {'\u202f'}px
      </>
    )}
    name={({ key, where }) => (key ? <KeyName name={key} /> : where)}
  />
));

export const HardCodedView = React.memo((props: ViewProps<HardCodedText>) => (
  <Findings
    {...props}
    label="Texts that are not from a catalog"
    none={
      <>
        <strong>Every text on screen comes from a catalog</strong>
        Names, addresses and other facts about the company are the same in every language.
      </>
    }
    describe={({ attribute }) => attribute && `, in ${attribute}`}
    name={({ where }) => where}
  />
));
