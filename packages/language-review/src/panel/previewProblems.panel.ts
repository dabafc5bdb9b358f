import { SET_GLOBALS, STORY_FINISHED, type StoryFinishedPayload } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import type { API } from 'storybook/manager-api';
import { reportOf } from '../coverage/storyStatuses.panel';
import { isInPreview } from '../globals';
import { setProblem } from './panelStore.panel';

const noAnnotations =
  'The preview does not have the addon. Export createPreview(…) from .storybook/preview, or from the file that `preview` of language-review.config.ts names. Where .storybook/preview calls definePreview, put it into the `addons` there: other files are not read.';

const noDecorator =
  'The preview shows the story without the decorator of the addon: `decorators` beside …createPreview(…) replace it. Move createPreview(…) into a file of its own, and name that in `preview` of language-review.config.ts.';

export function followProblems(api: API) {
  api.on(SET_GLOBALS, ({ globals }: { globals: Globals }) =>
    setProblem(isInPreview(globals) ? undefined : noAnnotations),
  );
  api.on(STORY_FINISHED, (payload: StoryFinishedPayload) => {
    if (reportOf(payload, 'language-review/languages')?.result.isInProvider === false) setProblem(noDecorator);
  });
}
