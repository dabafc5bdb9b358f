import type { FaultTable } from '../fault.ts';

export const languageReviewFaults: FaultTable = {
  'packages/language-review/src/checks/clipping.browser.test.ts': {
    'packages/language-review/src/checks/cuts.ts': [
      [
        'The check overlooks texts that are cut at the bottom of the page',
        "return y > 0 ? { kind: 'cut', by: y } : undefined;",
        'return undefined;',
      ],
    ],
    'packages/language-review/src/checks/overlaps.ts': [
      ['The check overlooks lines that overlap by half', 'tightLeading = 0.2', 'tightLeading = 0.9'],
    ],
    'packages/language-review/src/checks/clips.ts': [
      [
        'The check reports what can be scrolled to from right to left',
        "style.direction === 'rtl' ? inside.right",
        "style.direction === 'ltr' ? inside.right",
      ],
    ],
  },
  'packages/language-review/src/checks/mirroring.browser.test.ts': {
    'packages/language-review/src/checks/mirroring.ts': [
      [
        'The check overlooks an element that is not mirrored by a few pixels',
        'else if (by > tolerance) {',
        'else if (by > 40 * tolerance) {',
      ],
    ],
  },
  'packages/language-review/src/node/copyChecks.test.ts': {
    'packages/language-review/src/node/copyChecks.ts': [
      ['An Arabic catalog may be half English', 'arabicShare = 0.9', 'arabicShare = 0.4'],
    ],
  },
  'packages/language-review/src/node/evaluateMessage.test.ts': {
    'packages/language-review/src/node/evaluateMessage.ts': [
      [
        'A text that lacks one of two equal placeholders passes',
        "if (placeholdersOf(text).join(' ') !== placeholdersOf(english).join(' '))",
        'if (!placeholdersOf(english).every((name) => placeholdersOf(text).includes(name)))',
      ],
    ],
  },
  'packages/language-review/src/node/saveCatalog.test.ts': {
    'packages/language-review/src/node/saveCatalog.ts': [
      ['After a save that failed, a catalog can never be saved again', '.then(task, task)', '.then(task)'],
      ['Of two saves at once, one is lost', '  queues.set(file, result);\n'],
    ],
  },
  'packages/language-review/src/node/catalogSaving.test.ts': {
    'packages/language-review/src/node/catalogSaving.ts': [
      ['Another site can write to the catalogs', 'new URL(origin).host === host', 'host !== undefined'],
    ],
    'packages/language-review/src/node/applyChanges.ts': [
      [
        'A save overwrites what was changed in the file meanwhile',
        'if (present(current?.text) !== present(from)) {',
        'if (present(current?.text) === undefined && present(from)) {',
      ],
    ],
  },
  'packages/language-review/src/node/coverage.test.ts': {
    'packages/language-review/src/node/coverage.ts': [
      ['Missing texts count as translated', 'translated: keys.length - missing,', 'translated: keys.length,'],
    ],
  },
  'packages/language-review/src/pseudo.test.ts': {
    'packages/language-review/src/pseudo.ts': [
      ['The longer pseudo-language is not longer', 'expansion = 0.4', 'expansion = 0.04'],
    ],
  },
  'packages/language-review/src/manager/rows.test.ts': {
    'packages/language-review/src/manager/rows.ts': [
      [
        'The panel shows the old text of a file that has changed',
        'cell.text === own.text && cell.textInFile === own.textInFile &&',
        '(cell.text === own.text || !own.isEdited) &&',
      ],
    ],
  },
  'e2e/panel.spec.ts': {
    'packages/language-review/src/manager/tableFocus.ts': [
      [
        'Arrow keys move through the table the wrong way round',
        '{ ArrowLeft: -1, ArrowRight: 1 }',
        '{ ArrowLeft: 1, ArrowRight: -1 }',
      ],
    ],
    'packages/language-review/src/preview/ReviewSession.ts': [
      ['The panel is updated once only', '      this.scheduled.delete(name);\n'],
    ],
  },
  'e2e/panes.spec.ts': {
    'packages/language-review/src/preview/Panes.tsx': [
      [
        'The Arabic pane is left-to-right',
        'lang: locale.code, dir: direction }',
        "lang: locale.code, dir: direction && 'ltr' }",
      ],
    ],
  },
};
