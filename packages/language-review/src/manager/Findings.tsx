import * as React from 'react';
import { styled } from 'storybook/theming';
import { localeInfo } from '../config.ts';
import type { ClippingFinding, HardCodedText, Place } from '../preview/channel';
import { clamped, Empty, KeyName, ring } from './elements';

const List = styled.ul({ margin: 0, padding: 0, listStyle: 'none' });

const Item = styled.li(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  '& button': {
    display: 'grid',
    gap: '2px 16px',
    inlineSize: '100%',
    padding: '8px 12px',
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: theme.typography.size.s2 - 1,
    lineHeight: '18px',
    color: theme.color.defaultText,
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& button:hover': { background: theme.background.app },
  '& button:focus-visible': ring(theme),
  '& strong': { color: theme.fgColor.negative },
  '& code': {
    color: theme.fgColor.muted,
    fontFamily: theme.typography.fonts.mono,
    fontSize: theme.typography.size.s1,
    overflowWrap: 'anywhere',
  },
  '@container (inline-size >= 600px)': { '& button': { gridTemplateColumns: '240px minmax(0, 1fr) minmax(0, 1fr)' } },
}));

const Text = styled.span(clamped(3));

interface FindingsProps<Finding extends Place> {
  label: string;
  findings: readonly Finding[];
  /** What is wrong with a text. */
  describe: (finding: Finding) => React.ReactNode;
  /** Its name for those who mend it. */
  name: (finding: Finding) => React.ReactNode;
  onPoint: (place: Place) => void;
}

/** Texts on the screen that something is wrong with. A press on one shows it in the story. */
function Findings<Finding extends Place>({ label, findings, describe, name, onPoint }: FindingsProps<Finding>) {
  return (
    <List aria-label={label}>
      {findings.map((finding, index) => (
        <Item key={index}>
          <button type="button" title="Show in the story" onClick={() => onPoint(finding)}>
            <span>
              {describe(finding)}
              {finding.language && `, ${localeInfo(finding.language).name}`}
            </span>
            <Text dir="auto">{finding.text}</Text>
            <code>{name(finding)}</code>
          </button>
        </Item>
      ))}
    </List>
  );
}

const notYet = (
  <Empty>
    <strong>Not checked yet</strong>
    The story is looked at once it stands still.
  </Empty>
);

const kinds: Readonly<Record<ClippingFinding['kind'], string>> = {
  cut: 'Cut',
  overlapped: 'Covered',
  escaped: 'Outside of its box',
  sideways: 'Scrolls sideways',
};

interface ClippingViewProps {
  /** Undefined where the check was not made. */
  findings: readonly ClippingFinding[] | undefined;
  onPoint: (place: Place) => void;
}

/** The results of the clipping check on the story on screen. */
export const ClippingView = React.memo(function ClippingView({ findings, onPoint }: ClippingViewProps) {
  if (!findings) return notYet;
  if (findings.length === 0) {
    return (
      <Empty>
        <strong>No text is cut, covered or outside of its box</strong>
        At the size and in the language on screen.
      </Empty>
    );
  }
  return (
    <Findings
      label="Clipped texts"
      findings={findings}
      describe={({ kind, by }) => (
        <>
          <strong>{kinds[kind]}</strong> by {Math.round(by * 10) / 10}
          {'\u202f'}px
        </>
      )}
      name={({ key, where }) => (key ? <KeyName name={key} /> : where)}
      onPoint={onPoint}
    />
  );
});

interface HardCodedViewProps {
  /** Undefined where they were not looked for. */
  texts: readonly HardCodedText[] | undefined;
  onPoint: (place: Place) => void;
}

/** The texts of the story on screen that are not from a catalog. */
export const HardCodedView = React.memo(function HardCodedView({ texts, onPoint }: HardCodedViewProps) {
  if (!texts) return notYet;
  if (texts.length === 0) {
    return (
      <Empty>
        <strong>Every text on screen comes from a catalog</strong>
        Names, addresses and other facts about the company are the same in every language.
      </Empty>
    );
  }
  return (
    <Findings
      label="Texts that are not from a catalog"
      findings={texts}
      describe={({ attribute }) => (
        <>
          <strong>Not from a catalog</strong>
          {attribute && `, in ${attribute}`}
        </>
      )}
      name={({ where }) => where}
      onPoint={onPoint}
    />
  );
});
