// oxlint-disable no-underscore-dangle -- Storybook's own name
// Runs in the page. It is sent there as text: nothing outside of its function exists.

interface Channel {
  on: (event: string, listener: (detail: unknown) => void) => void;
  off: Channel['on'];
  emit: (event: string, detail: unknown) => void;
}

/** What `storyFinished` tells. */
interface Finished {
  storyId?: string;
  status?: string;
  reporters?: ReadonlyArray<{ type: string; status: string }>;
}

export interface Played {
  /** Why the story or its play function failed. */
  error: string | undefined;
  /** Whether the story has changed the toolbar's choices, which the next one would have as well. */
  hasChangedGlobals: boolean;
}

/** Shows a story in a running preview, from its beginning and without focus, and waits until it has played. */
export async function playStory(storyId: string): Promise<Played> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  scrollTo(0, 0);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  let hasChangedGlobals = false;
  const error = await new Promise<string | undefined>((done) => {
    let thrown: string | undefined;
    const remember = (detail: unknown) => {
      const [first] = [detail].flat() as Array<{ message?: string; title?: string; description?: string } | undefined>;
      thrown ??= first?.message ?? first?.description ?? first?.title ?? 'It failed without a word.';
    };
    const end = (detail: unknown) => {
      const { storyId: ended = storyId, status, reporters = [] } = (detail ?? {}) as Finished;
      if (ended !== storyId) return;
      const failed = reporters.flatMap((report) => (report.status === 'failed' ? [report.type] : []));
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      done(thrown ?? (status === 'error' ? `It failed: ${failed.join(', ')}` : undefined));
    };
    // A story whose play function threw is told as finished, and with success.
    const listeners: Record<string, (detail: unknown) => void> = {
      playFunctionThrewException: remember,
      unhandledErrorsWhilePlaying: remember,
      storyThrewException: remember,
      storyErrored: remember,
      storyMissing: () => {
        remember({ message: 'There is no such story.' });
        end(undefined);
      },
      storyUnchanged: end,
      storyFinished: end,
      updateGlobals: () => {
        hasChangedGlobals = true;
      },
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
  return { error, hasChangedGlobals };
}
