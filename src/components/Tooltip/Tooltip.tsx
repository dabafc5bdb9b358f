import {
  cloneElement,
  createContext,
  use,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { createNeighbours, type Neighbours } from './delays';
import type { FloatingTooltip, ReferenceProps, Wish } from './FloatingTooltip';

interface TooltipProps {
  text: ReactNode;
  /** The element that the tooltip belongs to. One with an `aria-label` is named already, any other is described by the text. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}

const NeighboursContext = createContext<Neighbours | undefined>(undefined);

/** Tooltips that stand together: once one was open, its neighbours open without delay. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  const [neighbours] = useState(createNeighbours);
  return <NeighboursContext value={neighbours}>{children}</NeighboursContext>;
}

/**
 * A short text that appears beside an element when the pointer rests on it or the keyboard reaches it. The pointer may
 * move onto it; Escape, a click or scrolling closes it; a finger never opens it (WCAG 2.2, 1.4.13). It is rendered where
 * it stands, so it has the language and the direction of its surroundings. What opens it is loaded when it is first
 * reached; where that fails, the element stays without a tooltip until it is reached again.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const neighbours = use(NeighboursContext);
  const [Floating, setFloating] = useState<typeof FloatingTooltip>();
  const [element, setElement] = useState<HTMLElement>();
  const [getReferenceProps, setReferenceProps] = useState<ReferenceProps>();
  const wish = useRef<Wish>(undefined);

  const reach = (made: Wish, left: 'pointerleave' | 'blur') => {
    wish.current = made;
    const over = new AbortController();
    for (const sign of [left, 'click']) {
      made.element.addEventListener(
        sign,
        () => {
          over.abort();
          if (wish.current === made) wish.current = undefined;
        },
        { signal: over.signal },
      );
    }
    void import('./FloatingTooltip').then(
      (loaded) => {
        setElement(made.element);
        setFloating(() => loaded.FloatingTooltip);
      },
      () => undefined,
    );
  };

  const props = {
    ...children.props,
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      children.props.onPointerEnter?.(event);
      const { currentTarget, pointerType, timeStamp } = event;
      if (pointerType !== 'touch') reach({ element: currentTarget, by: 'pointer', since: timeStamp }, 'pointerleave');
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      children.props.onFocus?.(event);
      const { currentTarget, target, timeStamp } = event;
      if (target.matches(':focus-visible')) reach({ element: currentTarget, by: 'keyboard', since: timeStamp }, 'blur');
    },
  };
  return (
    <>
      {cloneElement(children, getReferenceProps?.(props) ?? props)}
      {Floating && element && (
        <Floating
          element={element}
          text={text}
          describes={children.props['aria-label'] === undefined}
          neighbours={neighbours}
          wish={wish}
          onReferenceProps={setReferenceProps}
        />
      )}
    </>
  );
}
