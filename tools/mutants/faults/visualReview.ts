import type { Fault } from '../fault.ts';

const folder = 'packages/visual-review/src';

export const visualReviewFaults: readonly Fault[] = [
  {
    title: 'A story in several languages is not retaken after a change of a catalog',
    file: `${folder}/affected/affectedSnapshots.ts`,
    find: '    multilingualStories.has(storyId) ||\n',
    replace: '',
    caughtBy: `${folder}/affected/affectedSnapshots.test.ts`,
  },
  {
    title: 'A story is not retaken after a change of its picture',
    file: `${folder}/affected/dependents.ts`,
    find: ".replace(/\\?.*$/s, '')",
    replace: '',
    caughtBy: `${folder}/affected/affectedSnapshots.test.ts`,
  },
  {
    title: 'A language that falls back to English is not retaken after a change of English',
    file: `${folder}/affected/languages.ts`,
    find: 'if (language !== fallback) return languages;',
    replace: 'if (language) return languages;',
    caughtBy: `${folder}/affected/affectedSnapshots.test.ts`,
  },
  {
    title: 'A new file is not among the changes',
    file: `${folder}/affected/changedFiles.ts`,
    find: "['add', '--all', ':/']",
    replace: "['add', '--update', ':/']",
    caughtBy: `${folder}/affected/changedFiles.test.ts`,
  },
  {
    title: 'A snapshot is not retaken when its options change',
    file: `${folder}/store/snapshotStore.ts`,
    find: 'JSON.stringify([id, globals, viewport, options])',
    replace: 'JSON.stringify([id, globals, viewport, typeof options])',
    caughtBy: `${folder}/store/snapshotStore.test.ts`,
  },
  {
    title: 'An accepted change hides all later ones',
    file: `${folder}/store/acceptedChanges.ts`,
    find: 'entry.before === before && entry.after === after',
    replace: '(entry.before === before || entry.after === after)',
    caughtBy: `${folder}/store/acceptedChanges.test.ts`,
  },
  {
    title: 'A difference in the last row of a screenshot is overlooked',
    file: `${folder}/compare/compare.ts`,
    find: 'let end = height;',
    replace: 'let end = height - 1;',
    caughtBy: `${folder}/compare/compare.test.ts`,
  },
  {
    title: 'Accepting a snapshot runs a part of its name in the shell',
    file: `${folder}/report/acceptCommand.ts`,
    find: '/["$`\\\\!%]/.test(id)',
    replace: '/["`\\\\!%]/.test(id)',
    caughtBy: `${folder}/report/acceptCommand.test.ts`,
  },
  {
    title: 'The summary counts accepted changes as open',
    file: `${folder}/report/summary.ts`,
    find: 'const open = comparisons.length - accepted;',
    replace: 'const open = comparisons.length - Math.min(0, accepted);',
    caughtBy: `${folder}/report/summary.test.ts`,
  },
  {
    title: 'A search in the report finds stories with any of its words',
    file: `${folder}/report/page/urlState.ts`,
    find: 'words.every((word) => text.includes(word))',
    replace: 'words.some((word) => text.includes(word))',
    caughtBy: `${folder}/report/page/urlState.test.ts`,
  },
  {
    title: 'A story that failed can be accepted in the report',
    file: `${folder}/report/page/decisions.ts`,
    find: 'if (comparison.accepted || !isAcceptable(comparison)) continue;',
    replace: 'if (comparison.accepted) continue;',
    caughtBy: 'e2e/visualReport.spec.ts',
  },
  {
    title: 'A report keeps the screenshots of all earlier ones',
    file: `${folder}/report/writeReport.ts`,
    find: 'if (!sources.has(`${imageFolder}/${name}`))',
    replace: 'if (!name)',
    caughtBy: `${folder}/report/writeReport.test.ts`,
  },
  {
    title: 'A lock of a process that has died is held forever',
    file: 'packages/system-tools/src/files/lock.ts',
    find: ' && isAlive(pid) && holder === identityOf(pid)',
    replace: '',
    caughtBy: 'packages/system-tools/src/files/lock.test.ts',
  },
];
