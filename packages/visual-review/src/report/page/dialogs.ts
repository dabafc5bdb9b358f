import { acceptCommand } from '../acceptCommand.ts';
import { count, countOf, isAcceptable } from '../format.ts';
import { mark, refilter } from './decisions.ts';
import { find, onClick, setText } from './dom.ts';
import { comparisons, isAccepted, isOpen, marks, report, review } from './review.ts';

const command = find('command') as HTMLTextAreaElement;

function showRecord() {
  const open = review.shown.filter(isOpen);
  const hasMarks = marks.size > 0;
  setText(
    'record-text',
    hasMarks
      ? `${countOf(marks.size, 'snapshot')} marked. Run this in the folder of the project: it records each by story, mode and content, for the pull request to carry.`
      : 'Nothing is marked yet. Accept snapshots one by one, or mark all that the filters show.',
  );
  find('record-command').hidden = !hasMarks;
  const isComplete = comparisons.filter(isAcceptable).every(isAccepted);
  const ids = comparisons.map(({ snapshot }) => snapshot.id).filter((id) => marks.has(id));
  command.value = acceptCommand(report.key, isComplete ? [] : ids);
  setText('copied', '');
  setText('mark-shown', `Mark all ${count(open.length)} shown`);
  find('mark-shown').hidden = open.length === 0;
  find('clear-marks').hidden = !hasMarks;
}

async function copyCommand() {
  command.select();
  try {
    await navigator.clipboard.writeText(command.value);
    setText('copied', 'Copied');
  } catch {
    setText('copied', 'Press Ctrl+C or ⌘C to copy');
    command.focus();
  }
}

const dialogs = ['record', 'about', 'help'] as const;

export function openDialog(id: (typeof dialogs)[number]) {
  if (id === 'record') showRecord();
  (find(id) as HTMLDialogElement).showModal();
}

export function startDialogs() {
  for (const id of dialogs) {
    onClick(`open-${id}`, () => openDialog(id));
    const dialog = find(id) as HTMLDialogElement;
    // A click beside it closes it.
    dialog.addEventListener('click', ({ target }) => {
      if (target === dialog) dialog.close();
    });
  }
  onClick('copy', () => void copyCommand());
  onClick('mark-shown', () => {
    mark(review.shown, true);
    showRecord();
  });
  onClick('clear-marks', () => {
    mark(comparisons, false);
    showRecord();
  });
  find('record').addEventListener('close', refilter);
}
