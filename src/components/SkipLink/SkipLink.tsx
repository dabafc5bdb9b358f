import type { ReactNode } from 'react';
import styled from 'styled-components';
import { target } from '#theme/mixins.ts';
import { color, layer, radius, space, type } from '#theme/tokens.ts';

const Anchor = styled.a`
  ${target}
  position: fixed;
  inset-block-start: ${space.sm};
  inset-inline-start: ${space.sm};
  z-index: ${layer.skipLink};
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
`;

interface SkipLinkProps {
  /** Id of the target element, which needs `tabIndex={-1}`. */
  to: string;
  /** The label. */
  children: ReactNode;
}

/** The first link of a page: skips the header (WCAG 2.2, technique G1). Visible only while it has the focus. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return <Anchor href={`#${to}`}>{children}</Anchor>;
}
