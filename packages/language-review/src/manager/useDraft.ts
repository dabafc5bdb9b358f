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
    sent.current.push(typed);
    setDraft(typed);
    send(typed);
  };
  return [draft, type];
}
