import type { Channel } from 'storybook/internal/channels';
import type { Adapter } from '../adapters/adapter.ts';
import { catalogStore } from '../catalogs/catalogStore.preview';
import { events, pack, unpack, type Highlighted, type ShownChanges } from '../channel.ts';
import { highlightInStories } from '../marks/highlightInStories.preview';
import { targetsOf } from '../notes/noteTargets.preview';
import { renderedStories } from '../panes/renderedStories.preview';
import { pickInStories } from './pickInStories.preview';
import { reportStory } from './reportStory.preview';

let adapter: Adapter | undefined;
let isConnected = false;

/**
 * The preview's side of the languages panel: it shows what the panel has, and reports the story.
 * @returns whether a panel is connected
 */
export function connectPanel(channel: Channel, current: Adapter): () => boolean {
  const isFirst = adapter === undefined;
  adapter = current;
  // A changed catalog makes the annotations anew, in the same page.
  if (isFirst) follow(channel);
  return () => isConnected;
}

function follow(channel: Channel) {
  let emitted: unknown;
  const report = reportStory(channel, () => adapter);
  const setPicking = pickInStories(channel);

  const emitCatalogs = () => {
    if (emitted === catalogStore.overridden()) return;
    emitted = catalogStore.overridden();
    channel.emit(events.catalogs, pack(emitted));
  };

  channel.on(events.changes, (json: string) => {
    const changes = unpack(json) as ShownChanges | undefined;
    if (!changes) return;
    const { edits, suggested, notes, picking } = changes;
    catalogStore.show(edits, suggested);
    setPicking(picking);
    report.setNotes(notes);
    if (isConnected) return;
    isConnected = true;
    emitCatalogs();
    catalogStore.subscribe(emitCatalogs);
    report.start();
  });
  channel.on(events.highlight, (json: string) => {
    const highlighted = unpack(json) as Highlighted | undefined;
    if (highlighted) highlightInStories(highlighted);
  });
  channel.on(events.requestTargets, () =>
    channel.emit(
      events.targets,
      pack(
        renderedStories.all().flatMap((story) => targetsOf(story).map(({ language, place }) => ({ language, place }))),
      ),
    ),
  );
}
