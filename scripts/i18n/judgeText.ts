import type { Language } from '../../src/i18n/languages.ts';
import { textState, type TextState } from '../../src/i18n/textState.ts';
import { reasonToBeEnglish } from './sameAsEnglish.ts';

export interface JudgedText extends TextState {
  /** Why it is the English text; undefined where it is not, or should not be. */
  reason?: string | undefined;
}

/** Judges a text as `textState` does; but to be the English text for a reason is no fault. */
export function judgeText(
  language: Language,
  key: string,
  english: string | undefined,
  text: string | undefined,
): JudgedText {
  const state = textState(language, english, text);
  const reason = state.faults.includes('identical') ? reasonToBeEnglish(language, key) : undefined;
  return {
    ...state,
    faults: reason === undefined ? state.faults : state.faults.filter((fault) => fault !== 'identical'),
    reason,
  };
}
