import styled, { css } from 'styled-components';

const Wordmark = styled.span(
  ({ theme: { color, space, type } }) => css`
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
    color: ${color.text};
    font-size: ${type.size.lg};
    font-weight: ${type.weight.bold};
    line-height: ${type.leading.control};

    svg {
      flex: none;
      inline-size: 1.6em;
      block-size: 1.6em;
    }

    .ground {
      fill: ${color.accent};
    }

    .figure {
      fill: none;
      stroke: ${color.onAccent};
      stroke-width: 2.6;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
  `,
);

/** The company's mark and name. The name is a brand: it reads left to right in every language. */
export function Logo({ name }: { name: string }) {
  return (
    <Wordmark>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect className="ground" width="32" height="32" rx="9" />
        <path className="figure" d="M6.5 9.5l4.75 11L16 11.5l4.75 9 4.75-11M6.5 25h19" />
      </svg>
      <bdi dir="ltr" translate="no">
        {name}
      </bdi>
    </Wordmark>
  );
}
