import type { ReactNode } from 'react';
import { Bubble } from '#src/components/Tooltip/FloatingTooltip.tsx';

interface OpenTooltipProps {
  text: ReactNode;
  /** The element of the tooltip. */
  children: ReactNode;
}

/** An element with its open tooltip: as a picture, because the real one opens for the pointer or the focus only. */
export const OpenTooltip = ({ text, children }: OpenTooltipProps) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', gap: '0.5rem' }}>
    {text && <Bubble>{text}</Bubble>}
    {children}
  </div>
);
