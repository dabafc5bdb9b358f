import { useState } from 'react';
import styled, { css } from 'styled-components';
import { Button } from '#components/Button';
import { breakpoint, layer, media, motion, radius, shadow, size, space } from '#theme/tokens.ts';
import { describeLength, pixelsOf, rangeOf } from './length';
import { Sheet } from './Sheet';
import {
  breakpointNotes,
  layerNotes,
  mediaNotes,
  motionNotes,
  radiusNotes,
  shadowNotes,
  sizeNotes,
  spaceNotes,
} from './tokenNotes';
import { Name, Quiet, Stacked, TokenTable, Value } from './TokenTable';

/** Keys of a group of tokens, in their order. */
const namesOf = <Tokens extends object>(tokens: Tokens) => Object.keys(tokens) as Array<keyof Tokens & string>;

const Bar = styled.span<{ $length: string }>(
  ({
    theme: {
      color,
      space: { xxxs, md },
    },
    $length,
  }) => css`
    display: block;
    inline-size: ${$length};
    max-inline-size: 100%;
    block-size: ${md};
    border-radius: ${xxxs};
    background: ${color.accent};
  `,
);

const Square = styled(Bar)`
  block-size: ${({ $length }) => $length};
`;

const Rule = styled(Bar)`
  inline-size: 100%;
  block-size: ${({ $length }) => $length};
  border-radius: 0;
`;

const Size = styled.span`
  white-space: nowrap;
`;

const named = (name: string, value: string | number) => (
  <Stacked key="token">
    <Name>{name}</Name>
    <Value>{value}</Value>
  </Stacked>
);

/** Columns in percent, the same all the way down the page. */
const widths = [27, 14, 29, 30];

/** Every distance, as a bar of its real length. */
export function SpaceTable() {
  return (
    <TokenTable
      caption="Distances"
      columns={['Token', 'Size', 'What it is for', 'At this width of the window']}
      widths={widths}
      rows={namesOf(space).map((name) => ({
        key: name,
        cells: [
          named(name, space[name]),
          <Size key="size">{describeLength(space[name])}</Size>,
          spaceNotes[name],
          <Bar key="bar" $length={space[name]} />,
        ],
      }))}
    />
  );
}

const thin: ReadonlySet<keyof typeof size> = new Set(['hairline', 'focusRing']);

const isSmall = (name: keyof typeof size) => (rangeOf(size[name])?.greatest ?? 0) <= (pixelsOf(size.avatar) ?? 0);

/** Sizes of small things, each at its real size. */
export function SmallSizes() {
  return (
    <TokenTable
      caption="Sizes of small things"
      columns={['Token', 'Size', 'What it is for', 'Drawn']}
      widths={widths}
      rows={namesOf(size)
        .filter(isSmall)
        .map((name) => ({
          key: name,
          cells: [
            named(name, size[name]),
            <Size key="size">{describeLength(size[name])}</Size>,
            sizeNotes[name],
            thin.has(name) ? <Rule key="rule" $length={size[name]} /> : <Square key="square" $length={size[name]} />,
          ],
        }))}
    />
  );
}

/** Widths and heights of large things, in proportion to the page. */
export function LargeSizes() {
  const whole = pixelsOf(size.page) ?? 1;
  return (
    <TokenTable
      caption="Sizes of large things"
      columns={['Token', 'Size', 'What it is for', 'In proportion to the page']}
      widths={widths}
      rows={namesOf(size)
        .filter((name) => !isSmall(name))
        .toSorted((a, b) => (rangeOf(size[b])?.greatest ?? 0) - (rangeOf(size[a])?.greatest ?? 0))
        .map((name) => ({
          key: name,
          cells: [
            named(name, size[name]),
            <Size key="size">{describeLength(size[name])}</Size>,
            sizeNotes[name],
            <Bar key="bar" $length={`${((rangeOf(size[name])?.greatest ?? 0) / whole) * 100}%`} />,
          ],
        }))}
    />
  );
}

const Cards = styled.ul(
  ({
    theme: {
      space: { xl },
    },
  }) => css`
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12em), 1fr));
    gap: ${xl};
  `,
);

const Floating = styled(Cards)(
  ({
    theme: {
      space: { md, xl, xxl },
    },
  }) => css`
    padding: ${md} ${md} ${xl};
    gap: ${xxl};
  `,
);

const Card = styled.li<{ $radius?: string; $shadow?: string }>(
  ({
    theme: {
      color,
      space: { lg, md },
      size: { hairline },
      radius: { lg: round },
    },
    $radius = round,
    $shadow,
  }) => css`
    display: grid;
    align-content: center;
    gap: ${md};
    min-block-size: 10em;
    padding: ${lg};
    border: ${hairline} solid ${$shadow ? 'transparent' : color.borderControl};
    border-radius: ${$radius};
    background: ${color.surface};
    box-shadow: ${$shadow ?? 'none'};
    line-height: 1.45;
  `,
);

/** Every radius on a card of the same size. */
export function RadiusCards() {
  return (
    <Sheet>
      <Cards>
        {namesOf(radius).map((name) => (
          <Card key={name} $radius={radius[name]}>
            {named(name, radius[name])}
            <Quiet>{radiusNotes[name]}</Quiet>
          </Card>
        ))}
      </Cards>
    </Sheet>
  );
}

/** Every shadow on a card. */
export function ShadowCards() {
  return (
    <Sheet>
      <Floating>
        {namesOf(shadow).map((name) => (
          <Card key={name} $shadow={shadow[name]}>
            <Name>{name}</Name>
            <Quiet>{shadowNotes[name]}</Quiet>
            <Quiet>
              <code>{shadow[name]}</code>
            </Quiet>
          </Card>
        ))}
      </Floating>
    </Sheet>
  );
}

const Track = styled.span(
  ({
    theme: {
      color,
      space: { xxxs },
      radius: { round },
    },
  }) => css`
    display: block;
    inline-size: 100%;
    min-inline-size: 12em;
    padding: ${xxxs};
    border-radius: ${round};
    background: ${color.surface};
  `,
);

const Runner = styled.span<{ $duration: string; $there: boolean }>(
  ({
    theme: {
      color,
      space: { lg },
      radius: { round },
      media: { motion: allowed },
      motion: { easing },
    },
    $duration,
    $there,
  }) => css`
    display: block;
    inline-size: ${lg};
    block-size: ${lg};
    margin-inline-start: ${$there ? `calc(100% - ${lg})` : '0'};
    border-radius: ${round};
    background: ${color.accent};

    ${allowed} {
      transition: margin-inline-start ${$duration} ${easing};
    }
  `,
);

const Curve = styled.svg(
  ({
    theme: {
      color,
      size: { avatar, hairline },
      space: { md },
    },
  }) => css`
    display: block;
    inline-size: calc(1.5 * ${avatar});
    padding-block: ${md};
    overflow: visible;
    fill: none;
    stroke: ${color.accent};
    stroke-width: 3;
    vector-effect: non-scaling-stroke;

    rect {
      stroke: ${color.border};
      stroke-width: ${hairline};
    }
  `,
);

/** Draws a `cubic-bezier()`: time along the line, way upwards. */
function EasingCurve({ easing }: { easing: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (easing.match(/-?[\d.]+/g) ?? []).map((share) => Number(share) * 100);
  return (
    <Curve viewBox="0 0 100 100" aria-hidden="true">
      <rect width="100" height="100" />
      <path d={`M0 100C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`} />
    </Curve>
  );
}

const Actions = styled.div(
  ({
    theme: {
      space: { lg },
    },
  }) => css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${lg};
    margin-block-start: ${lg};
  `,
);

/** Durations and the easing; a button sets them going. */
export function MotionTable() {
  const [there, setThere] = useState(false);
  return (
    <TokenTable
      caption="Motion"
      columns={['Token', 'What it is for', 'Looks']}
      widths={[27, 33, 40]}
      rows={namesOf(motion).map((name) => ({
        key: name,
        cells: [
          named(name, motion[name]),
          motionNotes[name],
          name === 'easing' ? (
            <EasingCurve key="curve" easing={motion.easing} />
          ) : (
            <Track key="track">
              <Runner $duration={motion[name]} $there={there} />
            </Track>
          ),
        ],
      }))}
    >
      <Actions>
        <Button variant="quiet" onClick={() => setThere((now) => !now)}>
          Set them going
        </Button>
        <Quiet>With reduced motion, they jump.</Quiet>
      </Actions>
    </TokenTable>
  );
}

const Plates = styled.ol(
  ({
    theme: {
      space: { xl },
    },
  }) => css`
    isolation: isolate;
    display: grid;
    padding-block-end: ${xl};
  `,
);

const Plate = styled.li<{ $step: number; $layer: number }>(
  ({
    theme: {
      color,
      space: { md, lg, xxl },
      size: { hairline },
      radius: { md: round },
      shadow: { overlay },
    },
    $step,
    $layer,
  }) => css`
    position: relative;
    z-index: ${$layer};
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${md};
    inline-size: 70%;
    margin-inline-start: calc(${$step} * ${xxl});
    margin-block-start: calc(${$step === 0 ? 0 : -1} * ${md});
    padding: ${lg};
    border: ${hairline} solid ${color.borderControl};
    border-radius: ${round};
    background: ${color.surface};
    box-shadow: ${overlay};
  `,
);

/** The layers, the highest last and on top. */
export function LayerStack() {
  return (
    <Sheet>
      <Plates>
        {namesOf(layer).map((name, step) => (
          <Plate key={name} $step={step} $layer={layer[name]}>
            <Name>{name}</Name>
            <Value>{layer[name]}</Value>
            <Quiet>{layerNotes[name]}</Quiet>
          </Plate>
        ))}
      </Plates>
    </Sheet>
  );
}

/** The breakpoints, in proportion to the page. */
export function BreakpointTable() {
  const whole = pixelsOf(size.page) ?? 1;
  return (
    <TokenTable
      caption="Breakpoints"
      columns={['Token', 'Width', 'What changes', 'In proportion to the page']}
      widths={widths}
      rows={namesOf(breakpoint).map((name) => ({
        key: name,
        cells: [
          named(name, breakpoint[name]),
          <Size key="size">{describeLength(breakpoint[name])}</Size>,
          breakpointNotes[name],
          <Bar key="bar" $length={`${((pixelsOf(breakpoint[name]) ?? 0) / whole) * 100}%`} />,
        ],
      }))}
    />
  );
}

/** The media queries that styles use. */
export function MediaTable() {
  return (
    <TokenTable
      caption="Media queries"
      columns={['Token', 'What it is for', 'Query']}
      widths={[18, 40, 42]}
      rows={namesOf(media).map((name) => ({
        key: name,
        cells: [<Name key="name">{name}</Name>, mediaNotes[name], <Value key="query">{media[name]}</Value>],
      }))}
    />
  );
}
