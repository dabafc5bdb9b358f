import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { target } from '../../theme/mixins';

const Anchor = styled.a(
  ({ theme: { color, space, type, radius, layer } }) => css`
    ${target}
    position: fixed;
    inset-block-start: ${space.sm};
    inset-inline-start: ${space.sm};
    z-index: ${layer.skip};
    display: inline-flex;
    align-items: center;
    padding: ${space.xs} ${space.lg};
    border-radius: ${radius.round};
    background: ${color.accent};
    color: ${color.onAccent};
    font-size: ${type.size.sm};
    font-weight: ${type.weight.medium};

    &:not(:focus) {
      clip-path: inset(50%);
    }
  `,
);

interface SkipLinkProps {
  /** Id of the element to go to; give it `tabIndex={-1}`. */
  to: string;
  children: ReactNode;
}

/** The first stop of the keyboard: leaps over the header. Shown only while it has the focus. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return <Anchor href={`#${to}`}>{children}</Anchor>;
}
