import type { Channel } from 'storybook/internal/channels';
import { STORY_FINISHED, STORY_RENDERED } from 'storybook/internal/core-events';
import type { Adapter } from '../adapters/adapter.ts';
import { catalogStore } from '../catalogs/catalogStore.preview';
import { events, pack, type Picked, type StoryState } from '../channel.ts';
import { evaluateStory } from '../checks/evaluateStory.preview';
import { textWidthsOf } from '../checks/layout/storyTextWidths.preview';
import { fallbackOf, languageCodes } from '../config.ts';
import { englishName } from '../format';
import { showNoteMarkers } from '../notes/noteMarkers.preview';
import type { StoryNote } from '../notes/notes.ts';
import { elementsAt } from '../notes/noteTargets.preview';
import { observeChanges } from '../panes/observeChanges.preview';
import { ownProviderProblem } from '../panes/ownProvider.preview';
import { renderedStories } from '../panes/renderedStories.preview';
import { whenSettled } from '../whenSettled.ts';

/** So that a changed story is painted before the panel, in ms. */
const paintTime = 50;

/** How long nothing has changed in a settled story, and when one that does not settle is checked all the same, in ms. */
const settleTime = 300;
const longestWait = 3000;

/** The languages that the adapter was given no messages of, as sentences. */
function emptyCatalogs() {
  const files = catalogStore.files();
  return languageCodes()
    .filter((code) => fallbackOf(code) === undefined && Object.keys(files[code] ?? {}).length === 0)
    .map(
      (code) =>
        `${englishName(code)} has no messages here: its catalogs are empty, or not among those that the adapter was given in .storybook/preview.`,
    );
}

/** The elements of notes in the languages on screen, by id. */
const elementsOf = (notes: readonly StoryNote[]) =>
  new Map(
    renderedStories.all().flatMap((story) => {
      const own = notes.filter(({ language }) => language === story.language);
      return elementsAt(story, own).map((element, index) => [own[index]?.id ?? '', element] as const);
    }),
  );

function whenIdle(task: () => void) {
  // Safari has no `requestIdleCallback`; a hidden page may never be idle.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 1000 });
  else setTimeout(task);
}

type Evaluated = Pick<StoryState, 'storyId' | 'widths' | 'layout' | 'hardCoded'> & { provider?: string | undefined };

/** Reports the first story on screen to the panel: what it shows, and what the checks find. */
export function reportStory(channel: Channel, adapter: () => Adapter | undefined) {
  let notes: readonly StoryNote[] = [];
  let evaluated: Evaluated = { storyId: '', widths: [] };
  let observation = new AbortController();

  const scheduleReport = whenSettled(() => {
    const [story] = renderedStories.all();
    if (!story) return;
    const { storyId } = story;
    const {
      layout,
      hardCoded,
      widths = [],
      provider,
    }: Partial<Evaluated> = evaluated.storyId === storyId ? evaluated : {};
    const elements = elementsOf(notes);
    showNoteMarkers(notes, elements, (note) => channel.emit(events.picked, pack({ note } satisfies Picked)));
    const state: StoryState = {
      storyId,
      keys: renderedStories.keysOf(storyId),
      widths,
      foundNotes: Object.fromEntries(Array.from(elements, ([id, element]) => [id, element !== undefined])),
      problems: [...(provider === undefined ? [] : [provider]), ...(adapter()?.problems?.() ?? []), ...emptyCatalogs()],
      layout,
      hardCoded,
    };
    channel.emit(events.story, pack(state));
  }, paintTime);

  const evaluate = () => {
    const [story] = renderedStories.all();
    if (!story) return;
    const { storyId, root } = story;
    const current = adapter();
    const provider = current && ownProviderProblem(root, current);
    evaluated = { storyId, ...evaluateStory(storyId), widths: textWidthsOf(storyId), provider };
    scheduleReport();
  };
  const scheduleEvaluation = whenSettled(() => whenIdle(evaluate), settleTime, longestWait);

  const followStories = () => {
    observation.abort();
    observation = new AbortController();
    for (const { root } of renderedStories.all()) observeChanges(root, scheduleEvaluation, observation.signal);
    scheduleReport();
    scheduleEvaluation();
  };

  return {
    setNotes: (next: readonly StoryNote[]) => {
      notes = next;
      scheduleReport();
    },
    start: () => {
      // An animation may end without a change of the document.
      channel.on(STORY_RENDERED, scheduleEvaluation);
      channel.on(STORY_FINISHED, scheduleEvaluation);
      renderedStories.subscribe(followStories);
      followStories();
    },
  };
}
