import { useEffect, useRef, useState } from 'react';

/**
 * A text while somebody types it. What was typed comes back from the story, later and perhaps several keystrokes behind: that is
 * no news. A text that was not typed here, because it was taken back or changed in another tab, replaces the draft.
 */
export function useDraft(text: string, send: (text: string) => void): [draft: string, type: (text: string) => void] {
  const [draft, setDraft] = useState(text);
  const sent = useRef<string[]>([]);
  useEffect(() => {
    const echo = sent.current.indexOf(text);
    if (echo >= 0) sent.current.splice(0, echo + 1);
    else setDraft(text);
  }, [text]);
  const type = (typed: string) => {
    // As texts are kept. The draft stays as it was typed: a vowel sign of Arabic would change its place, and move the caret.
    const composed = typed.normalize('NFC');
    sent.current.push(composed);
    setDraft(typed);
    send(composed);
  };
  return [draft, type];
}
