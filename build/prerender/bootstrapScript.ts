import { minifySync } from 'vite';
import { languages, offersLanguage } from '#i18n/languages.ts';
import {
  closedOfferKey,
  type DocumentDataset,
  type EarlySubmission,
  type ImageDataset,
  type PageData,
} from '#app/pageData.ts';

/**
 * Runs in the browser, as the source of this function, so it refers to nothing outside of itself.
 * @param offered the codes of the languages in which pages offer themselves
 * @param closedKey see `closedOfferKey`
 */
const bootstrap = (offered: readonly string[], closedKey: string) => {
  const { dataset }: { dataset: DocumentDataset } = document.documentElement;
  try {
    // `pt-BR` is `pt-br`, or else `pt`.
    const [preferred] = navigator.languages.flatMap((code) =>
      offered.filter((each) => RegExp(`^${each}\\b`, 'i').test(code)),
    );
    if (preferred && !(closedKey in localStorage)) dataset.offer = preferred;
  } catch {
    // The storage is blocked: a closed offer would come back on every page.
  }
  const controller = new AbortController();
  let resolve: () => void;
  const loaded = new Promise<void>((done) => (resolve = done));
  const early: EarlySubmission = (window.earlySubmission = { loaded, stop: () => controller.abort() });
  const fail = () => (dataset.failed = '');
  let isStarted = false;
  const start = () => void load();
  const load = async () => {
    if (isStarted) return;
    isStarted = true;
    const { scripts } = JSON.parse(document.getElementById('page')!.textContent) as PageData;
    for (const href of scripts)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
      );
    try {
      // One after another: each is evaluated in a task of its own.
      for (const url of scripts) await import(/* @vite-ignore */ url);
      resolve();
    } catch {
      isStarted = false;
      setTimeout(start, 1e4);
      fail();
    }
  };
  const on = (type: string, listener: (event: Event) => unknown, target: EventTarget = window) =>
    target.addEventListener(type, listener, { capture: true, signal: controller.signal });
  for (const type of ['pointerdown', 'keydown', 'focusin', 'online']) on(type, start);
  on('submit', (event) => {
    event.preventDefault();
    early.form = event.target as HTMLFormElement;
    // A script that never arrives does not fail.
    setTimeout(() => early.form && fail(), 5e3);
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
 * The inline script of a prerendered page. It shows the offer of the page in the visitor's language, before the first paint. It loads
 * the scripts at the first interaction, or once the page is painted and the browser is idle, after 2 s at the latest; where that fails,
 * again every 10 s, at each interaction, and when the connection is back. It keeps a form that is submitted before, and marks loaded
 * images, whose previews are then hidden. Its contract is `src/app/pageData.ts`.
 */
export function bootstrapScript() {
  // A region is before its language: the first that fits is offered.
  const offered = offersLanguage ? languages.map(({ code }) => code).toSorted((a, b) => b.length - a.length) : [];
  const source = `(${String(bootstrap)})(${JSON.stringify(offered)}, ${JSON.stringify(closedOfferKey)})`;
  return minifySync('bootstrap.js', source).code.replace(/;\s*$/, '');
}
