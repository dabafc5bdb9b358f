// oxlint-disable no-underscore-dangle -- Storybook's own name
// This function is sent to the page as source text, so nothing outside of it exists.
import type { StoryReport } from '../config/visualConfig.ts';

type Listener = (detail: unknown) => void;

interface Channel {
  on: (event: string, listener: Listener) => void;
  off: Channel['on'];
  emit: (event: string, detail: unknown) => void;
}

interface StoryFinished {
  storyId?: string;
  status?: string;
  reporters?: readonly StoryReport[];
}

export interface PlayedStory {
  /** Why the story or its play function failed. */
  error: string | undefined;
  /** Changed globals would apply to the next story as well. */
  hasChangedGlobals: boolean;
  /** An earlier story shows as well, such as a tooltip that nobody has closed: this one needs another page. */
  hasLeftovers: boolean;
  reports: readonly StoryReport[];
}

/** Shows a story, scrolled to the top and without focus, and waits until it has played. */
export async function playStory(storyId: string): Promise<PlayedStory> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  // Before the first story there is nothing else.
  window.ownElements ??= new Set(document.body.children);
  const { ownElements } = window;
  const former = [...document.body.children].flatMap((element) =>
    ownElements.has(element) ? [] : [element, ...element.querySelectorAll('*')],
  );
  // What the former story does not compare was hidden.
  document.querySelector('head > [data-ignored]')?.remove();
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.awaitsScroll = undefined;
  let hasChangedGlobals = false;
  let reports: readonly StoryReport[] = [];
  const error = await new Promise<string | undefined>((done) => {
    let thrown: string | undefined;
    const remember = (detail: unknown) => {
      const [first] = [detail].flat() as Array<
        { message?: string; stack?: string; title?: string; description?: string } | undefined
      >;
      const { message, stack = '', description, title } = first ?? {};
      // A stack begins with the message, unless the browser has shortened it.
      const traced = message === undefined || stack.includes(message) ? stack : `${message}\n${stack}`;
      thrown ??= traced || (description ?? title ?? 'It failed without a message.');
    };
    const end = (detail?: unknown) => {
      const { storyId: ended = storyId, status, reporters = [] } = (detail ?? {}) as StoryFinished;
      if (ended !== storyId) return;
      reports = reporters;
      const failed = reporters.filter((report) => report.status === 'failed').map(({ type }) => type);
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      done(thrown ?? (status === 'error' ? `It failed: ${failed.join(', ')}` : undefined));
    };
    // Storybook reports a story whose play function has thrown as finished with success.
    const listeners: Record<string, Listener> = {
      playFunctionThrewException: remember,
      unhandledErrorsWhilePlaying: remember,
      storyThrewException: remember,
      storyErrored: remember,
      storyMissing: () => {
        remember({ message: 'There is no such story.' });
        end();
      },
      // It is on screen already, as its play function and whatever came later have left it: it has to play again.
      storyUnchanged: () => channel.emit('forceRemount', { storyId }),
      storyFinished: end,
      updateGlobals: () => {
        hasChangedGlobals = true;
      },
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
  const hasLeftovers = former.some((element) => {
    const { width, height } = element.getBoundingClientRect();
    const hasContent = element.textContent.trim() !== '' || element.matches('img, canvas, video, svg *');
    // Containers stay for the next story, and regions for screen readers are 1 px.
    return element.isConnected && element.childElementCount === 0 && hasContent && width > 1 && height > 1;
  });
  return { error, hasChangedGlobals, hasLeftovers, reports };
}
