import { find, onClick } from './dom.ts';
import { showRecord } from './recordDialog.ts';

const dialogs = ['record', 'about', 'help'] as const;

export function openDialog(id: (typeof dialogs)[number]) {
  if (id === 'record') showRecord();
  find(`#${id}`, HTMLDialogElement).showModal();
}

export function startDialogs() {
  for (const id of dialogs) {
    onClick(`#open-${id}`, () => openDialog(id));
    const dialog = find(`#${id}`, HTMLDialogElement);
    // A click beside a dialog closes it.
    dialog.addEventListener('click', ({ target }) => {
      if (target === dialog) dialog.close();
    });
  }
}
