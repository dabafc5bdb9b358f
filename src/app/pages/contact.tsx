import { useEffect } from 'react';
import { company } from '#content/company.ts';
import { Contact } from '#screens/Contact';
import { readDraft, restoreFields, saveDraft, saveFields } from '#app/delivery/draft.ts';
import { useDelivery } from '#app/delivery/useDelivery.ts';

const draft = { read: readDraft, save: saveDraft };

/** Where the browser's translator has changed the page, React renders the form anew: what was typed becomes its draft. */
export function beforeHydration() {
  const form = document.querySelector('form');
  if (!form) return;
  saveFields(form);
  restoreFields(form);
}

/** Submits the form that was submitted before it was hydrated. */
function submitEarly() {
  if (!window.earlySubmission?.form) return;
  window.earlySubmission.form = undefined;
  document.querySelector('form')?.requestSubmit();
}

export function Page() {
  useEffect(submitEarly, []);
  return <Contact {...useDelivery()} draft={draft} openingHours={company.openingHours} />;
}
