import styled from 'styled-components';
import { color, layer, radius, shadow, size, space } from '#theme/tokens.ts';
import { CopyValue } from './CopyValue';
import { Sheet } from './Sheet';
import { tokenNotes } from './tokenNotes';
import { Name, nameAndValue, namesOf, Quiet } from './TokenTable';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12em), 1fr));
  gap: ${space.xl};
`;

const Floating = styled(Cards)`
  padding: ${space.md} ${space.md} ${space.xl};
  gap: ${space.xxl};
`;

const Card = styled.li<{ $radius?: string; $shadow?: string }>`
  display: grid;
  align-content: center;
  gap: ${space.md};
  min-block-size: 10em;
  padding: ${space.lg};
  border: ${size.hairline} solid ${({ $shadow }) => ($shadow ? 'transparent' : color.borderControl)};
  border-radius: ${({ $radius = radius.lg }) => $radius};
  background: ${color.surface};
  box-shadow: ${({ $shadow = 'none' }) => $shadow};
  line-height: 1.45;
`;

/** Every radius on a card of the same size. */
export function RadiusCards() {
  return (
    <Sheet>
      <Cards>
        {namesOf(radius).map((name) => (
          <Card key={name} $radius={radius[name]}>
            {nameAndValue(name, radius[name])}
            <Quiet>{tokenNotes.radius[name]}</Quiet>
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
            <Quiet>{tokenNotes.shadow[name]}</Quiet>
            <CopyValue value={shadow[name]} />
          </Card>
        ))}
      </Floating>
    </Sheet>
  );
}

const Layers = styled.ol`
  isolation: isolate;
  display: grid;
  padding-block-end: ${space.xl};
`;

const Layer = styled.li<{ $step: number; $layer: number }>`
  position: relative;
  z-index: ${({ $layer }) => $layer};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.md};
  inline-size: 70%;
  margin-inline-start: calc(${({ $step }) => $step} * ${space.xxl});
  margin-block-start: calc(${({ $step }) => ($step === 0 ? 0 : -1)} * ${space.md});
  padding: ${space.lg};
  border: ${size.hairline} solid ${color.borderControl};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};
`;

/** The layers, the highest last and on top. */
export function LayerStack() {
  return (
    <Sheet>
      <Layers>
        {namesOf(layer).map((name, step) => (
          <Layer key={name} $step={step} $layer={layer[name]}>
            <Name>{name}</Name>
            <CopyValue value={layer[name]} />
            <Quiet>{tokenNotes.layer[name]}</Quiet>
          </Layer>
        ))}
      </Layers>
    </Sheet>
  );
}
