import type { Group } from '../../types.ts';
import { count, countOf, isDecidable, longestComment } from '../format.ts';
import { decideCommand } from '../decideCommand.ts';
import { decide, mark, refilter } from './decisions.ts';
import { find, onClick, setText } from './dom.ts';
import { decisionOn, groups, isOpen, marks, report, review, saveMarks, selected } from './review.ts';

const command = find('command') as HTMLTextAreaElement;
const reason = find('reason') as HTMLTextAreaElement;
reason.maxLength = longestComment;

const shownGroups = () => [...new Set(review.shown.map(({ group }) => group))];

function showRecord() {
  const open = shownGroups().filter(isOpen);
  const hasMarks = marks.size > 0;
  setText(
    'record-text',
    hasMarks
      ? `${countOf(marks.size, 'decision')} marked. Run this in the folder of the project: it records them for exactly these screenshots, for the pull request to carry.`
      : 'Nothing is marked yet. Accept or reject changes one by one, or accept all that the filters show.',
  );
  find('record-command').hidden = !hasMarks;
  const isComplete = groups.filter(isDecidable).every((group) => decisionOn(group) === 'accepted');
  const decided = [...marks];
  command.value = decideCommand(
    report.key,
    isComplete ? undefined : decided.flatMap(([id, decision]) => (decision === true ? id : [])),
    decided.flatMap(([id, decision]) => (decision === true ? [] : [[id, decision] as const])),
  );
  setText('copied', '');
  setText('mark-shown', `Accept all ${count(open.length)} shown`);
  find('mark-shown').hidden = open.length === 0;
  find('clear-marks').hidden = !hasMarks;
}

/** Where the workbench of `npm start` serves the report, it records decisions as well. */
async function recordNow() {
  // The commands record again what is recorded already.
  const failure = 'Run the commands instead.';
  const sent = new Map(marks);
  try {
    const response = await fetch('decide', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ key: report.key, decisions: Object.fromEntries(sent) }),
    });
    const { error } = (await response.json().catch(() => ({}))) as { error?: string };
    if (!response.ok) return setText('copied', `${error ?? `The server answered with ${response.status}.`} ${failure}`);
  } catch {
    return setText('copied', `The server does not answer. ${failure}`);
  }
  // What was decided since stays marked.
  for (const group of groups) {
    const decision = sent.get(group.id);
    if (decision === undefined) continue;
    group.decision = decision;
    if (marks.get(group.id) === decision) marks.delete(group.id);
  }
  saveMarks();
  location.reload();
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

const dialogs = ['record', 'about', 'help', 'rejection'] as const;

let rejected: Group | undefined;

/** Asks for the comment for the author. */
export function startRejection() {
  const group = selected()?.group;
  if (!group || !isDecidable(group)) return;
  rejected = group;
  const decision = marks.get(group.id) ?? group.decision;
  reason.value = typeof decision === 'string' ? decision : '';
  openDialog('rejection');
}

export function openDialog(id: (typeof dialogs)[number]) {
  if (id === 'record') showRecord();
  (find(id) as HTMLDialogElement).showModal();
}

/** On its backdrop. */
function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && !(clientX >= left && clientX <= right && clientY >= top && clientY <= bottom);
}

export function startDialogs() {
  for (const id of dialogs) {
    if (id !== 'rejection') onClick(`open-${id}`, () => openDialog(id));
    const dialog = find(id) as HTMLDialogElement;
    // A click beside it closes it, unless it has begun in it, as where text is selected.
    let beganBeside = false;
    dialog.addEventListener('pointerdown', (event) => {
      beganBeside = isBeside(dialog, event);
    });
    dialog.addEventListener('click', (event) => {
      if (beganBeside && isBeside(dialog, event)) dialog.close();
      beganBeside = false;
    });
  }
  find('record-now').hidden = !location.protocol.startsWith('http');
  onClick('record-now', () => void recordNow());
  onClick('copy', () => void copyCommand());
  onClick('mark-shown', () => {
    mark(shownGroups().filter(isOpen), true);
    showRecord();
  });
  onClick('clear-marks', () => {
    mark(groups, undefined);
    showRecord();
  });
  find('record').addEventListener('close', refilter);
  find('rejection-form').addEventListener('submit', (event) => {
    event.preventDefault();
    const comment = reason.value.trim();
    if (comment === '') return reason.focus();
    (find('rejection') as HTMLDialogElement).close();
    if (rejected) decide(rejected, comment);
  });
}
