import { Component } from 'react';

interface Anchor {
  element: Element;
  /** Distance from the top of the viewport, in px. */
  top: number;
}

const readable = 'h1, h2, h3, p, li, dt, dd, label, summary, button, input, textarea, select, img, iframe';

/** The focused control, or the first readable element below the header. */
function findAnchor(): Element | undefined {
  const active = document.activeElement;
  if (active?.closest('main, footer') && !active.matches('main')) return active;
  const x = window.innerWidth / 2;
  for (let y = window.innerHeight * 0.2; y < window.innerHeight; y += 24) {
    const found = document.elementFromPoint(x, y)?.closest(readable);
    if (found?.closest('main, footer')) return found;
  }
  return undefined;
}

interface ScrollAnchorProps {
  /** The path with its language. */
  pathname: string;
  /** The path without its language. */
  path: string;
}

/**
 * Keeps what the visitor reads at its place when a change of language makes the text above it longer or shorter. A
 * class, because only `getSnapshotBeforeUpdate` measures just before the DOM changes.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  override getSnapshotBeforeUpdate(previous: ScrollAnchorProps): Anchor | null {
    const { pathname, path } = this.props;
    if (previous.path !== path || previous.pathname === pathname || window.scrollY === 0) return null;
    const element = findAnchor();
    if (!element) return null;
    // Browsers with scroll anchoring would correct the position a second time.
    document.documentElement.style.overflowAnchor = 'none';
    return { element, top: element.getBoundingClientRect().top };
  }

  override componentDidUpdate(_previous: ScrollAnchorProps, _state: unknown, anchor: Anchor | null) {
    if (!anchor) return;
    const correct = () => window.scrollBy(0, anchor.element.getBoundingClientRect().top - anchor.top);
    correct();
    const corrected = window.scrollY;
    // The font of another script is applied after the messages, and changes line breaks.
    document.fonts.onloadingdone = () => {
      document.fonts.onloadingdone = null;
      if (window.scrollY === corrected) correct();
    };
    requestAnimationFrame(() => {
      document.documentElement.style.overflowAnchor = '';
    });
  }

  override render() {
    return null;
  }
}
