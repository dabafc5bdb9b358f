// These functions are sent to each frame of the page as source text, so nothing outside of each function exists.

declare global {
  interface Window {
    /** Those that scripts of the page cannot reach, by their element. */
    closedRoots?: WeakMap<Element, ShadowRoot>;
    holdStill?: typeof holdStill;
    /** How many animations of scripts have been brought to their end, by their element. */
    finishedAnimations?: WeakMap<Element, number>;
  }
}

/** Runs before the scripts of a page: what no script can hold later. */
export function prepareHolding() {
  /** The text stays where it is without moving; at both ends of its way, it is out of sight. */
  const holdMarquees = (root: Document | ShadowRoot) =>
    new MutationObserver(() => {
      for (const marquee of root.querySelectorAll('marquee:not([scrollamount="0"])'))
        marquee.setAttribute('scrollamount', '0');
    }).observe(root, { childList: true, subtree: true });
  const closedRoots = new WeakMap<Element, ShadowRoot>();
  window.closedRoots = closedRoots;
  // oxlint-disable-next-line typescript/unbound-method -- it is called on elements
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attach(this: Element, init) {
    const root = attachShadow.call(this, init);
    closedRoots.set(this, root);
    holdMarquees(root);
    return root;
  };
  holdMarquees(document);
}

/**
 * Brings what moves in a document to its end, or to its start and without a change where it has no end: animations of styles and of
 * scripts, also in shadow trees, those that an SVG declares, and videos. The browser itself keeps animated images at their start.
 * @param isAtEnd whether animations of styles, and those of an SVG, show their end; otherwise their start
 * @returns whether anything has moved
 */
export function holdStill(isAtEnd: boolean) {
  /** Animations that follow each other: more than these may do so without an end. */
  const mostFinished = 20;
  const finished = (window.finishedAnimations ??= new WeakMap<Element, number>());
  let hasMoved = false;
  const hold = (animation: Animation) => {
    const { effect, playState, playbackRate, timeline } = animation;
    // The screenshot has the whole story, of which the window shows a part: it looks as where browsers do not know such animations.
    if (timeline instanceof ViewTimeline) {
      hasMoved = true;
      return animation.cancel();
    }
    // What follows the scroll position does not move.
    if (playState !== 'running' || !effect || playbackRate === 0 || !(timeline instanceof DocumentTimeline)) return;
    hasMoved = true;
    const { target, pseudoElement } = effect as KeyframeEffect;
    // Until the last one of a view transition has ended, the page is a picture.
    if (pseudoElement?.startsWith('::view-transition')) return animation.finish();
    const isOfStyles = 'animationName' in animation;
    const { endTime } = effect.getComputedTiming();
    if (!isOfStyles && endTime !== Infinity) {
      const before = (target && finished.get(target)) ?? 0;
      if (target) finished.set(target, before + 1);
      if (before < mostFinished) return animation.finish();
      animation.pause();
      animation.currentTime = endTime!;
      return undefined;
    }
    // As Storybook pauses those of the document.
    effect.updateTiming({ delay: 0, direction: isAtEnd ? 'reverse' : 'normal' });
    animation.pause();
    animation.currentTime = 0;
  };
  /** The browser does not start an animation of an SVG: its last value is set where it would stay. */
  const showEnd = (element: SVGAnimationElement) => {
    const of = (name: string) => element.getAttribute(name) ?? undefined;
    const [name, target] = [of('attributeName'), element.targetElement];
    const value =
      of('to') ??
      of('values')
        ?.split(';')
        .findLast((each) => each.trim() !== '');
    // Not where it waits for a script or for a visitor.
    const starts = (of('begin') ?? '0s').split(';').some((each) => /^\s*[-+]?[\d.]|\.(?:begin|end)\b/.test(each));
    const isEndless = [of('repeatCount'), of('repeatDur')].includes('indefinite');
    const stays = of('fill') === 'freeze' || (element.localName === 'set' && of('dur') === undefined);
    if (element.hasAttribute('data-ended') || name === undefined || value === undefined) return;
    if (!target || !starts || isEndless || !stays) return;
    hasMoved = true;
    element.setAttribute('data-ended', '');
    if (element.localName === 'animateTransform') {
      const base = of('additive') === 'sum' ? (target.getAttribute(name) ?? '') : '';
      target.setAttribute(name, `${base} ${of('type') ?? 'translate'}(${value})`);
      return;
    }
    target.setAttribute(name, value.trim());
    // It would win over a style sheet as well; what is no property of CSS is ignored.
    target.style.setProperty(name, value.trim());
  };
  const roots: Array<Document | ShadowRoot> = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      const inside = element.shadowRoot ?? window.closedRoots?.get(element);
      if (inside) roots.push(inside);
    }
    for (const animation of root.getAnimations()) hold(animation);
    if (isAtEnd)
      for (const element of root.querySelectorAll<SVGAnimationElement>('animate, animateTransform, set'))
        showEnd(element);
    for (const video of root.querySelectorAll('video')) {
      // One that plays by itself is paused until enough of it has arrived.
      if (!video.paused || video.autoplay) {
        hasMoved = true;
        // It shows its first frame again; after a seek, the browser may paint it too late.
        video.autoplay = false;
        video.load();
      }
      hasMoved ||= video.readyState < video.HAVE_CURRENT_DATA && video.networkState === video.NETWORK_LOADING;
    }
  }
  return hasMoved;
}
