import type { FaultTable } from '../fault.ts';

export const appFaults: FaultTable = {
  'e2e/hydration.spec.ts': {
    'src/app/hydration/eventReplay.tsx': [
      ['A form that is submitted before hydration skips its rules', 'form.requestSubmit();', 'form.submit();'],
      [
        'A click that React has handled is repeated',
        '    if (eventReplay.button?.contains(target)) eventReplay.button = undefined;\n',
      ],
    ],
    'src/app/hydration/firstInteraction.ts': [
      [
        'A link that is opened in a new tab before hydration replaces this page',
        'isHydratedAt(link) || opensElsewhere(event))',
        'isHydratedAt(link))',
      ],
    ],
  },
  'e2e/failures.spec.ts': {
    'src/app/hydration/pageLoader.ts': [
      [
        'A language that could not be loaded is never tried again',
        '      if (incomplete.delete(key)) requests.delete(key);\n',
      ],
    ],
    'src/app/hydration/hydratePage.tsx': [
      ['The focus is lost when the browser has translated the header', '  preserveOnRemount();\n'],
    ],
    'src/app/offline/connection.tsx': [
      [
        'A visitor who stays on a page is taken away when the connection is back',
        '    controller.abort();\n    clearInterval(timer);\n',
        '    clearInterval(timer);\n',
      ],
    ],
  },
  'src/app/offline/reloadOnce.test.ts': {
    'src/app/offline/reloadOnce.ts': [
      ['A page whose script is gone reloads again and again', '  if (isLoaded()) return true;\n'],
    ],
  },
  'e2e/history.spec.ts': {
    'src/app/navigation/RouteFocus.ts': [
      [
        'After a link the focus stays at the top of the document',
        '    if (previous && isNew) document.getElementById(mainId)?.focus({ preventScroll: true });\n',
      ],
      [
        'The browser goes back to the top of a page',
        'if (saved !== undefined) window.scrollTo(0, saved);',
        'if (saved !== undefined) window.scrollTo(0, 0);',
      ],
    ],
    'src/app/navigation/siteNavigation.ts': [
      ['Of two links in a row, the slower one wins', '      if (pending !== next) return;\n'],
    ],
  },
  'e2e/language.spec.ts': {
    'src/app/navigation/useLanguageChange.ts': [
      [
        'A change of language drops the anchor of the URL',
        'pathname: localizedPath(path, next), search, hash }',
        'pathname: localizedPath(path, next), search }',
      ],
    ],
    'src/app/navigation/ScrollAnchor.ts': [
      [
        'A change of language moves the text that is read',
        '    correct();\n    const corrected',
        '    const corrected',
      ],
    ],
    'src/app/seo/DocumentHead.tsx': [
      ['After a change to Arabic the page stays left-to-right', '    document.documentElement.dir = direction;\n'],
    ],
  },
  'e2e/errors.spec.ts': {
    'src/app/navigation/PageBoundary.tsx': [
      ['The error page stays when another page is opened', 'resetKey={resetKey}', 'resetKey=""'],
    ],
  },
  'src/app/delivery/attempt.test.ts': {
    'src/app/delivery/attempt.ts': [
      ['Two messages share an idempotency key', 'known?.message === message && typeof', 'known && typeof'],
    ],
  },
  'src/app/delivery/postMessage.test.ts': {
    'src/app/delivery/postMessage.ts': [
      ['A message that was rejected for now is not sent again', 'status === 429 || status >= 500', 'status >= 500'],
    ],
  },
  'src/app/delivery/sendMessage.test.ts': {
    'src/app/delivery/sendMessage.ts': [
      ['A message that was taken back is sent with the connection', '    client.unmount();\n'],
    ],
  },
  'src/app/routes/adversarialPaths.test.ts': {
    'src/app/routes/normalizedPath.ts': [
      [
        'A path with capitals leads to the not-found page',
        '(decoded(pathname) ?? pathname).toLowerCase()',
        '(decoded(pathname) ?? pathname)',
      ],
    ],
  },
  'e2e/prerender.spec.ts': {
    'src/app/seo/discovery.ts': [
      [
        'Search engines do not know the default of a translated page',
        "    link('x-default', pageUrl(path, defaultLanguage)),\n",
      ],
    ],
    'src/app/seo/DocumentHead.tsx': [
      [
        'Search engines list the not-found page',
        '<meta name="robots" content={unlisted} />',
        '<meta name="googlebot" content={unlisted} />',
      ],
    ],
  },
  'src/app/seo/serializeInertJson.test.ts': {
    'src/app/seo/serializeInertJson.ts': [
      ['A text in the data of a page can end its script element', ".replaceAll('<', '\\\\u003c')"],
    ],
  },
};
