import {
  FloatingDelayGroup,
  autoUpdate,
  flip,
  offset,
  safePolygon,
  shift,
  useDelayGroup,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useMergeRefs,
  useRole,
} from '@floating-ui/react';
import { cloneElement, useState, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react';
import styled, { css } from 'styled-components';

/** Time in ms before a tooltip opens, and within which a neighbour opens at once (specification, section 4). */
export const openDelay = 700;
export const skipDelay = 300;

/** Distance in px from the element, and from the edge of the screen. */
const gap = 8;

type Target = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> };

interface TooltipProps {
  text: ReactNode;
  /** The element that the tooltip belongs to. One with an `aria-label` is named already, any other is described by the text. */
  children: ReactElement<Target>;
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

/** Tooltips that stand together: once one was open, its neighbours open without delay. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <FloatingDelayGroup delay={{ open: openDelay }} timeoutMs={skipDelay}>
      {children}
    </FloatingDelayGroup>
  );
}

/**
 * A short text that appears beside an element when the pointer rests on it or the keyboard reaches it. The pointer may
 * move onto it; Escape, a click or scrolling closes it; a finger never opens it (WCAG 2.2, 1.4.13). It is rendered where
 * it stands, so it has the language and the direction of its surroundings.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const { refs, floatingStyles, context } = useFloating({
    open,
    onOpenChange: setOpen,
    placement: 'top',
    strategy: 'fixed',
    middleware: [offset(gap), flip({ padding: gap }), shift({ padding: gap })],
    whileElementsMounted: autoUpdate,
  });
  const ref = useMergeRefs([refs.setReference, children.props.ref]);
  // Outside a group the delay is 0, which no group ever has.
  const { delay } = useDelayGroup(context);
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { delay: delay || { open: openDelay }, handleClose: safePolygon(), mouseOnly: true, move: false }),
    useFocus(context),
    useDismiss(context, { referencePress: true, referencePressEvent: 'click', ancestorScroll: true }),
    useRole(context, { role: 'tooltip', enabled: children.props['aria-label'] === undefined }),
  ]);
  return (
    <>
      {cloneElement(children, { ...getReferenceProps({ ...children.props }), ref })}
      {open && (
        <Bubble ref={refs.setFloating} role="tooltip" style={floatingStyles} {...getFloatingProps()}>
          {text}
        </Bubble>
      )}
    </>
  );
}
