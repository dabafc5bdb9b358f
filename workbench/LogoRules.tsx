import styled from 'styled-components';
import { Logo } from '#components/Logo';
import { mark } from '#content/brand/mark.ts';
import { company } from '#content/company.ts';
import { color, radius, size, space } from '#theme/tokens.ts';
import { Example } from './Example';
import { Sheet, SideBySide } from './Sheet';

const { name } = company;

/** Width of the mark in px. */
const width = 32;
const height = (width * mark.height) / mark.width;

const Centered = styled.div`
  display: grid;
  justify-items: center;
  padding-block: ${space.xl};
`;

const ClearSpaceBox = styled.div`
  padding: ${height / 2}px;
  outline: ${size.hairline} dashed ${color.borderControl};
  background: ${color.surface};

  > * {
    display: grid;
    background: ${color.background};
    align-items: start;
    /* The letters reach below the mark by a third of its height. */
    block-size: ${(height * 4) / 3}px;
  }
`;

/** The logo with the space that nothing else enters. */
export function ClearSpace() {
  return (
    <Sheet>
      <Centered>
        <ClearSpaceBox>
          <span>
            <Logo name={name} size={width} />
          </span>
        </ClearSpaceBox>
      </Centered>
    </Sheet>
  );
}

const Samples = styled(SideBySide).attrs({ as: 'ul' })`
  gap: ${space.lg};
`;

const Sample = styled.figure`
  display: grid;
  gap: ${space.sm};
`;

const Ground = styled.div`
  display: grid;
  place-items: center;
  min-block-size: calc(1.5 * ${size.avatar});
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.md};
`;

/** The smallest sizes on a screen, at 100 %. */
export function LeastSizes() {
  return (
    <Sheet>
      <Samples>
        <li>
          <Sample>
            <Ground>
              <span>
                <Logo name={name} size={24} />
              </span>
            </Ground>
            <figcaption>
              With the name: <strong>24 px</strong>, measured across the mark
            </figcaption>
          </Sample>
        </li>
        <li>
          <Sample>
            <Ground>
              <span>
                <Logo name={name} form="mark" size={16} />
              </span>
            </Ground>
            <figcaption>
              Alone: <strong>16 px</strong>, and best at its multiples
            </figcaption>
          </Sample>
        </li>
      </Samples>
    </Sheet>
  );
}

const Wrong = styled.span<{ $css: string }>`
  ${({ $css }) => $css}
`;

const mistakes = {
  'Stretch or squeeze it.': 'scale: 1.3 0.7;',
  'Tilt it.': 'rotate: -12deg;',
  'Mirror it, not even in a right-to-left language.': 'scale: -1 1;',
  'Give it other colors.': 'filter: hue-rotate(180deg);',
  'Add a shadow or a glow.': `filter: drop-shadow(0 0 ${space.xs} ${color.focus});`,
  'Put the version for dark backgrounds on a light or bright one.': `padding: ${space.md}; background: ${color.accent};`,
};

/** What spoils the logo, each shown on the logo itself. */
export function LogoMisuse() {
  return (
    <Sheet>
      <SideBySide>
        {Object.entries(mistakes).map(([what, css]) => (
          <Example key={what} isRight={false} says={what}>
            <Wrong $css={css}>
              <Logo name={name} size={32} />
            </Wrong>
          </Example>
        ))}
      </SideBySide>
    </Sheet>
  );
}
