import { Component } from 'react';

interface Place {
  element: Element;
  /** Distance from the top of the screen, in px. */
  top: number;
}

const readable = 'h1, h2, h3, p, li, dt, dd, label, summary, button, input, textarea, select, img, iframe';

/** What the visitor is busy with: the control in use, or the first thing to read below the header. */
function anchor(): Element | undefined {
  const active = document.activeElement;
  if (active?.closest('main, footer') && !active.matches('main')) return active;
  const x = window.innerWidth / 2;
  for (let y = window.innerHeight * 0.2; y < window.innerHeight; y += 24) {
    const found = document.elementFromPoint(x, y)?.closest(readable);
    if (found?.closest('main, footer')) return found;
  }
  return undefined;
}

interface KeepPlaceProps {
  /** The path that the visitor sees. */
  address: string;
  /** The page without its language. */
  path: string;
}

/**
 * Keeps what the visitor looks at where it is while a change of language makes the texts above it longer or shorter.
 * A class, because only a class can measure in the moment before the page changes.
 */
export class KeepPlace extends Component<KeepPlaceProps> {
  override getSnapshotBeforeUpdate(before: KeepPlaceProps): Place | null {
    const { address, path } = this.props;
    if (before.path !== path || before.address === address || window.scrollY === 0) return null;
    const element = anchor();
    if (!element) return null;
    // Browsers that anchor by themselves would do it a second time.
    document.documentElement.style.overflowAnchor = 'none';
    return { element, top: element.getBoundingClientRect().top };
  }

  override componentDidUpdate(_before: KeepPlaceProps, _state: unknown, place: Place | null) {
    if (!place) return;
    const hold = () => window.scrollBy(0, place.element.getBoundingClientRect().top - place.top);
    hold();
    const held = window.scrollY;
    // The face of another script comes later than its texts, and sets their lines anew.
    const holdAgain = () => {
      if (window.scrollY === held) hold();
    };
    document.fonts.addEventListener('loadingdone', holdAgain, { once: true });
    requestAnimationFrame(() => {
      document.documentElement.style.overflowAnchor = '';
    });
  }

  override render() {
    return null;
  }
}
