import type { Channel } from 'storybook/internal/channels';
import type { Adapter } from '../adapters/adapter.ts';
import { catalogStore } from '../catalogs/catalogStore.preview';
import { events, type ShownChanges } from '../channel.ts';
import { highlightInStories } from '../marks/highlightInStories.preview';
import { targetsOf } from '../notes/noteTargets.preview';
import { renderedStories } from '../panes/renderedStories.preview';
import { pickInStories } from './pickInStories.preview';
import { reportStory } from './reportStory.preview';

/**
 * The preview's side of the languages panel: it shows what the panel has, and reports the story.
 * @returns whether a panel is connected
 */
export function connectPanel(channel: Channel, adapter: Adapter): () => boolean {
  let isConnected = false;
  let emitted: unknown;
  const { setNotes, follow } = reportStory(channel, adapter);
  const setPicking = pickInStories(channel);

  const emitCatalogs = () => {
    if (emitted === catalogStore.overridden()) return;
    emitted = catalogStore.overridden();
    channel.emit(events.catalogs, emitted);
  };

  channel.on(events.changes, ({ edits, suggested, notes, picking }: ShownChanges) => {
    catalogStore.show(edits, suggested);
    setPicking(picking);
    setNotes(notes);
    if (isConnected) return;
    isConnected = true;
    emitCatalogs();
    catalogStore.subscribe(emitCatalogs);
    follow();
  });
  channel.on(events.highlight, highlightInStories);
  channel.on(events.requestTargets, () =>
    channel.emit(
      events.targets,
      renderedStories.all().flatMap((story) => targetsOf(story).map(({ language, place }) => ({ language, place }))),
    ),
  );
  return () => isConnected;
}
