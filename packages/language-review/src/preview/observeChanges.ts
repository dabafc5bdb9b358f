/** Calls back, until aborted, whenever the content, size or fonts of an element may have changed. */
export function observeChanges(element: HTMLElement, onChange: () => void, signal: AbortSignal) {
  const mutations = new MutationObserver(onChange);
  mutations.observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
  const sizes = new ResizeObserver(onChange);
  sizes.observe(element);
  signal.addEventListener('abort', () => {
    mutations.disconnect();
    sizes.disconnect();
  });
  element.ownerDocument.fonts.addEventListener('loadingdone', onChange, { signal });
  for (const end of ['transitionend', 'animationend']) element.addEventListener(end, onChange, { signal });
}
