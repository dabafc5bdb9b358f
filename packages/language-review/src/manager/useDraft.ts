import { useEffect, useRef, useState } from 'react';

/**
 * A text while it is being typed. The preview echoes what was typed, perhaps several keystrokes late: echoes are ignored. A
 * text that was not typed here, after an undo or a change in another tab, replaces the draft.
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
    // Catalogs are in NFC. The draft is not normalised, because reordered Arabic vowel signs would move the caret.
    const composed = typed.normalize('NFC');
    sent.current.push(composed);
    setDraft(typed);
    send(composed);
  };
  return [draft, type];
}
