import { useEffect } from 'react';
import { Message } from '#i18n/Message.tsx';
import { showNotice } from '#src/components/Toaster/notices.ts';
import type { EventReplay } from './bootstrapContract';
import { isHydratedAt, markHydrated, type IslandName } from './hydrationState';

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

/**
 * Forgets recorded events of hydrated islands, which React has handled: it hydrates an island for a click where it can,
 * and handles that click.
 */
export function forgetHandledEvents() {
  const { eventReplay } = window;
  if (!eventReplay) return;
  const forget = ({ target }: Event) => {
    // One that React has just replaced has not handled it.
    if (!(target instanceof Element) || !target.isConnected || !isHydratedAt(target)) return;
    if (eventReplay.button?.contains(target)) eventReplay.button = undefined;
    if (eventReplay.form === target) eventReplay.form = undefined;
  };
  window.addEventListener('click', forget);
  window.addEventListener('submit', forget);
}

/** Forgets the recorded submission, and says that nothing was sent. */
export function dropSubmission(eventReplay: EventReplay) {
  eventReplay.form = undefined;
  void showNotice('error', <Message id="messageNotSent" />);
}

/** Marks an island as hydrated, and repeats the click or the submission that was recorded in it. */
function replayEvents(name: IslandName) {
  const { eventReplay } = window;
  const element = document.querySelector(name);
  const isLast = markHydrated(name);
  if (!eventReplay || !element) return;
  if (isLast) {
    eventReplay.stop();
    window.eventReplay = undefined;
  }
  // A task later, after the event that is being handled, and the state updates for what was typed before.
  setTimeout(() => {
    const { button = null } = eventReplay;
    // The form itself, or the one that was rendered in its place.
    const form = eventReplay.form && document.querySelector<HTMLFormElement>(`${name} form`);
    if (form) {
      eventReplay.form = undefined;
      form.requestSubmit();
    } else if (eventReplay.form && name === 'main') {
      // The visitor has gone to another page.
      dropSubmission(eventReplay);
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
