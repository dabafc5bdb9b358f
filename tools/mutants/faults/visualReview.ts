import type { FaultTable } from '../fault.ts';

export const visualReviewFaults: FaultTable = {
  'packages/visual-review/src/affected/affectedSnapshots.test.ts': {
    'packages/visual-review/src/affected/affectedSnapshots.ts': [
      [
        'A story in several languages is not retaken after a change of a catalog',
        '      multilingualStories.has(storyId) ||\n',
      ],
    ],
    'packages/visual-review/src/affected/dependents.ts': [
      ['A story is not retaken after a change of its picture', ".replace(/\\?.*$/s, '')"],
    ],
    'packages/visual-review/src/affected/changedLanguages.ts': [
      [
        'A language that falls back to English is not retaken after a change of English',
        'if (language !== fallback) return languages;',
        'if (language) return languages;',
      ],
    ],
  },
  'packages/visual-review/src/affected/changedFiles.test.ts': {
    'packages/visual-review/src/affected/changedFiles.ts': [
      ['A new file is not among the changes', "['add', '--all', ':/']", "['add', '--update', ':/']"],
    ],
  },
  'packages/visual-review/src/store/snapshotStore.test.ts': {
    'packages/visual-review/src/store/snapshotStore.ts': [
      [
        'A snapshot is not retaken when its options change',
        'JSON.stringify([id, globals, viewport, options])',
        'JSON.stringify([id, globals, viewport, typeof options])',
      ],
    ],
  },
  'packages/visual-review/src/store/acceptedChanges.test.ts': {
    'packages/visual-review/src/store/acceptedChanges.ts': [
      [
        'An accepted change hides all later ones',
        'entry.before === before && entry.after === after',
        '(entry.before === before || entry.after === after)',
      ],
    ],
  },
  'packages/visual-review/src/compare/compare.test.ts': {
    'packages/visual-review/src/compare/compare.ts': [
      ['A difference in the last row of a screenshot is overlooked', 'let end = height;', 'let end = height - 1;'],
    ],
  },
  'packages/visual-review/src/report/acceptCommand.test.ts': {
    'packages/visual-review/src/report/acceptCommand.ts': [
      ['Accepting a snapshot runs a part of its name in the shell', '/["$`\\\\!%]/.test(id)', '/["`\\\\!%]/.test(id)'],
    ],
  },
  'packages/visual-review/src/report/summary.test.ts': {
    'packages/visual-review/src/report/summary.ts': [
      [
        'The summary counts accepted changes as open',
        'const open = comparisons.length - accepted;',
        'const open = comparisons.length - Math.min(0, accepted);',
      ],
    ],
  },
  'packages/visual-review/src/report/page/urlState.test.ts': {
    'packages/visual-review/src/report/page/urlState.ts': [
      [
        'A search in the report finds stories with any of its words',
        'words.every((word) => text.includes(word))',
        'words.some((word) => text.includes(word))',
      ],
    ],
  },
  'e2e/visualReport.spec.ts': {
    'packages/visual-review/src/report/page/decisions.ts': [
      [
        'A story that failed can be accepted in the report',
        'if (comparison.accepted || !isAcceptable(comparison)) continue;',
        'if (comparison.accepted) continue;',
      ],
    ],
  },
  'packages/visual-review/src/report/writeReport.test.ts': {
    'packages/visual-review/src/report/writeReport.ts': [
      [
        'A report keeps the screenshots of all earlier ones',
        'if (!sources.has(`${imageFolder}/${name}`))',
        'if (!name)',
      ],
    ],
  },
  'packages/system-tools/src/files/lock.test.ts': {
    'packages/system-tools/src/files/lock.ts': [
      ['A lock of a process that has died is held forever', ' && isAlive(pid) && holder === identityOf(pid)'],
    ],
  },
};
