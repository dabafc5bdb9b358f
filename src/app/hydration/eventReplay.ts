import { useEffect } from 'react';
import { markHydrated, type IslandName } from './hydrationState';

const isChanged = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) =>
  field instanceof HTMLSelectElement ? !field.selectedOptions[0]?.defaultSelected : field.value !== field.defaultValue;

/** Whether the visitor, or the browser's autofill, has used an element before it was hydrated. */
export function hasPendingInput(element: Element): boolean {
  const { button = null, form = null } = window.eventReplay ?? {};
  const fields = element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input, textarea, select',
  );
  return element.contains(button) || element.contains(form) || [...fields].some(isChanged);
}

/** Marks an island as hydrated, and repeats the click or the submission that was recorded in it. */
function replayEvents(name: IslandName) {
  const { eventReplay } = window;
  const element = document.querySelector(name);
  const isLast = markHydrated(name);
  if (!eventReplay || !element) return;
  const { button = null, form = null } = eventReplay;
  if (isLast) {
    eventReplay.stop();
    window.eventReplay = undefined;
  }
  // A task later, after the state updates for what was typed before.
  setTimeout(() => {
    if (form && element.contains(form)) {
      eventReplay.form = undefined;
      form.requestSubmit();
    } else if (button && element.contains(button)) {
      eventReplay.button = undefined;
      button.click();
    }
  });
}

/** Rendered last in an island: its effect runs when the island is hydrated. */
export function HydrationMarker({ island }: { island: IslandName }) {
  useEffect(() => replayEvents(island), [island]);
  return null;
}
