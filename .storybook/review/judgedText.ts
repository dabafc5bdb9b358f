import { reasonToBeEnglish } from '../../scripts/i18n/sameAsEnglish';
import type { Language } from '../../src/i18n/languages';
import type { MessageKey } from '../../src/i18n/lookup';
import { textState, type TextState } from '../../src/i18n/textState';

export interface JudgedText extends TextState {
  /** Why it is the English text; absent where it is not, or should not be. */
  reason?: string | undefined;
}

/** Judges a text as `textState` does; but to be the English text for a reason is no fault. */
export function judgeText(language: Language, key: MessageKey, english: string | undefined, text: string | undefined): JudgedText {
  const state = textState(language, english, text);
  const reason = state.faults.includes('identical') ? reasonToBeEnglish(language, key) : undefined;
  return reason === undefined ? state : { ...state, faults: state.faults.filter((fault) => fault !== 'identical'), reason };
}
