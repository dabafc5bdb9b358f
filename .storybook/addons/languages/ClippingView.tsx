import * as React from 'react';
import { styled } from 'storybook/theming';
import { languageInfo } from '../../../src/i18n/languages';
import type { ClippingFinding } from '../../review/channel';
import { clamped, Empty } from './parts';

const kinds: Readonly<Record<ClippingFinding['kind'], string>> = {
  cut: 'Cut',
  overlapped: 'Covered',
  escaped: 'Outside of its box',
  sideways: 'Scrolls sideways',
};

const List = styled.ul({ margin: 0, padding: 0, listStyle: 'none' });

const Item = styled.li(({ theme }) => ({
  display: 'grid',
  gap: 2,
  padding: '8px 12px',
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  fontSize: theme.typography.size.s2 - 1,
  lineHeight: '18px',
  '& strong': { color: theme.fgColor.negative },
  '& code': { color: theme.fgColor.muted, fontFamily: theme.typography.fonts.mono, fontSize: theme.typography.size.s1, overflowWrap: 'anywhere' },
  '@container (inline-size >= 600px)': { gridTemplateColumns: '11rem minmax(0, 1fr) minmax(0, 1fr)', columnGap: 16 },
}));

const Text = styled.span(clamped(3));

/** The verdict of the clipping check on the story on screen; undefined where it was not made. */
export const ClippingView = React.memo(function ClippingView({ findings }: { findings: readonly ClippingFinding[] | undefined }) {
  if (!findings) {
    return (
      <Empty>
        <strong>Not checked yet</strong>
        The check looks at the story once it stands still.
      </Empty>
    );
  }
  if (findings.length === 0) {
    return (
      <Empty>
        <strong>No text is cut, covered or outside of its box</strong>
        At the size and in the language on screen.
      </Empty>
    );
  }
  return (
    <List aria-label="Clipped texts">
      {findings.map(({ kind, text, where, by, language }, index) => (
        <Item key={index}>
          <span>
            <strong>{kinds[kind]}</strong> by {Math.round(by * 10) / 10}
            {'\u202f'}px{language && `, ${languageInfo(language).name}`}
          </span>
          <Text dir="auto">{text}</Text>
          <code>{where}</code>
        </Item>
      ))}
    </List>
  );
});
