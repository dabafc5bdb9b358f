import { Markdown } from '@storybook/addon-docs/blocks';
import { Check, X } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { boxSize } from '#theme/mixins.ts';
import { color, radius, size, space, type } from '#theme/tokens.ts';

const Figure = styled.figure<{ $isRight: boolean }>`
  display: grid;
  /* The frames of a pair are of the same height. */
  grid-row: span 2;
  grid-template-rows: subgrid;
  gap: ${space.sm};

  &:not(:has(> div)) {
    grid-row: auto;
  }

  > div {
    min-block-size: ${size.avatar};
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    place-items: center;
    padding: ${space.lg} ${space.md};
    border: ${size.hairline} solid ${color.border};
    border-block-end: ${size.focusRing} solid ${({ $isRight }) => ($isRight ? color.success : color.danger)};
    border-radius: ${radius.md};
  }

  figcaption {
    display: flex;
    gap: ${space.xs};
    line-height: ${type.leading.control};
  }

  figcaption svg {
    flex: none;
    ${boxSize(size.iconSmall)}
    margin-block-start: calc((1lh - ${size.iconSmall}) / 2);
    color: ${({ $isRight }) => ($isRight ? color.success : color.danger)};
  }
`;

/** A sentence, with code between backticks. */
export const Text = ({ children }: { children: string }) => (
  <Markdown options={{ forceInline: true, wrapper: Fragment }}>{children}</Markdown>
);

interface ExampleProps {
  isRight: boolean;
  /** One sentence. */
  says: string;
  /** The component itself; without it, the rule is a sentence. */
  children?: ReactNode;
}

/** A right or a wrong use of a component, in a grid. */
export const Example = ({ isRight, says, children }: ExampleProps) => (
  <Figure $isRight={isRight}>
    {children && <div>{children}</div>}
    <figcaption>
      {isRight ? <Check /> : <X />}
      <span>
        <strong>{isRight ? 'Do:' : 'Don’t:'}</strong> <Text>{says}</Text>
      </span>
    </figcaption>
  </Figure>
);
