import type { MessageKey, Language } from './config';
import type { ClippingFinding, HardCodedText } from './preview/channel';

/** Types of the reports that a story carries in `storyFinished`, and their results. */
export interface Reports {
  /** The languages that the story has requested messages in since it began. Always reported. */
  'language-review/languages': { languages: readonly Language[] };
  /** The messages that the story shows. Always reported. */
  'language-review/messages': { keys: readonly MessageKey[] };
  /** Issues of layout and text. Reported where the checks run. */
  'language-review/issues': { clipping: readonly ClippingFinding[]; hardCoded: readonly HardCodedText[] };
}
