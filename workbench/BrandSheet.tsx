import styled from 'styled-components';
import { Logo } from '#components/Logo';
import { mark } from '#content/brand/mark.ts';
import { palette } from '#content/brand/palette.ts';
import { wordmark } from '#content/brand/wordmark.ts';
import { company } from '#content/company.ts';
import { color, radius, size, space } from '#theme/tokens.ts';
import { DownloadLink, svgUrl } from './Download';
import { Sheet } from './Sheet';

const Backgrounds = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16em), 1fr));
  gap: ${space.md};
`;

const Background = styled.div<{ $light?: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: start;
  justify-content: space-between;
  gap: ${space.lg};
  padding: ${space.lg} ${space.lg} ${space.xs};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.md};
  background: ${({ $light }) => ($light ? color.text : color.background)};
  color: ${({ $light }) => ($light ? color.background : color.text)};

  a:hover {
    color: inherit;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.lg};
`;

const { name } = company;
/** Only the drawn name is a shape; any other one is set in type. */
const isDrawn = name === wordmark.name;
const oneColor = { port: 'currentColor', cargo: 'currentColor' };

/** The logo as a file. Its letters reach below the mark. */
function logoSvg(colors: { port: string; cargo: string }, form: 'full' | 'mark') {
  const isFull = form === 'full';
  const viewBox = isFull ? `0 0 ${wordmark.width} ${(mark.height * 4) / 3}` : `0 0 ${mark.width} ${mark.height}`;
  const letters = isFull ? `<path fill="${colors.port}" d="${wordmark.letters.join('')}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path fill="${colors.port}" d="${mark.port}"/><path fill="${colors.cargo}" d="${mark.cargo}"/>${letters}</svg>`;
}

const variants = [
  { title: 'dark', colors: palette.onDark, variant: 'onDark' },
  { title: 'light', colors: palette.onLight, variant: 'onLight' },
  { title: 'one color', colors: oneColor, variant: 'monochrome' },
] as const;

/** Mark and wordmark on dark and light backgrounds, in one color as in print, and the mark at small sizes; each downloads as SVG. */
export function BrandSheet() {
  const download = (title: string, colors: { port: string; cargo: string }, form: 'full' | 'mark') => (
    <DownloadLink href={svgUrl(logoSvg(colors, form))} download={`${name} ${form} ${title}.svg`}>
      Download SVG, {title}
    </DownloadLink>
  );
  return (
    <Sheet>
      <Backgrounds>
        {variants.map(({ title, colors, variant }) => (
          <Background key={variant} $light={variant !== 'onDark'}>
            <Logo name={name} size={32} variant={variant} />
            {download(title, colors, isDrawn ? 'full' : 'mark')}
          </Background>
        ))}
        <Background>
          <Row>
            {[16, 24, 32, 48].map((width) => (
              <Logo key={width} name={name} form="mark" size={width} />
            ))}
          </Row>
          {download('mark', palette.onDark, 'mark')}
        </Background>
      </Backgrounds>
    </Sheet>
  );
}
