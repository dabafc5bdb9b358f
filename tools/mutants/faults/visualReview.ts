import type { FaultTable } from '../fault.ts';

/** By paths relative to packages/visual-review/src. */
export const visualReviewFaults: FaultTable = {
  'affected/affectedSnapshots.test.ts': {
    'affected/affectedSnapshots.ts': [
      [
        'A story in several languages is not retaken after a change of a catalog',
        '    multilingualStories.has(storyId) ||\n',
      ],
    ],
    'affected/dependents.ts': [['A story is not retaken after a change of its picture', ".replace(/\\?.*$/s, '')"]],
    'affected/languages.ts': [
      [
        'A language that falls back to English is not retaken after a change of English',
        'if (language !== fallback) return languages;',
        'if (language) return languages;',
      ],
    ],
  },
  'affected/changedFiles.test.ts': {
    'affected/changedFiles.ts': [
      ['A new file is not among the changes', "['add', '--all', ':/']", "['add', '--update', ':/']"],
    ],
  },
  'store/snapshotStore.test.ts': {
    'store/snapshotStore.ts': [
      [
        'A snapshot is not retaken when its options change',
        'JSON.stringify([id, globals, viewport, options])',
        'JSON.stringify([id, globals, viewport, typeof options])',
      ],
    ],
  },
  'store/acceptedChanges.test.ts': {
    'store/acceptedChanges.ts': [
      [
        'An accepted change hides all later ones',
        'entry.before === before && entry.after === after',
        '(entry.before === before || entry.after === after)',
      ],
    ],
  },
  'compare/compare.test.ts': {
    'compare/compare.ts': [
      ['A difference in the last row of a screenshot is overlooked', 'let end = height;', 'let end = height - 1;'],
    ],
  },
  'report/acceptCommand.test.ts': {
    'report/acceptCommand.ts': [
      ['Accepting a snapshot runs a part of its name in the shell', '/["$`\\\\!%]/.test(id)', '/["`\\\\!%]/.test(id)'],
    ],
  },
  'report/summary.test.ts': {
    'report/summary.ts': [
      [
        'The summary counts accepted changes as open',
        'const open = comparisons.length - accepted;',
        'const open = comparisons.length - Math.min(0, accepted);',
      ],
    ],
  },
  'report/page/urlState.test.ts': {
    'report/page/urlState.ts': [
      [
        'A search in the report finds stories with any of its words',
        'words.every((word) => text.includes(word))',
        'words.some((word) => text.includes(word))',
      ],
    ],
  },
  '../../../e2e/visualReport.spec.ts': {
    'report/page/decisions.ts': [
      [
        'A story that failed can be accepted in the report',
        'if (comparison.accepted || !isAcceptable(comparison)) continue;',
        'if (comparison.accepted) continue;',
      ],
    ],
  },
  'report/writeReport.test.ts': {
    'report/writeReport.ts': [
      [
        'A report keeps the screenshots of all earlier ones',
        'if (!sources.has(`${imageFolder}/${name}`))',
        'if (!name)',
      ],
    ],
  },
  '../../system-tools/src/files/lock.test.ts': {
    '../../system-tools/src/files/lock.ts': [
      ['A lock of a process that has died is held forever', ' && isAlive(pid) && holder === identityOf(pid)'],
    ],
  },
};
