import { acceptCommand } from '../acceptCommand.ts';
import { count, countOf, isAcceptable } from '../format.ts';
import { mark, refilter } from './decisions.ts';
import { find, onClick } from './dom.ts';
import { comparisons, isAccepted, isOpen, marks, report, review } from './review.ts';

const command = find('#command', HTMLTextAreaElement);

/** Fills the dialog with the command that records the marks. */
export function showRecord() {
  const open = review.shown.filter(isOpen).length;
  const hasMarks = marks.size > 0;
  find('#record-text').textContent = hasMarks
    ? `${countOf(marks.size, 'snapshot')} marked. Run this in the folder of the project: it records each by story, mode and content, for the pull request to carry.`
    : 'Nothing is marked yet. Accept snapshots one by one, or mark all that the filters show.';
  find('#record-command').hidden = !hasMarks;
  const isComplete = comparisons.filter(isAcceptable).every(isAccepted);
  const ids = comparisons.map(({ snapshot }) => snapshot.id).filter((id) => marks.has(id));
  command.value = acceptCommand(report.key, isComplete ? [] : ids);
  find('#copied').textContent = '';
  find('#mark-shown').textContent = `Mark all ${count(open)} shown`;
  find('#mark-shown').hidden = open === 0;
  find('#clear-marks').hidden = !hasMarks;
}

async function copyCommand() {
  command.select();
  try {
    await navigator.clipboard.writeText(command.value);
    find('#copied').textContent = 'Copied';
  } catch {
    find('#copied').textContent = 'Press Ctrl+C or ⌘C to copy';
    command.focus();
  }
}

export function startRecordDialog() {
  onClick('#copy', () => void copyCommand());
  onClick('#mark-shown', () => {
    mark(review.shown.filter(isOpen), true);
    showRecord();
  });
  onClick('#clear-marks', () => {
    mark(comparisons, false);
    showRecord();
  });
  find('#record').addEventListener('close', refilter);
}
