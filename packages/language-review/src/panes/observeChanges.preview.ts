const observers = new Map<MutationObserver, () => void>();

/** Calls back, until aborted, whenever the content, size or fonts of an element may have changed. */
export function observeChanges(element: HTMLElement, onChange: () => void, signal: AbortSignal) {
  const mutations = new MutationObserver(onChange);
  mutations.observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
  observers.set(mutations, onChange);
  const sizes = new ResizeObserver(onChange);
  sizes.observe(element);
  signal.addEventListener('abort', () => {
    mutations.disconnect();
    observers.delete(mutations);
    sizes.disconnect();
  });
  element.ownerDocument.fonts.addEventListener('loadingdone', onChange, { signal });
  for (const end of ['transitionend', 'animationend']) element.addEventListener(end, onChange, { signal });
}

/** Runs a task that restores what it changes: nobody is told of it. */
export function unobserved<Result>(task: () => Result): Result {
  const changed = Array.from(observers).filter(([observer]) => observer.takeRecords().length > 0);
  const result = task();
  for (const observer of observers.keys()) observer.takeRecords();
  for (const [, onChange] of changed) onChange();
  return result;
}
