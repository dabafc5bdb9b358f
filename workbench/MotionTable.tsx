import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button';
import { color, media, motion, radius, size, space } from '#theme/tokens.ts';
import { tokenNotes } from './tokenNotes';
import { nameAndValue, namesOf, Quiet, TokenTable } from './TokenTable';

const Track = styled.span`
  display: block;
  inline-size: 100%;
  min-inline-size: 12em;
  padding: ${space.xxxs};
  border-radius: ${radius.round};
  background: ${color.surface};
`;

const Dot = styled.span<{ $duration: string; $isAtEnd: boolean }>`
  display: block;
  inline-size: ${space.lg};
  block-size: ${space.lg};
  margin-inline-start: ${({ $isAtEnd }) => ($isAtEnd ? `calc(100% - ${space.lg})` : '0')};
  border-radius: ${radius.round};
  background: ${color.accent};

  ${media.motion} {
    transition: margin-inline-start ${({ $duration }) => $duration} ${motion.easing};
  }
`;

const Curve = styled.svg`
  display: block;
  inline-size: calc(1.5 * ${size.avatar});
  padding-block: ${space.md};
  overflow: visible;
  fill: none;
  stroke: ${color.accent};
  stroke-width: 3;
  vector-effect: non-scaling-stroke;

  rect {
    stroke: ${color.border};
    stroke-width: ${size.hairline};
  }
`;

/** A `cubic-bezier()`: time along the inline axis, progress upwards. */
function EasingCurve({ easing }: { easing: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (easing.match(/-?[\d.]+/g) ?? []).map((share) => Number(share) * 100);
  return (
    <Curve viewBox="0 0 100 100" aria-hidden="true">
      <rect width="100" height="100" />
      <path d={`M0 100C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`} />
    </Curve>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.lg};
  margin-block-start: ${space.lg};
`;

/** Durations and the easing, played by a button. */
export function MotionTable() {
  const [isAtEnd, setIsAtEnd] = useState(false);
  return (
    <TokenTable
      caption="Motion"
      widths={[27, 33, 40]}
      rows={namesOf(motion).map((name) => ({
        Token: nameAndValue(name, motion[name]),
        'What it is for': tokenNotes.motion[name],
        Looks:
          name === 'easing' ? (
            <EasingCurve easing={motion.easing} />
          ) : (
            <Track>
              <Dot $duration={motion[name]} $isAtEnd={isAtEnd} />
            </Track>
          ),
      }))}
    >
      <Actions>
        <Button variant="quiet" onClick={() => setIsAtEnd(!isAtEnd)}>
          Play
        </Button>
        <Quiet>With reduced motion there is no transition.</Quiet>
      </Actions>
    </TokenTable>
  );
}
