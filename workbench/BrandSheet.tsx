import styled from 'styled-components';
import { Logo } from '#components/Logo';
import { company } from '#content/company.ts';
import { color, radius, size, space } from '#theme/tokens.ts';
import { Sheet } from './Sheet';

const Backgrounds = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16em), 1fr));
  gap: ${space.md};
`;

const Background = styled.div<{ $light?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.lg};
  padding: ${space.xl};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.md};
  background: ${({ $light }) => ($light ? color.text : color.background)};
  color: ${({ $light }) => ($light ? color.background : color.text)};
`;

/** Mark and wordmark on dark and light backgrounds, and the mark at small sizes. */
export function BrandSheet() {
  const { name } = company;
  return (
    <Sheet>
      <Backgrounds>
        <Background>
          <Logo name={name} size={40} />
        </Background>
        <Background $light>
          <Logo name={name} size={40} variant="onLight" />
        </Background>
        <Background>
          <Logo name={name} size={40} variant="monochrome" />
        </Background>
        <Background>
          {[16, 24, 32, 48].map((width) => (
            <Logo key={width} name={name} form="mark" size={width} />
          ))}
        </Background>
      </Backgrounds>
    </Sheet>
  );
}
