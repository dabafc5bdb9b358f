import styled, { css } from 'styled-components';
import { color } from '#theme/tokens.ts';
import { colorNotes, type ColorName } from './colorNotes';
import { contrastRatio, formatRatio } from './contrast';
import { Name, Stacked, TokenTable, Value } from './TokenTable';

const names = Object.keys(color) as ColorName[];

const Swatch = styled.span<{ $color: string }>(
  ({
    theme: {
      color: { border },
      size,
      radius,
    },
    $color,
  }) => css`
    display: block;
    flex: none;
    inline-size: ${size.avatar};
    block-size: ${size.target};
    border: ${size.hairline} solid ${border};
    border-radius: ${radius.sm};
    background: ${$color};
  `,
);

const Token = styled.span(
  ({ theme: { space } }) => css`
    display: flex;
    align-items: center;
    gap: ${space.md};
  `,
);

/** The colour as it looks on a ground, with its ratio. */
const Sample = styled.span<{ $color: string; $ground: string }>(
  ({
    theme: {
      color: { border },
      space,
      size,
      radius,
      type,
    },
    $color,
    $ground,
  }) => css`
    display: grid;
    place-items: center;
    block-size: ${space.xl};
    border: ${size.hairline} solid ${border};
    border-radius: ${radius.sm};
    background: ${$ground};
    color: ${$color};
    font-size: ${type.size.sm};
    line-height: 1;

    &:empty::before {
      content: '';
      inline-size: 50%;
      block-size: 50%;
      border-radius: ${radius.sm};
      background: ${$color};
    }
  `,
);

const Ratio = styled.span<{ $low: boolean }>(
  ({
    theme: {
      color: { text, textMuted, danger },
      space,
      type,
    },
    $low,
  }) => css`
    display: block;
    padding-block-start: ${space.xxs};
    color: ${$low ? danger : textMuted};
    font-size: ${type.size.xs};
    font-variant-numeric: tabular-nums;
    text-align: center;
    white-space: nowrap;

    strong {
      color: ${$low ? danger : text};
      font-weight: ${type.weight.medium};
    }
  `,
);

/** How a colour looks on a ground and how far it stands out; says so where that is less than it needs. */
function Measured({ name, ground }: { name: ColorName; ground: ColorName }) {
  if (name === ground) return <Ratio $low={false}>–</Ratio>;
  const { needs } = colorNotes[name];
  const ratio = contrastRatio(color[name], color[ground]);
  const low = needs !== undefined && ratio < needs;
  return (
    <Stacked>
      <Sample aria-hidden="true" $color={color[name]} $ground={color[ground]}>
        {needs === 4.5 ? 'Aa' : null}
      </Sample>
      <Ratio $low={low}>
        <strong>{formatRatio(ratio)}</strong>
        {low && ` under ${needs}`}
      </Ratio>
    </Stacked>
  );
}

/** The colours of one family: swatch, value, purpose, and the contrast on each of its grounds. */
export function ColorTable({ family, caption }: { family: (typeof colorNotes)[ColorName]['family']; caption: string }) {
  const members = names.filter((name) => colorNotes[name].family === family);
  const grounds = [...new Set(members.flatMap((name) => colorNotes[name].on))];
  return (
    <TokenTable
      caption={caption}
      columns={['Token', 'What it is for', 'Needs', ...grounds.map((ground) => `on ${ground}`)]}
      widths={[29, 22, 7, ...grounds.map(() => 42 / grounds.length)]}
      rows={members.map((name) => ({
        key: name,
        cells: [
          <Token key="token">
            <Swatch $color={color[name]} />
            <Stacked>
              <Name>{name}</Name>
              <Value>{color[name]}</Value>
            </Stacked>
          </Token>,
          colorNotes[name].purpose,
          colorNotes[name].needs ?? '–',
          ...grounds.map((ground) => <Measured key={ground} name={name} ground={ground} />),
        ],
      }))}
    />
  );
}
