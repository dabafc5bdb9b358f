import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

interface RequestedSection {
  id: string;
  /** Whether the scroll to it has ended. */
  hasSettled: boolean;
}

/** Without `scrollend` events, a smooth scroll marks the sections that it passes. */
const hasScrollEnd = 'onscrollend' in globalThis;

/** The reading line, in px from the top of the viewport: a section that was scrolled to always crosses it. */
function readingLine(view: Window): number {
  const scrollPadding = Number.parseFloat(view.getComputedStyle(view.document.documentElement).scrollPaddingTop) || 0;
  return Math.min(2 * scrollPadding, view.innerHeight / 2);
}

/**
 * Tracks the section that crosses the reading line. Nothing runs on each scroll event.
 *
 * The last sections may be too short to reach it: at the end of the text the last one is current, or the one that was
 * requested.
 * @param text element that contains the sections, each with an id, and after them an element that marks the end
 * @returns the id of the current section, and a function that makes another one current, for links to it
 */
export function useCurrentSection(text: RefObject<HTMLElement | null>): [string | undefined, (id: string) => void] {
  const [current, setCurrent] = useState<string>();
  const requested = useRef<RequestedSection>(undefined);

  const select = useCallback((id: string) => {
    if (hasScrollEnd) requested.current = { id, hasSettled: false };
    setCurrent(id);
  }, []);

  useEffect(() => {
    const sections = [...(text.current?.children ?? [])];
    const end = sections.pop();
    const page = text.current?.ownerDocument;
    const view = page?.defaultView;
    if (!end || !view) return undefined;

    // After a reload the URL may name a section other than the one that is shown.
    const target = sections.find(({ id }) => view.location.hash === `#${id}`);
    const isTargetVisible = target && Math.abs(target.getBoundingClientRect().top) < view.innerHeight;
    if (isTargetVisible && hasScrollEnd) requested.current = { id: target.id, hasSettled: false };

    const line = readingLine(view);
    const inView = new Set<Element>();
    const observer = new view.IntersectionObserver(
      (entries) => {
        for (const { target: element, isIntersecting } of entries) {
          if (isIntersecting) inView.add(element);
          else inView.delete(element);
        }
        // With nothing in view, the last entry tells whether the text is above or below the viewport.
        const [first] = sections;
        const isBelow = inView.size === 0 && (entries.at(-1)?.boundingClientRect.top ?? line) < line;
        const isAtEnd = isBelow || (inView.has(end) && first !== undefined && !inView.has(first));
        if (requested.current?.hasSettled && !isAtEnd) requested.current = undefined;
        const reached = isAtEnd ? sections.at(-1) : (sections.find((section) => inView.has(section)) ?? first);
        setCurrent(requested.current?.id ?? reached?.id);
      },
      // The default root is the outermost document, which differs in the workbench's frames.
      { root: page, rootMargin: `${-line}px 0px 0px` },
    );
    for (const section of [...sections, end]) observer.observe(section);

    const settle = () => {
      if (!requested.current) return;
      if (requested.current.hasSettled) requested.current = undefined;
      else requested.current.hasSettled = true;
      // Observing again triggers the callback with the current position.
      observer.unobserve(end);
      observer.observe(end);
    };
    page.addEventListener('scrollend', settle, true);
    return () => {
      observer.disconnect();
      page.removeEventListener('scrollend', settle, true);
    };
  }, [text, select]);

  return [current, select];
}
