import styled from 'styled-components';
import { boxSize } from '#theme/mixins.ts';
import { size } from '#theme/tokens.ts';
import { DownloadDrawing } from './Download';
import { icons, marks } from './icons';
import { Name, Quiet, TokenTable } from './TokenTable';

const Drawn = styled.span<{ $mirrors?: boolean }>`
  display: grid;
  align-items: center;
  inline-size: fit-content;
  min-block-size: ${size.target};

  svg {
    display: block;
    ${boxSize(`calc(1.4 * ${size.icon})`)}

    &:dir(rtl) {
      scale: ${({ $mirrors }) => ($mirrors ? '-1 1' : 'none')};
    }
  }
`;

/** The icons of the product from lucide-react, in both directions. */
export function IconTable() {
  return (
    <TokenTable
      caption="Icons of the product"
      widths={[22, 14, 14, 12, 38]}
      rows={Object.entries(icons).map(([name, [Icon, meaning, mirrors]]) => ({
        Name: <Name>{name}</Name>,
        'Left to right': (
          <Drawn dir="ltr">
            <DownloadDrawing name={name}>
              <Icon aria-hidden="true" />
            </DownloadDrawing>
          </Drawn>
        ),
        'Right to left': (
          <Drawn dir="rtl" $mirrors={mirrors !== undefined}>
            <Icon aria-hidden="true" />
          </Drawn>
        ),
        Mirrored: mirrors ? <strong>yes</strong> : <Quiet>no</Quiet>,
        Meaning: meaning,
      }))}
    />
  );
}

/** The marks of other companies from simple-icons. */
export function MarkTable() {
  return (
    <TokenTable
      caption="Marks of other companies"
      widths={[22, 14, 64]}
      rows={Object.entries(marks).map(([name, { path }]) => ({
        Name: <Name>{name}</Name>,
        Mark: (
          <Drawn>
            <DownloadDrawing name={name}>
              <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
                <path d={path} />
              </svg>
            </DownloadDrawing>
          </Drawn>
        ),
        Mirrored: <Quiet>no: a mark belongs to its company</Quiet>,
      }))}
    />
  );
}
