import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { STORY_FINISHED, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** How stories are shown, a choice of the toolbar. */
export type Medium = 'screen' | 'largeText' | 'print';

/** Text at 200 % (WCAG 2.2, 1.4.4). */
const textScale = 2;

/** A media query that matches what the medium would match: a page cannot have its browser print or change its default font size. */
export function queryFor(medium: Medium, query: string): string {
  if (medium === 'print') return query.replaceAll(/\bscreen\b/g, 'not all').replaceAll(/\bprint\b/g, 'all');
  if (medium === 'largeText')
    return query.replaceAll(/([\d.]+)(?=r?em\b)/g, (length) => `${Number(length) * textScale}`);
  return query;
}

const original = new WeakMap<MediaList, string>();

function rewrite(rules: Iterable<CSSRule>, medium: Medium) {
  // Not with `instanceof`: a pane is another document, with its own classes.
  for (const rule of rules as Iterable<Partial<CSSMediaRule>>) {
    const { media, cssRules = [] } = rule;
    if (media) {
      const query = original.get(media) ?? media.mediaText;
      original.set(media, query);
      media.mediaText = queryFor(medium, query);
    }
    rewrite(cssRules, medium);
  }
}

function showAs(page: Document, medium: Medium) {
  const { style } = page.documentElement;
  style.fontSize = medium === 'largeText' ? `${textScale * 100}%` : '';
  // Paper: styles of the site let nothing that is printed have a background, and around the story is a dark one.
  style.setProperty('background-color', medium === 'print' ? 'Canvas' : '', 'important');
  for (const sheet of page.styleSheets) rewrite(sheet.cssRules, medium);
}

const isBlank = (element: HTMLElement) =>
  element.innerText.trim() === '' &&
  ![...element.querySelectorAll('img, svg, iframe')].some((picture) => picture.checkVisibility());

interface ShownAsProps {
  storyId: string;
  medium: Medium;
  children: ReactNode;
}

/** Shows the document of a story, the canvas or a pane, as a medium does, with the styles that it gets later. */
export function ShownAs({ storyId, medium, children }: ShownAsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [hasNothing, setHasNothing] = useState(false);
  const isPlaying = useRef(false);
  useLayoutEffect(() => {
    const follow = (changed: { storyId: string; newPhase: string }) => {
      if (changed.storyId !== storyId) return;
      if (changed.newPhase === 'playing') isPlaying.current = true;
      if (['played', 'aborted', 'errored'].includes(changed.newPhase)) isPlaying.current = false;
    };
    const channel = addons.getChannel();
    channel.on(STORY_RENDER_PHASE_CHANGED, follow);
    return () => channel.off(STORY_RENDER_PHASE_CHANGED, follow);
  }, [storyId]);
  useLayoutEffect(() => {
    if (medium === 'screen') return undefined;
    const page = ref.current!.ownerDocument;
    const observer = new MutationObserver(() => showAs(page, medium));
    const show = () => {
      showAs(page, medium);
      setHasNothing(medium === 'print' && isBlank(ref.current!));
      // New rules come with the elements that they are for.
      observer.observe(page, { childList: true, attributes: true, attributeFilter: ['class'], subtree: true });
    };
    const finish = (finished: { storyId: string }) => {
      // A story that is rendered again, as for another global, finishes while it plays.
      if (finished.storyId === storyId && !isPlaying.current) show();
    };
    const channel = addons.getChannel();
    channel.on(STORY_FINISHED, finish);
    // A play function uses what the screen shows: nobody sees a form in print.
    if (medium !== 'print') show();
    return () => {
      channel.off(STORY_FINISHED, finish);
      observer.disconnect();
      showAs(page, 'screen');
      setHasNothing(false);
    };
  }, [storyId, medium]);
  return (
    <>
      <div ref={ref} style={{ display: 'contents' }}>
        {children}
      </div>
      {hasNothing && (
        <p lang="en" dir="ltr">
          Nothing of this story is printed.
        </p>
      )}
    </>
  );
}
