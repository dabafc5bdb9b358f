import {
  autoUpdate,
  flip,
  offset,
  safePolygon,
  shift,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useRole,
  type UseInteractionsReturn,
} from '@floating-ui/react';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { color, layer, media, radius, shadow, size, space, type } from '#theme/tokens.ts';
import { openDelay, type Neighbours } from './delays';

/** Distance in px from the element and from the edge of the viewport. */
const gap = 8;

/** An activation of a tooltip whose code is still loading; dropped when the pointer or the focus leaves. */
export interface PendingActivation {
  element: HTMLElement;
  by: 'pointer' | 'keyboard';
  /** Time of the activation, in ms since the page was opened. */
  since: number;
}

/** Adds the event handlers that open and close the tooltip to the props of its element. */
export type ReferenceProps = UseInteractionsReturn['getReferenceProps'];

interface FloatingTooltipProps {
  element: HTMLElement;
  text: ReactNode;
  /** Whether the text is the accessible description of the element. */
  describes: boolean;
  neighbours: Neighbours | undefined;
  pending: RefObject<PendingActivation | undefined>;
  /** Called with the function that adds the element's event handlers. */
  onReferenceProps: (update: () => ReferenceProps) => void;
}

/** The box with the text. */
export const Bubble = styled.span`
  z-index: ${layer.overlay};
  inline-size: max-content;
  max-inline-size: min(${size.tooltip}, 100vw - 2 * ${space.md});
  padding: ${space.xs} ${space.sm};
  border: ${size.hairline} solid ${color.borderControl};
  border-radius: ${radius.sm};
  background: ${color.surfaceHover};
  box-shadow: ${shadow.tooltip};
  color: ${color.text};
  font-size: ${type.size.sm};
  font-weight: ${type.weight.regular};
  line-height: ${type.leading.control};

  ${media.print} {
    display: none;
  }
`;

/** The bubble of a `Tooltip` and its behavior, in its own chunk. */
export function FloatingTooltip({
  element,
  text,
  describes,
  neighbours,
  pending,
  onReferenceProps,
}: FloatingTooltipProps) {
  const [open, setOpen] = useState(false);
  const { refs, floatingStyles, context } = useFloating({
    elements: { reference: element },
    open,
    onOpenChange: setOpen,
    placement: 'top',
    strategy: 'fixed',
    middleware: [offset(gap), flip({ padding: gap }), shift({ padding: gap })],
    whileElementsMounted: autoUpdate,
  });
  const { onOpenChange } = context;
  const waited = useRef(0);
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, {
      delay: () => ({ open: neighbours?.wereOpenRecently() ? 0 : Math.max(0, openDelay - waited.current) }),
      handleClose: safePolygon(),
      mouseOnly: true,
      move: false,
    }),
    useFocus(context),
    useDismiss(context, { referencePress: true, referencePressEvent: 'click', ancestorScroll: true }),
    useRole(context, { role: 'tooltip', enabled: describes }),
  ]);
  useLayoutEffect(() => onReferenceProps(() => getReferenceProps), [onReferenceProps, getReferenceProps]);
  useLayoutEffect(
    () => (open ? neighbours?.opened(() => onOpenChange(false)) : undefined),
    [neighbours, open, onOpenChange],
  );

  useEffect(() => {
    const activation = pending.current;
    if (activation?.element !== element) return;
    if (activation.by === 'keyboard') {
      onOpenChange(true, undefined, 'focus');
    } else {
      // The time since the pointer entered counts, by the clock of the element's document.
      waited.current = (element.ownerDocument.defaultView ?? window).performance.now() - activation.since;
      element.dispatchEvent(new MouseEvent('mouseenter'));
      waited.current = 0;
    }
  }, [element, pending, onOpenChange]);

  return (
    open && (
      <Bubble ref={refs.setFloating} role="tooltip" style={floatingStyles} {...getFloatingProps()}>
        {text}
      </Bubble>
    )
  );
}
