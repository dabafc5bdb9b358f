import type { FaultTable } from '../fault.ts';

export const buildFaults: FaultTable = {
  'build/hosts/hosts.test.ts': {
    'build/hosts/headers.ts': [
      ['Browsers may guess the type of a file', "    'X-Content-Type-Options': 'nosniff',\n"],
      ['Any page may frame the site', `'frame-ancestors': ["'none'"]`, `'frame-ancestors': ['*']`],
    ],
    'build/hosts/vercelFile.ts': [
      [
        'With Vercel an unknown path is no error',
        "{ src: '^/.*$', dest: '/404.html', status: 404 }",
        "{ src: '^/.*$', dest: '/404.html', status: 200 }",
      ],
    ],
  },
  'e2e/prerender.spec.ts': {
    'build/prerender/writePages.ts': [
      [
        'The policy of the site blocks the styles of its pages',
        'inline.styles.add(policyHash(sheet));',
        'inline.styles.add(policyHash(sheet.trimEnd().slice(0, -1)));',
      ],
    ],
  },
  'e2e/nginx.spec.ts': {
    'build/hosts/nginxFile.ts': [
      [
        'With nginx a file that has not changed has no security headers',
        '${addHeaders({ ...pageHeaders, ...headers }, ',
        '${addHeaders(headers, ',
      ],
      [
        'With nginx the not-found page has no security headers',
        'add_header ${name} ${quoted(value)} always;',
        'add_header ${name} ${quoted(value)};',
      ],
    ],
  },
  'e2e/hydration.spec.ts': {
    'build/prerender/bootstrapScript.ts': [
      ['A message that is submitted before hydration is lost', '    event.preventDefault();\n'],
    ],
  },
  'e2e/paths.spec.ts': {
    'build/prerender/serveStatically.ts': [
      [
        'The preview server serves its configuration files',
        'const isHidden = hostFileNames.some((name) => path === `/${name}`) ||',
        'const isHidden =',
      ],
    ],
  },
  'build/fonts/fonts.test.ts': {
    'build/fonts/characters.ts': [
      ['The font lacks the digits that visitors type', '(_, index) => 0x20 + index', '(_, index) => 0x3a + index'],
    ],
    'build/fonts/cmap.ts': [
      ['The font lacks the last character of each range', 'listOf(last - first + 1,', 'listOf(last - first,'],
    ],
  },
  'build/pictures/pictures.test.ts': {
    'build/pictures/pictures.ts': [
      ['Browsers without a source set load the smallest picture', 'webp.at(-1)', 'webp.at(0)'],
    ],
  },
  'build/messages/messages.test.ts': {
    'build/messages/pageKeys.ts': [
      [
        'A page lacks the messages of what it loads later',
        '[...importedIds, ...dynamicallyImportedIds]',
        '[...importedIds, ...dynamicallyImportedIds.slice(0, 0)]',
      ],
    ],
  },
  'build/company/companyCheck.test.ts': {
    'build/company/companySchema.ts': [
      [
        'The address of the site may be without encryption',
        "new URL(value).protocol === 'https:'",
        "new URL(value).protocol.startsWith('http')",
      ],
    ],
  },
};
