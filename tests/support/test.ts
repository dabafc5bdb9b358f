import { expect, test as base, type ConsoleMessage } from '@playwright/test';

const mapOrigin = 'https://www.openstreetmap.org/';
const mapPage = '<!doctype html><html lang="en"><title>Map</title><p>Map</p></html>';

const isOutside = (url: URL) => /^(?:https?|wss?):$/.test(url.protocol) && url.hostname !== 'localhost';

declare global {
  interface Window {
    /** Set by markup of `fixtures` that runs. */
    ran?: number;
  }
}

interface Watch {
  /** Everything the pages of this test wrote to the console. */
  console: ConsoleMessage[];
  /** Requests that left the machine, the map's frame excepted. They never arrive. */
  outside: string[];
  /** Expects errors that match; any other error fails the test. */
  expectErrors: (pattern: RegExp) => void;
}

/**
 * Playwright's `test`, which also fails on an error in the console, on an uncaught error, and on any request that leaves
 * the machine. The map's frame is answered here.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const errors: string[] = [];
      const watch: Watch = { console: [], outside: [], expectErrors: (pattern) => void expected.push(pattern) };

      context.on('console', (message) => {
        watch.console.push(message);
        // A host says of an unknown address that it is unknown.
        const isMissingPage =
          /status of 404/.test(message.text()) && !/\.\w+$/.test(new URL(message.location().url).pathname);
        if (message.type() === 'error' && !isMissingPage) errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (webError) => void errors.push(String(webError.error())));
      await context.routeWebSocket(isOutside, (socket) => void watch.outside.push(socket.url()));
      await context.route(isOutside, async (route, request) => {
        const isMapFrame =
          request.url().startsWith(mapOrigin) &&
          request.isNavigationRequest() &&
          request.frame().parentFrame() !== null;
        if (isMapFrame) {
          await route.fulfill({ contentType: 'text/html', body: mapPage });
        } else {
          watch.outside.push(request.url());
          await route.abort();
        }
      });

      await use(watch);

      expect(watch.outside, 'requests that left the machine').toEqual([]);
      expect(
        errors.filter((error) => !expected.some((pattern) => pattern.test(error))),
        'errors',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
