interface Early {
  /** Ends the keeping. */
  stop: () => void;
  /** The button that was pressed last. */
  button?: HTMLElement | undefined;
  /** The form that was sent. */
  form?: HTMLFormElement | undefined;
}

declare global {
  interface Window {
    /** What the visitor did before the application could answer: kept by the boot script of a prerendered page (scripts/prerender). */
    early?: Early | undefined;
  }
}

/** Does what the visitor wanted before the application could answer. */
export function replayEarly() {
  const { early } = window;
  if (!early) return;
  window.early = undefined;
  early.stop();
  // A task later: what was typed before is only now on its way into the state.
  setTimeout(() => {
    if (early.form?.isConnected) early.form.requestSubmit();
    else if (early.button?.isConnected) early.button.click();
  });
}
