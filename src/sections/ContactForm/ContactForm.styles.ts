import styled, { css } from 'styled-components';
import { color, media, size, space, type } from '#theme/tokens.ts';

export const Form = styled.form`
  display: grid;
  gap: ${space.lg};
  min-inline-size: 0;

  ${media.desktop} {
    max-inline-size: ${size.form};
  }

  ${media.noScript} {
    display: none;
  }
`;

/** It is no `div`, because the print style shows every `div`. */
export const Scriptless = styled.aside`
  display: none;

  ${media.noScript} {
    display: block;
  }

  /* The scripts could not be loaded (src/app/pageData.ts). */
  [data-failed] & {
    display: block;
  }
`;

export const Pair = styled.div`
  display: grid;
  gap: ${space.lg};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Takes no space while it is empty. */
export const Outcome = styled.p<{ $isError: boolean }>(
  ({ $isError }) => css`
    color: ${$isError ? color.danger : color.text};
    font-size: ${type.size.sm};
    line-height: ${type.leading.body};

    &:empty {
      margin-block-start: calc(-1 * ${space.lg});
    }
  `,
);

/** On a line of its own, which takes no space while it is empty. */
export const CopyStatus = styled.p`
  inline-size: 100%;
  font-size: ${type.size.sm};
  line-height: ${type.leading.body};

  &:empty {
    margin-block-start: calc(-1 * ${space.sm});
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;
