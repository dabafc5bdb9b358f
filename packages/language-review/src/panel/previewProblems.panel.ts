import {
  SET_GLOBALS,
  STORY_FINISHED,
  STORY_THREW_EXCEPTION,
  type StoryFinishedPayload,
} from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import type { API } from 'storybook/manager-api';
import { reportOf } from '../coverage/storyStatuses.panel';
import { isInPreview } from '../globals';
import { setProblem } from './panelStore.panel';

const noAnnotations =
  'The preview does not have the addon. Export createPreview(…) from .storybook/preview, or from the file that `preview` of language-review.config.ts names. Where .storybook/preview calls definePreview, put it into the `addons` there: other files are not read.';

const noDecorator =
  'The preview shows the story without the decorator of the addon: `decorators` beside …createPreview(…) replace it. Move createPreview(…) into a file of its own, and name that in `preview` of language-review.config.ts.';

const hasFailed = 'The story has failed: the preview shows its error. Its texts are listed once it renders.';

export function followProblems(api: API) {
  api.on(SET_GLOBALS, ({ globals }: { globals: Globals }) =>
    setProblem(isInPreview(globals) ? undefined : noAnnotations),
  );
  // React removes what has failed, and the decorator with it.
  let failed = false;
  api.on(STORY_THREW_EXCEPTION, () => {
    failed = true;
    setProblem(hasFailed);
  });
  api.on(STORY_FINISHED, (payload: StoryFinishedPayload) => {
    const { isInProvider } = reportOf(payload, 'language-review/languages')?.result ?? {};
    if (isInProvider === false && !failed) setProblem(noDecorator);
    failed = false;
  });
}
