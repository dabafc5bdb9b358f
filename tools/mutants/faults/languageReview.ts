import type { FaultTable } from '../fault.ts';

/** By paths relative to packages/language-review/src. */
export const languageReviewFaults: FaultTable = {
  'adapters/reactI18next/format.test.ts': {
    'adapters/json.ts': [
      [
        'A new message is put before all others',
        'if (found !== undefined) return members.get(found);',
        "if (found === '') return members.get(found);",
      ],
    ],
  },
  'adapters/reactI18next/reactI18next.browser.test.tsx': {
    'adapters/reactI18next/index.tsx': [
      [
        'A text that replaces a missing translation counts for the source language',
        'isLanguage(usedLng) && !isMissing ? usedLng : language',
        'isLanguage(usedLng) ? usedLng : language',
      ],
    ],
  },
  'preview/storedList.test.ts': {
    'preview/storedList.ts': [['Nobody learns that the storage is full', '        failing.add(key);\n']],
  },
  'locales.test.ts': {
    'locales.ts': [['Arabic runs from left to right', "'rtl' : 'ltr'", "'ltr' : 'ltr'"]],
  },
  'checks/clipping.browser.test.ts': {
    'checks/cuts.ts': [
      [
        'The check overlooks texts that are cut at the bottom of the page',
        "return y > 0 ? { kind: 'cut', by: y } : undefined;",
        'return undefined;',
      ],
      [
        'The check reports what can be scrolled to from right to left',
        "style.direction === 'rtl' ? right",
        "style.direction === 'ltr' ? right",
      ],
    ],
    'checks/generatedCovers.ts': [
      [
        'The check overlooks a pseudo-element over the label that it is in',
        'if (!positioned) return level >= 0;',
        'if (!positioned) return false;',
      ],
    ],
    'checks/words.ts': [
      ['The check overlooks words that are broken between letters', 'return worst > 0 ?', 'return worst > 999 ?'],
      ['The check overlooks space between Arabic letters', 'spacing > 0 && joined', 'spacing > 9 && joined'],
    ],
    'checks/coveredControls.ts': [
      [
        'The check overlooks controls under a transparent box',
        "style.pointerEvents !== 'none' &&",
        "style.pointerEvents !== 'none' && style.backgroundImage !== 'none' &&",
      ],
    ],
    'checks/overlaps.ts': [
      ['The check overlooks lines that overlap by half', 'tightLeading = 0.2', 'tightLeading = 0.9'],
    ],
  },
  'checks/mirroring.browser.test.ts': {
    'checks/mirroring.ts': [
      [
        'The check overlooks an element that is not mirrored by a few pixels',
        'else if (by > tolerance) {',
        'else if (by > 40 * tolerance) {',
      ],
    ],
    'checks/drawings.ts': [
      [
        'The check overlooks an arrow that is not mirrored',
        'difference(rows, other.rows) < difference(rows, reversed(other.rows))',
        'difference(rows, other.rows) > difference(rows, reversed(other.rows))',
      ],
    ],
  },
  'checks/origin.browser.test.ts': {
    'checks/origin.ts': [
      ['The source file of an element is that of a package', '/\\/node_modules\\/|^', '/^'],
      [
        'An element belongs to the link that renders it',
        "typeof creator?.type === 'object'",
        "typeof creator?.type === 'string'",
      ],
    ],
  },
  'findingGroups.test.ts': {
    'findingGroups.ts': [
      [
        'The worst finding of a group is not shown',
        '(other.by ?? 0) - (one.by ?? 0))) {',
        '(one.by ?? 0) - (other.by ?? 0))) {',
      ],
    ],
  },
  'vitest/FindingsReporter.test.ts': {
    'vitest/FindingsReporter.ts': [
      ['An error that is no finding is left out of the output', 'name !== findingsError', 'name === undefined'],
    ],
  },
  'preview/generatedTexts.browser.test.ts': {
    'preview/generatedTexts.ts': [
      ['Text in `content` of a style sheet passes', "if (!content.includes('\"')) continue;", 'continue;'],
    ],
  },
  'preview/notes/noteTargets.browser.test.ts': {
    'preview/notes/noteTargets.ts': [
      [
        'A note is lost when its message moves to an element of another role',
        'place.key !== undefined && target.place.key === place.key',
        'place.key === undefined && target.place.key === place.key',
      ],
    ],
  },
  'sharedReview.test.ts': {
    'sharedReview.ts': [['A link may unfold to gigabytes', 'if (size > largest)', 'if (size < 0)']],
  },
  'node/copyChecks.test.ts': {
    'node/copyChecks.ts': [['An Arabic catalog may be half English', 'arabicShare = 0.9', 'arabicShare = 0.4']],
  },
  'node/evaluateMessage.test.ts': {
    'node/evaluateMessage.ts': [
      [
        'A text that lacks one of two equal placeholders passes',
        "if (found.join(' ') !== expected.join(' '))",
        'if (!expected.every((name) => found.includes(name)))',
      ],
    ],
  },
  'node/saveReview.test.ts': {
    'node/reviewSaving.ts': [
      ['After a save that failed, a catalog can never be saved again', '.then(task, task)', '.then(task)'],
      ['Of two saves at once, one is lost', '  queues.set(name, result);\n'],
      ['A note with the id of an object property is saved', 'isListOf(notes, isNoteChange)', 'Array.isArray(notes)'],
    ],
  },
  'node/reviewSaving.test.ts': {
    '../../system-tools/src/ownRequest.ts': [
      ['Another site can write to the catalogs', 'new URL(origin).host === host', 'host !== undefined'],
    ],
    'node/applyChanges.ts': [
      [
        'A save overwrites what was changed in the file meanwhile',
        'current !== text && present(current) !== present(from)',
        'current !== text && present(current) === undefined && present(from)',
      ],
    ],
  },
  'node/coverage.test.ts': {
    'node/coverage.ts': [
      ['Missing texts count as translated', 'translated: own.length - missing,', 'translated: own.length,'],
    ],
  },
  'whenSettled.test.ts': {
    'whenSettled.ts': [
      ['The checks run for each keystroke', '    clearTimeout(timer);\n'],
      ['A story that keeps changing is never checked', 'Math.min(delay, latest - now)', 'delay'],
    ],
  },
  'pseudo.test.ts': {
    'pseudo.ts': [['The longer pseudo-language is not longer', 'expansion = 0.4', 'expansion = 0.04']],
  },
  'manager/rows.test.ts': {
    'manager/rows.ts': [
      [
        'The panel shows the old text of a file that has changed',
        'isEqual(cell[name], own[name])',
        "isEqual(cell[name], own[name]) || (name.startsWith('text') && !own.isEdited)",
      ],
    ],
  },
  '../../../e2e/panel.spec.ts': {
    'manager/tableFocus.ts': [
      [
        'Arrow keys move through the table the wrong way round',
        '{ ArrowLeft: -1, ArrowRight: 1 }',
        '{ ArrowLeft: 1, ArrowRight: -1 }',
      ],
    ],
  },
  '../../../e2e/panes.spec.ts': {
    'preview/Panes.tsx': [
      [
        'The Arabic pane is left-to-right',
        'lang: locale.code, dir: direction }',
        "lang: locale.code, dir: direction && 'ltr' }",
      ],
    ],
  },
};
