import { afterEach, expect, test, vi } from 'vitest';
import { reportProblems } from './reportProblems';

const endpoint = 'https://reports.example.com/reports';

/** Each target's listeners, and what was sent. */
function browser(more: object = {}) {
  const [window, document] = [new EventTarget(), new EventTarget()];
  const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new Error('offline'));
  const location = { href: 'https://www.example.com/es/contact?from=letter#form' };
  vi.stubGlobal('window', Object.assign(window, { location }, more));
  vi.stubGlobal('document', document);
  vi.stubGlobal('fetch', fetch);
  const dispatch = (target: EventTarget, type: string, values: object) =>
    target.dispatchEvent(Object.assign(new Event(type), values));
  return {
    fail: (error: unknown) => dispatch(window, 'error', { error }),
    reject: (reason: unknown) => dispatch(window, 'unhandledrejection', { reason }),
    catchError: (detail: unknown) => dispatch(window, 'caughterror', { detail }),
    refuse: (values: object) => dispatch(document, 'securitypolicyviolation', values),
    sent: () => fetch.mock.calls.map(([, init]) => (JSON.parse(init?.body as string) as unknown[])[0]),
    fetch,
  };
}

function thrown(message: string) {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n  at a (https://www.example.com/assets/app-1a2b.js:1:23)\n  at https://other.example/x.js:1:1`;
  return error;
}

afterEach(() => vi.unstubAllGlobals());

test('an error is reported by its kind and its place, without what its message or the URL says', () => {
  const { fail, sent, fetch } = browser();
  reportProblems(endpoint, 0);
  fail(thrown('helena@example.com is no number'));
  expect(sent()).toEqual([
    {
      type: 'error',
      url: 'https://www.example.com/es/contact',
      body: { name: 'TypeError', places: 'app-1a2b.js:1:23' },
    },
  ]);
  expect(fetch).toHaveBeenCalledWith(endpoint, expect.objectContaining({ credentials: 'omit', keepalive: true }));
});

test('each is reported once, and ten at most', () => {
  const { fail, reject, catchError, sent } = browser();
  reportProblems(endpoint, 0.05);
  for (const report of [fail, reject, catchError]) report(thrown('once'));
  expect(sent()).toHaveLength(1);
  for (let number = 0; number < 20; number++) {
    const error = new Error('many');
    error.name = `Error${number}`;
    reject(error);
  }
  expect(sent()).toHaveLength(10);
});

test('nine visits in ten report nothing', () => {
  const { fail, fetch } = browser();
  reportProblems(endpoint, 0.1);
  fail(thrown('none'));
  expect(fetch).not.toHaveBeenCalled();
});

const refusal = {
  effectiveDirective: 'img-src',
  blockedURI: 'https://ads.example/a.png?visitor=1',
  sourceFile: 'chrome-extension://abc/inject.js',
  lineNumber: 3,
};

test('refused content is reported where the browser does not do that itself', () => {
  const { refuse, sent } = browser();
  reportProblems(endpoint, 0);
  refuse(refusal);
  const body = {
    effectiveDirective: 'img-src',
    blockedURL: 'https://ads.example/a.png',
    sourceFile: 'chrome-extension:',
    lineNumber: 3,
  };
  expect(sent()).toMatchObject([{ type: 'csp-violation', body }]);
  const other = browser({ ReportingObserver: true });
  reportProblems(endpoint, 0);
  other.refuse(refusal);
  expect(other.fetch).not.toHaveBeenCalled();
});
