import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** A section that the reader asked for, and whether the page has come to rest since. */
interface Wish {
  id: string;
  rested: boolean;
}

/** A smooth scroll passes other sections; where a browser does not tell its end, they are marked as they pass. */
const tellsRest = 'onscrollend' in globalThis;

/**
 * The line that the section being read crosses, in px from the top: twice as far down as a jump puts a section, so that one
 * which was jumped to is surely across it.
 */
function readingLine(view: Window): number {
  const landing = Number.parseFloat(view.getComputedStyle(view.document.documentElement).scrollPaddingTop) || 0;
  return Math.min(2 * landing, view.innerHeight / 2);
}

/**
 * Follows the reader through a text: gives the id of the section that crosses the reading line, and a function for links
 * to a section, which is the current one from then on. Nothing runs while the page scrolls, only when a section comes or
 * goes.
 *
 * Where the text ends, its last sections may be too short to ever reach the line: the last one is current there, or the
 * one that was asked for.
 * @param text holds the sections, each with an id, and behind them an element that marks the end.
 */
export function useCurrentSection(text: RefObject<HTMLElement | null>): [string | undefined, (id: string) => void] {
  const [current, setCurrent] = useState<string>();
  const wish = useRef<Wish>(undefined);

  const choose = useCallback((id: string) => {
    if (tellsRest) wish.current = { id, rested: false };
    setCurrent(id);
  }, []);

  useEffect(() => {
    const sections = [...(text.current?.children ?? [])];
    const end = sections.pop();
    const page = text.current?.ownerDocument;
    const view = page?.defaultView;
    if (!end || !view) return undefined;

    // The page was opened at a section; or it was once, and a reload led elsewhere.
    const asked = sections.find(({ id }) => view.location.hash === `#${id}`);
    const isThere = asked && Math.abs(asked.getBoundingClientRect().top) < view.innerHeight;
    if (isThere && tellsRest) wish.current = { id: asked.id, rested: false };

    const line = readingLine(view);
    const inView = new Set<Element>();
    const observer = new view.IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        // With nothing in view the page stands above the text, or below it: what has just left tells which.
        const [first] = sections;
        const isBelow = inView.size === 0 && (entries.at(-1)?.boundingClientRect.top ?? line) < line;
        const isAtEnd = isBelow || (inView.has(end) && first !== undefined && !inView.has(first));
        if (wish.current?.rested && !isAtEnd) wish.current = undefined;
        const reached = isAtEnd ? sections.at(-1) : (sections.find((section) => inView.has(section)) ?? first);
        setCurrent(wish.current?.id ?? reached?.id);
      },
      // The document, not the browser's window: in the workbench the two differ.
      { root: page, rootMargin: `${-line}px 0px 0px` },
    );
    for (const section of [...sections, end]) observer.observe(section);

    const rest = () => {
      if (!wish.current) return;
      if (wish.current.rested) wish.current = undefined;
      else wish.current.rested = true;
      // Brings an answer about where the page stands now.
      observer.unobserve(end);
      observer.observe(end);
    };
    page.addEventListener('scrollend', rest, true);
    return () => {
      observer.disconnect();
      page.removeEventListener('scrollend', rest, true);
    };
  }, [text, choose]);

  return [current, choose];
}
