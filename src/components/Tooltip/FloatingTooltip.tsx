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
import styled, { css } from 'styled-components';
import { openDelay, type Neighbours } from './delays';

/** Distance in px from the element, and from the edge of the screen. */
const gap = 8;

/** What the visitor did that asks for a tooltip, for as long as they have not gone on. */
export interface Wish {
  element: HTMLElement;
  by: 'pointer' | 'keyboard';
  /** When it was, in ms since the page was opened. */
  since: number;
}

/** Adds to an element's props what opens and closes its tooltip. */
export type ReferenceProps = UseInteractionsReturn['getReferenceProps'];

interface FloatingTooltipProps {
  element: HTMLElement;
  text: ReactNode;
  /** Whether the text is the element's description. */
  describes: boolean;
  neighbours: Neighbours | undefined;
  /** What was wanted before this was loaded. */
  wish: RefObject<Wish | undefined>;
  /** Gets what the element has to be given. */
  onReferenceProps: (update: () => ReferenceProps) => void;
}

const Bubble = styled.span(
  ({ theme: { color, space, type, radius, size, shadow, layer } }) => css`
    z-index: ${layer.overlay};
    inline-size: max-content;
    max-inline-size: ${size.tooltip};
    padding: ${space.xs} ${space.sm};
    border: ${size.hairline} solid ${color.lineControl};
    border-radius: ${radius.sm};
    background: ${color.surfaceHover};
    box-shadow: ${shadow.tip};
    color: ${color.text};
    font-size: ${type.size.sm};
    font-weight: ${type.weight.regular};
    line-height: ${type.leading.control};
  `,
);

/** The part of a `Tooltip` that opens, and all that makes it open. */
export function FloatingTooltip({
  element,
  text,
  describes,
  neighbours,
  wish,
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
      delay: () => ({ open: neighbours?.areSeen() ? 0 : Math.max(0, openDelay - waited.current) }),
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
    const made = wish.current;
    if (made?.element !== element) return;
    if (made.by === 'keyboard') {
      onOpenChange(true, undefined, 'focus');
    } else {
      // The pointer came before anybody listened; the time since then counts, by the clock of the page that it is on.
      waited.current = (element.ownerDocument.defaultView ?? window).performance.now() - made.since;
      element.dispatchEvent(new MouseEvent('mouseenter'));
      waited.current = 0;
    }
  }, [element, wish, onOpenChange]);

  return (
    open && (
      <Bubble ref={refs.setFloating} role="tooltip" style={floatingStyles} {...getFloatingProps()}>
        {text}
      </Bubble>
    )
  );
}
