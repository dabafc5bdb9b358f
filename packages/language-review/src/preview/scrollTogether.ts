/** Scrolls all frames inside when one is scrolled, to the same share of their length. Returns how to stop. */
export function scrollTogether(board: HTMLElement) {
  /** The position, in px, that a page was scrolled to: its scroll event is an echo. */
  const scrolledTo = new Map<Window, number>();
  const ended = new AbortController();
  const { signal } = ended;
  const scrollLength = ({ document: { documentElement }, innerHeight }: Window) =>
    Math.max(1, documentElement.scrollHeight - innerHeight);
  const follow = (own: Window) => {
    if (own.scrollY === scrolledTo.get(own)) return;
    scrolledTo.delete(own);
    const share = own.scrollY / scrollLength(own);
    for (const { contentWindow: other } of board.querySelectorAll('iframe')) {
      if (!other || other === own) continue;
      other.scrollTo({ top: share * scrollLength(other), behavior: 'instant' });
      scrolledTo.set(other, other.scrollY);
    }
  };
  const attach = ({ contentWindow: own }: HTMLIFrameElement) =>
    own?.addEventListener('scroll', () => follow(own), { passive: true, signal });
  const handleLoad = ({ target }: Event) => {
    if ((target as Element).matches('iframe')) attach(target as HTMLIFrameElement);
  };
  board.addEventListener('load', handleLoad, { capture: true, signal });
  for (const frame of board.querySelectorAll('iframe')) attach(frame);
  return () => ended.abort();
}
