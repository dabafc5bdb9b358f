import { minifySync } from 'vite';
import type { EventReplay, ImageDataset } from '#app/hydration/bootstrapContract.ts';

/** Runs in the browser, as the source of this function, so it refers to nothing outside of itself. */
const bootstrap = (entry: string) => {
  const controller = new AbortController();
  const replay: EventReplay = (window.eventReplay = { stop: () => controller.abort() });
  let retry: number | undefined;
  // Where the entry cannot be loaded, what was chosen meanwhile must not wait for another interaction.
  const start = () =>
    void import(/* @vite-ignore */ entry).catch(() => {
      clearTimeout(retry);
      retry = window.setTimeout(start, 1e4);
    });
  const on = (type: string, listener: (event: Event) => unknown, target: EventTarget = window) =>
    target.addEventListener(type, listener, { capture: true, signal: controller.signal });
  // Also where the entry could not be loaded before.
  for (const type of ['pointerdown', 'keydown', 'focusin', 'online']) on(type, start);
  on(
    'click',
    ({ target }) => (replay.button = (target as Element).closest<HTMLElement>('button[type=button]') || replay.button),
  );
  on('submit', (event) => {
    event.preventDefault();
    replay.form = event.target as HTMLFormElement;
  });
  on('load', ({ target }) => ((target as unknown as { dataset: ImageDataset }).dataset.loaded = ''), document);
  on('load', () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      // Safari has no `requestIdleCallback`, and `setTimeout` ignores the options.
      (window.requestIdleCallback || setTimeout)(start, { timeout: 2000 });
    }).observe({ type: 'paint', buffered: true }),
  );
};

/**
 * The inline script of a prerendered page. It loads the application's entry at the first interaction, or once the page is
 * painted and the browser is idle, after 2 s at the latest; where that fails, again every 10 s, at each interaction, and when the
 * connection is back. Until hydration it records clicks and submissions for
 * `eventReplay.ts`, and marks loaded images, whose previews are then hidden. Its contract is
 * `src/app/hydration/bootstrapContract.ts`.
 * @param entry URL of the application's entry
 */
export const bootstrapScript = (entry: string) =>
  minifySync('bootstrap.js', `(${String(bootstrap)})(${JSON.stringify(entry)})`).code.replace(/;\s*$/, '');
