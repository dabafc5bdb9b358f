import styled from 'styled-components';
import { color, radius, size, space, type } from '#theme/tokens.ts';
import { backgroundsOf, colorNotes, type ColorName } from './colorNotes';
import { contrastRatio, formatRatio, luminance, parseColor } from './contrast';
import { Sheet } from './Sheet';
import { breakable, Name, nameAndValue, namesOf, Stacked, TokenTable } from './TokenTable';

const Swatch = styled.span<{ $color: string }>`
  display: block;
  flex: none;
  inline-size: ${size.avatar};
  block-size: ${size.target};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.sm};
  background: ${({ $color }) => $color};
`;

const Token = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.xs} ${space.md};

  @container (40em <= inline-size < 58em) {
    display: grid;
  }
`;

const Sample = styled.span<{ $color: string; $background: string }>`
  display: grid;
  place-items: center;
  block-size: ${space.xl};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.sm};
  background: ${({ $background }) => $background};
  color: ${({ $color }) => $color};
  font-size: ${type.size.sm};
  line-height: 1;

  &:empty::before {
    content: '';
    inline-size: 50%;
    block-size: 50%;
    border-radius: ${radius.sm};
    background: currentColor;
  }
`;

const Ratio = styled.span<{ $isLow: boolean }>`
  display: block;
  padding-block-start: ${space.xxs};
  color: ${({ $isLow }) => ($isLow ? color.danger : color.textMuted)};
  font-size: ${type.size.xs};
  font-variant-numeric: tabular-nums;
  text-align: center;
  white-space: nowrap;

  strong {
    color: ${({ $isLow }) => ($isLow ? color.danger : color.text)};
    font-weight: ${type.weight.medium};
  }
`;

/** A color on a background, and its contrast; marked if that is too low. */
function contrast(name: ColorName, background: ColorName) {
  if (name === background) return <Ratio $isLow={false}>–</Ratio>;
  const { needs } = colorNotes[name];
  const ratio = contrastRatio(color[name], color[background]);
  const isLow = needs !== undefined && ratio < needs;
  return (
    <Stacked>
      <Sample aria-hidden="true" $color={color[name]} $background={color[background]}>
        {needs === 4.5 ? 'Aa' : null}
      </Sample>
      <Ratio $isLow={isLow}>
        <strong>{formatRatio(ratio)}</strong>
        {isLow && ` under ${needs}`}
      </Ratio>
    </Stacked>
  );
}

/** The colors of a family: swatch, value, purpose, and the contrast on each background. */
export function ColorTable({ family, caption }: { family: (typeof colorNotes)[ColorName]['family']; caption: string }) {
  const members = namesOf(color).filter((name) => colorNotes[name].family === family);
  const backgrounds = backgroundsOf(family);
  return (
    <TokenTable
      caption={caption}
      widths={[30, 19, 9, ...backgrounds.map(() => 42 / backgrounds.length)]}
      rows={members.map((name) => ({
        Token: (
          <Token>
            <Swatch $color={color[name]} />
            {nameAndValue(name, color[name])}
          </Token>
        ),
        'What it is for': colorNotes[name].purpose,
        Needs: colorNotes[name].needs ?? '–',
        ...Object.fromEntries(backgrounds.map((background) => [`on ${background}`, contrast(name, background)])),
      }))}
    />
  );
}

const Ramp = styled.ul`
  display: flex;
  overflow: clip;
  border-radius: ${radius.sm};

  @container (inline-size < 40em) {
    display: grid;
  }
`;

const Step = styled.li<{ $color: string }>`
  flex: 1;
  display: flex;
  align-items: end;
  min-block-size: ${size.avatar};
  padding: ${space.sm};
  background: ${({ $color }) => $color};

  @container (inline-size < 40em) {
    min-block-size: ${size.target};
  }
`;

const opaqueBackgrounds = namesOf(color)
  .filter((name) => colorNotes[name].family === 'background' && parseColor(color[name]).alpha === 1)
  .toSorted((one, other) => luminance(parseColor(color[one])) - luminance(parseColor(color[other])));

/** The opaque backgrounds side by side, the darkest first. */
export function BackgroundRamp() {
  return (
    <Sheet>
      <Ramp>
        {opaqueBackgrounds.map((name) => (
          <Step key={name} $color={color[name]}>
            <Name>{breakable(name)}</Name>
          </Step>
        ))}
      </Ramp>
    </Sheet>
  );
}
