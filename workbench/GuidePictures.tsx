import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styled, { css, StyleSheetManager } from 'styled-components';
import { color, radius, size, space, type } from '#theme/tokens.ts';
import type { Guide } from './guides/guide';
import { Example, Text } from './Example';
import { Sheet } from './Sheet';
import { stylisPlugins } from './statesSheet';

/** Two columns, where there is room. */
export const columns = css`
  display: grid;
  gap: ${space.lg};

  @container (inline-size > 40em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Pairs = styled.div`
  ${columns}
`;

/** Its content stays in it, even where a page would have it at an edge of the window or in front of all else. */
const Picture = styled.div<{ $fills: boolean }>`
  contain: layout;
  max-inline-size: 100%;
  font-size: ${type.size.md};

  ${({ $fills }) =>
    $fills
      ? css`
          display: grid;
          grid-template-columns: minmax(0, 1fr);
          align-self: start;
          inline-size: 100%;
          max-inline-size: min(100%, ${size.measure});
        `
      : css`
          display: flex;
          flex-wrap: wrap;
          gap: ${space.sm};
          align-items: center;
          justify-content: center;
        `}

  summary {
    list-style: none;
  }

  /* Less than the narrowest window that components are made for. */
  @container (inline-size < 22em) {
    zoom: 0.7;
  }
`;

const number = css`
  inline-size: 1.6em;
  border-radius: ${radius.round};
  background: ${color.focus};
  color: ${color.background};
  font-size: ${type.size.xs};
  font-weight: ${type.weight.medium};
  line-height: 1.6;
  text-align: center;
`;

const Numbered = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  padding: ${space.lg} ${space.md} ${space.xl};

  > span {
    ${number}
    position: absolute;
    /* It covers only the corner of its part. */
    margin: -1.2em;
  }
`;

const Parts = styled.ol`
  display: grid;
  gap: ${space.xs};
  counter-reset: part;

  > li {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: baseline;
    gap: ${space.sm};
    line-height: ${type.leading.control};
    counter-increment: part;
  }

  > li::before {
    ${number}
    content: counter(part);
  }
`;

/** A sheet on which an element with `data-shown` shows the states of the controls in it; see `shownStates`. */
const PictureSheet = ({ children }: { children: ReactNode }) => (
  <StyleSheetManager stylisPlugins={stylisPlugins}>
    <Sheet>{children}</Sheet>
  </StyleSheetManager>
);

/** A picture of the component with a number at the start of each part, and what the parts are. */
export function Anatomy({ picture, parts, fills }: NonNullable<Guide['anatomy']> & { fills: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<
    ReadonlyArray<{ insetInlineStart: number; insetBlockStart: number } | undefined>
  >([]);
  useLayoutEffect(() => {
    const root = frame.current!;
    const measure = () => {
      const origin = root.getBoundingClientRect();
      setPlaces(
        Object.keys(parts).map((selector) => {
          // Some are there only after something has loaded, or failed.
          const box = root.querySelector(selector)?.getBoundingClientRect();
          return box && { insetInlineStart: box.left - origin.left, insetBlockStart: box.top - origin.top };
        }),
      );
    };
    const resized = new ResizeObserver(measure);
    const changed = new MutationObserver(measure);
    resized.observe(root);
    changed.observe(root.firstElementChild!, { childList: true, subtree: true });
    root.addEventListener('animationend', measure);
    return () => {
      resized.disconnect();
      changed.disconnect();
      root.removeEventListener('animationend', measure);
    };
  }, [parts]);
  return (
    <PictureSheet>
      <Numbered ref={frame}>
        <Picture $fills={fills} inert>
          {picture}
        </Picture>
        {places.map(
          (place, index) =>
            place && (
              <span key={index} style={place} aria-hidden data-part>
                {index + 1}
              </span>
            ),
        )}
      </Numbered>
      <Parts aria-label="Parts">
        {Object.values(parts).map((part) => (
          <li key={part}>
            <span>
              <Text>{part}</Text>
            </span>
          </li>
        ))}
      </Parts>
    </PictureSheet>
  );
}

/** What to do and what not to do, each with a picture of the component. */
export function Rules({ rules, fills }: { rules: NonNullable<Guide['rules']>; fills: boolean }) {
  return (
    <PictureSheet>
      <Pairs>
        {rules.flatMap(({ do: right, dont: wrong }) =>
          [right, wrong].map(({ says, picture }) => (
            <Example key={says} isRight={says === right.says} says={says}>
              {picture && (
                <Picture $fills={fills} inert>
                  {picture}
                </Picture>
              )}
            </Example>
          )),
        )}
      </Pairs>
    </PictureSheet>
  );
}
