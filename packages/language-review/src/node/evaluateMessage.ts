import { getConfig, type Language } from '../config.ts';
import { messageState, type MessageState } from './messageState.ts';

export interface EvaluatedMessage extends MessageState {
  /** Why it is the English text; undefined where it is not, or should not be. */
  reason?: string | undefined;
}

/** Why the text of a key may be that of the default language; undefined where it may not. */
function reasonToBeSame(language: Language, key: string): string | undefined {
  const { all, [language]: own } = getConfig().sameAsDefault;
  return own?.[key] ?? all?.[key];
}

/** Evaluates a message as `messageState` does; but to be the English text for a reason is no issue. */
export function evaluateMessage(
  language: Language,
  key: string,
  english: string | undefined,
  text: string | undefined,
): EvaluatedMessage {
  const state = messageState(language, english, text);
  const reason = state.issues.includes('identical') ? reasonToBeSame(language, key) : undefined;
  return {
    ...state,
    issues: reason === undefined ? state.issues : state.issues.filter((issue) => issue !== 'identical'),
    reason,
  };
}
