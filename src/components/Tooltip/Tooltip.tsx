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
import type { FloatingTooltip, PendingActivation, ReferenceProps } from './FloatingTooltip';

interface TooltipProps {
  /** The text of the tooltip. */
  text: ReactNode;
  /** The element of the tooltip. The text becomes its accessible description, unless it has an `aria-label`. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}

interface TooltipGroupProps {
  /** What holds the tooltips. */
  children: ReactNode;
}

const NeighboursContext = createContext<Neighbours | undefined>(undefined);

/** Groups neighbouring tooltips: after one was open, the others open without delay (docs/spec.md, section 4). */
export function TooltipGroup({ children }: TooltipGroupProps) {
  const [neighbours] = useState(createNeighbours);
  return <NeighboursContext value={neighbours}>{children}</NeighboursContext>;
}

/**
 * A short text beside an element, shown when the pointer rests on the element or the keyboard focuses it. The pointer
 * may move onto the text; Escape, a click or scrolling closes it; touch never opens it (WCAG 2.2, 1.4.13).
 */
export function Tooltip({ text, children }: TooltipProps) {
  const neighbours = use(NeighboursContext);
  const [Floating, setFloating] = useState<typeof FloatingTooltip>();
  const [element, setElement] = useState<HTMLElement>();
  const [getReferenceProps, setReferenceProps] = useState<ReferenceProps>();
  const pending = useRef<PendingActivation>(undefined);

  const activate = (activation: PendingActivation, leaveEvent: 'pointerleave' | 'blur') => {
    pending.current = activation;
    const listening = new AbortController();
    for (const type of [leaveEvent, 'click']) {
      activation.element.addEventListener(
        type,
        () => {
          listening.abort();
          if (pending.current === activation) pending.current = undefined;
        },
        { signal: listening.signal },
      );
    }
    // If that fails, the next hover or focus loads it.
    void import('./FloatingTooltip').then(
      (loaded) => {
        setElement(activation.element);
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
      if (pointerType !== 'touch')
        activate({ element: currentTarget, by: 'pointer', since: timeStamp }, 'pointerleave');
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      children.props.onFocus?.(event);
      const { currentTarget, target, timeStamp } = event;
      if (target.matches(':focus-visible'))
        activate({ element: currentTarget, by: 'keyboard', since: timeStamp }, 'blur');
    },
  };
  return (
    <>
      {/* No portal: docs/decisions/0001-no-portal-for-overlays.md. */}
      {cloneElement(children, getReferenceProps?.(props) ?? props)}
      {Floating && element && (
        <Floating
          element={element}
          text={text}
          describes={children.props['aria-label'] === undefined}
          neighbours={neighbours}
          pending={pending}
          onReferenceProps={setReferenceProps}
        />
      )}
    </>
  );
}
