import { useEffect } from 'react';
import { company } from '#content/company.ts';
import { Contact } from '#screens/Contact';
import { readDraft, restoreFields, saveDraft, saveFields } from '#app/delivery/draft.ts';
import { useDelivery } from '#app/delivery/useDelivery.ts';

const draft = { read: readDraft, save: saveDraft };

const hydrated = new AbortController();

/** Where something has changed the page, such as the browser's translator, React renders the form anew: what is typed until then is its draft. */
export function beforeHydration() {
  const form = document.querySelector('form');
  if (!form) return;
  const save = () => saveFields(form);
  save();
  restoreFields(form);
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
