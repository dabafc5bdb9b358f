import type { Meta, StoryObj as StorybookStory } from '@storybook/react-vite';
import type { messagesOf } from './translator';

export type { Meta };

/** The context of a play function: Storybook's, and what `messagesOf` returns. */
export type PlayContext<Annotations = Meta> = Parameters<NonNullable<StorybookStory<Annotations>['play']>>[0] &
  ReturnType<typeof messagesOf>;

/** Storybook's type of a story, with `PlayContext`. */
export type StoryObj<Annotations = Meta> = Omit<StorybookStory<Annotations>, 'play'> & {
  play?: (context: PlayContext<Annotations>) => Promise<void>;
};
