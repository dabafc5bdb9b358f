import { useEffect } from 'react';
import { company } from '#content/company.ts';
import { Contact } from '#screens/Contact';
import { readDraft, restoreFields, saveDraft, saveFields } from '#app/delivery/draft.ts';
import { useDelivery } from '#app/delivery/useDelivery.ts';

const draft = { read: readDraft, save: saveDraft };

const hydrated = new AbortController();

/** React renders the form anew where, for example, the browser's translator has changed the page: what is typed until then becomes its draft. */
export function beforeHydration() {
  const form = document.querySelector('form');
  if (!form) return;
  const save = () => saveFields(form);
  // Nobody has seen yet what comes from the draft, so a form that was submitted before is not sent.
  if (restoreFields(form) && window.earlySubmission) window.earlySubmission.form = undefined;
  // What was typed or filled in so far may be one field of a draft that has others.
  save();
  window.addEventListener('input', save, { capture: true, signal: hydrated.signal });
}

/** Submits the form that was submitted before it was hydrated. */
function onHydrated() {
  hydrated.abort();
  if (!window.earlySubmission?.form) return;
  window.earlySubmission.form = undefined;
  document.querySelector('form')?.requestSubmit();
}

export function Page() {
  useEffect(onHydrated, []);
  return <Contact {...useDelivery()} draft={draft} openingHours={company.openingHours} />;
}
