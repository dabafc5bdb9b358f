import type { MessageKey, Language } from './config';
import type { ClippingFinding, HardCodedText } from './preview/channel';

/** The reports of a story in `storyFinished`, by type. */
export interface Reports {
  /** The languages that the story has requested messages in. Always reported. */
  'language-review/languages': { languages: readonly Language[] };
  /** The messages that the story has requested. Always reported. */
  'language-review/messages': { keys: readonly MessageKey[] };
  /** Reported where the checks run. */
  'language-review/issues': { clipping: readonly ClippingFinding[]; hardCoded: readonly HardCodedText[] };
}
