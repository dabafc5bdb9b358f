import type { BrowserContext, ConsoleMessage } from '@playwright/test';
import { expect, test as base } from './servers';

const mapFrame = /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/;
const mapPage = '<!doctype html><html lang="en"><title>Map</title><p>Map</p></html>';

const isExternal = (url: string) => {
  const { protocol, hostname } = new URL(url);
  return /^(?:https?|wss?):$/.test(protocol) && hostname !== 'localhost';
};

declare global {
  interface Window {
    /** Set by injected markup of `fixtures`, if it is executed. */
    ran?: number;
  }
}

export interface Watch {
  /** Everything the pages of this test wrote to the console. */
  console: ConsoleMessage[];
  /** Requests to other hosts, except for the map's. The browser blocks them. */
  external: string[];
  /** Allows errors that match; any other error fails the test. */
  expectErrors: (pattern: RegExp) => void;
}

/** Phones draw their scrollbars over the page. Those of wider screens take room (playwright.config.ts). */
export const overlayScrollbarsOnPhones = (context: BrowserContext) =>
  context.addInitScript(() => {
    // A constructed style sheet: the Content Security Policy blocks inline styles.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@media (device-width < 480px) { * { scrollbar-width: none } }');
    document.adoptedStyleSheets = [sheet];
  });

/** Answers for the map's host, which tests cannot reach. */
export const mockMap = (context: BrowserContext) =>
  context.route(mapFrame, (route) => route.fulfill({ contentType: 'text/html', body: mapPage }));

/**
 * `test` with a browser, which fails on errors, violations of the Content Security Policy among them, and on requests to another
 * host. The map is mocked.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const errors: string[] = [];
      const watch: Watch = { console: [], external: [], expectErrors: (pattern) => void expected.push(pattern) };

      context.on('console', (message) => {
        watch.console.push(message);
        // The status 404 of a page that does not exist is expected.
        const isMissingPage =
          /status of 404/.test(message.text()) && !/\.\w+$/.test(new URL(message.location().url).pathname);
        if (message.type() === 'error' && !isMissingPage) errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (webError) => void errors.push(String(webError.error())));
      // Only recorded: the browser cannot reach other hosts, and a route would send each request through this process.
      context.on('request', (request) => {
        if (isExternal(request.url()) && !mapFrame.test(request.url())) watch.external.push(request.url());
      });
      context.on('page', (page) =>
        page.on('websocket', (socket) => isExternal(socket.url()) && watch.external.push(socket.url())),
      );

      await overlayScrollbarsOnPhones(context);
      await mockMap(context);

      await use(watch);

      expect(watch.external, 'requests to other hosts').toEqual([]);
      expect(
        errors.filter((error) => !expected.some((pattern) => pattern.test(error))),
        'errors',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
