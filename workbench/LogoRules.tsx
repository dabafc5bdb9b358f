import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { Logo } from '#components/Logo';
import { mark } from '#content/brand/mark.ts';
import { company } from '#content/company.ts';
import { boxSize } from '#theme/mixins.ts';
import { color, radius, size, space } from '#theme/tokens.ts';
import { Sheet, SideBySide } from './Sheet';
import { Quiet } from './TokenTable';

const { name } = company;

/** Width of the mark in px. */
const width = 32;
const height = (width * mark.height) / mark.width;

const Centred = styled.div`
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
      <Centred>
        <ClearSpaceBox>
          <span>
            <Logo name={name} size={width} />
          </span>
        </ClearSpaceBox>
      </Centred>
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

const Ground = styled.div<{ $background?: string }>`
  display: grid;
  place-items: center;
  min-block-size: calc(1.5 * ${size.avatar});
  overflow: clip;
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.md};
  background: ${({ $background = color.background }) => $background};
  color: ${color.text};
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

const mistakes: ReadonlyArray<[what: string, css: string, background?: string]> = [
  ['stretch or squeeze it.', 'scale: 1.3 0.7;'],
  ['tilt it.', 'rotate: -12deg;'],
  ['mirror it, not even in a right-to-left language.', 'scale: -1 1;'],
  ['give it other colours.', 'filter: hue-rotate(180deg);'],
  ['add a shadow or a glow.', `filter: drop-shadow(0 0 ${space.xs} ${color.focus});`],
  ['put the version for dark backgrounds on a light or bright one.', '', color.accent],
];

const Caption = styled.figcaption`
  display: flex;
  gap: ${space.xs};

  svg {
    flex: none;
    ${boxSize(size.icon)}
    color: ${color.danger};
  }
`;

/** What spoils the logo, each shown on the logo itself. */
export function LogoMisuse() {
  return (
    <Sheet>
      <Samples>
        {mistakes.map(([what, css, background]) => (
          <li key={what}>
            <Sample>
              <Ground {...(background && { $background: background })}>
                <Wrong $css={css}>
                  <Logo name={name} size={32} />
                </Wrong>
              </Ground>
              <Caption>
                <CircleAlert aria-hidden="true" />
                <span>
                  <Quiet>Do not</Quiet> {what}
                </span>
              </Caption>
            </Sample>
          </li>
        ))}
      </Samples>
    </Sheet>
  );
}
