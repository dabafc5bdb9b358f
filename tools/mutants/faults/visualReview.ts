import type { FaultTable } from '../fault.ts';

/** By paths relative to packages/visual-review/src. */
export const visualReviewFaults: FaultTable = {
  'affected/affectedSnapshots.test.ts': {
    'affected/affectedSnapshots.ts': [
      [
        'A story in several languages is not retaken after a change of a catalog',
        'multilingualStories.has(storyId) ||',
      ],
    ],
    'affected/dependents.ts': [['A story is not retaken after a change of its picture', ".replace(/\\?.*$/s, '')"]],
    'affected/languages.ts': [
      [
        'A language that falls back to English is not retaken after a change of English',
        'if (changed.length === 0 || language !== fallback)',
        'if (language)',
      ],
    ],
  },
  'capture/confirm.test.ts': {
    'capture/confirm.ts': [
      [
        'One screenshot that differs by chance is a change',
        'if (await showSame(first.get(id)!, screenshot)) await keep(screenshot);',
        'if (first.has(id)) await keep(screenshot);',
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
        'JSON.stringify([id, globals, viewport, options, emulation])',
        'JSON.stringify([id, globals, viewport, typeof options, emulation])',
      ],
    ],
  },
  'store/decisions.test.ts': {
    'store/decisions.ts': [
      [
        'An accepted change hides all later ones',
        'entry.before === before && entry.after === after',
        '(entry.before === before || entry.after === after)',
      ],
    ],
  },
  'compare/compare.test.ts': {
    'compare/compare.ts': [
      [
        'A taller page is no difference where the rest is the same',
        'height: Math.max(before.height, after.height)',
        'height: Math.min(before.height, after.height)',
      ],
    ],
  },
  'explain/explainChange.test.ts': {
    'explain/explainChange.ts': [
      [
        'A difference beside a changed color counts as a change of that color',
        'pixel !== undefined && fits(colors, pixel, is[at]!)',
        'colors.length > 0',
      ],
      ['What has moved counts as changed', "if (hasMovedHere(current, at)) return 'moved';", ''],
    ],
  },
  'groups/groups.test.ts': {
    'groups/groups.ts': [
      [
        'The same message with a new text is accepted in every language at once',
        'if (before.some((key) => now.includes(key))) return [];',
        '',
      ],
    ],
  },
  'report/decideCommand.test.ts': {
    'report/decideCommand.ts': [
      [
        'Rejecting a change runs a part of its reason in the shell',
        '/["$`\\\\!%]/.test(text)',
        '/["`\\\\!%]/.test(text)',
      ],
    ],
  },
  'report/summary.test.ts': {
    'report/summary.ts': [
      [
        'The summary counts accepted changes as open',
        'groups.filter(({ decision }) => decision !== true);',
        'groups.filter(() => true);',
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
        'if (!group || !isDecidable(group)) return;',
        'if (!group) return;',
      ],
    ],
  },
  'report/writeReport.test.ts': {
    'report/writeReport.ts': [
      ['A report keeps the screenshots of all earlier ones', 'if (!needed.has(name))', 'if (!name)'],
    ],
  },
  '../../system-tools/src/files/lock.test.ts': {
    '../../system-tools/src/files/lock.ts': [
      ['A lock of a process that has died is held forever', ' && isAlive(pid) && holder === identityOf(pid)'],
    ],
  },
};
