import { virtual } from '@guidepup/virtual-screen-reader';
import axe from 'axe-core';
import { axeConfig, axeOptions, findClipped } from 'language-review/checks';
import { lowestContrast } from './contrast';

/*
 * What is measured in a page of the site. Each check returns what it finds in words, and nothing where all is well.
 */

/** Smallest side of a target, in px (WCAG 2.2, 2.5.5). */
const smallestTarget = 44;

/** Lowest contrast of text and of what shows a control (WCAG 2.2, 1.4.3 and 1.4.11). */
const lowest = { text: 4.5, largeText: 3, shape: 3 };

/** Whatever a key reaches; the map is a page of its own. */
const reachable = 'a[href], button, summary, input, select, textarea';

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
const nameOf = (element: Element) =>
  `${element.localName} "${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}"`;
const sizeOf = (value: string) => Number.parseFloat(value) || 0;

const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration) =>
  sizeOf(fontSize) >= 24 || (sizeOf(fontSize) >= 18.66 && Number(fontWeight) >= 700);

/** Findings of axe, by all of its rules; where it cannot tell a contrast, because of a gradient for example, the worst place decides. */
async function findViolations(): Promise<string[]> {
  axe.reset();
  axe.configure(axeConfig);
  const results = await axe.run(document, axeOptions);
  const ran = [results.passes, results.violations, results.incomplete, results.inapplicable].flat().map(({ id }) => id);
  const expected = axe.getRules().filter(({ tags }) => !tags.includes('deprecated'));
  const undecided = results.incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.map(({ target }) => document.querySelector(String(target[0]))!));
  return [
    ...expected.filter(({ ruleId }) => !ran.includes(ruleId)).map(({ ruleId }) => `the rule ${ruleId} was not applied`),
    ...results.violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(', ')}`,
    ),
    ...undecided.flatMap((element) => {
      const style = getComputedStyle(element);
      const contrast = lowestContrast(style.color, element);
      return contrast < lowest[isLarge(style) ? 'largeText' : 'text']
        ? [`color-contrast: ${contrast.toFixed(2)} at its worst: ${nameOf(element)}`]
        : [];
    }),
  ];
}

/** Targets that are too small for a finger; a link in a sentence is as high as its line. */
function findSmallTargets(): string[] {
  const found = [...document.querySelectorAll(reachable)].filter((target) => isSeen(target) && !target.closest('p'));
  if (found.length < 10) return [`only ${found.length} targets`];
  return found.flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    return Math.min(width, height) < smallestTarget ? [`${nameOf(target)}: ${width} × ${height} px`] : [];
  });
}

/** Text that is cut or covered, and whatever makes the page scroll sideways. */
function findLost(): string[] {
  const width = document.documentElement.clientWidth;
  const wide =
    document.documentElement.scrollWidth > width
      ? [`${document.documentElement.scrollWidth} px wide instead of ${width}`]
      : [];
  return [
    ...wide,
    ...findClipped(document.body).map(
      ({ kind, text, by, where }) => `"${text.slice(0, 60)}" is ${kind} by ${by} px (${where})`,
    ),
  ];
}

/** What moves, or would at the next touch. */
function findMotion(): string[] {
  const running = document.getAnimations().filter(({ playState }) => playState === 'running').length;
  const moving = [...document.querySelectorAll('body *')].filter((element) => {
    const { animationName, animationDuration, transitionProperty, transitionDuration, scrollBehavior } =
      getComputedStyle(element);
    const animates = animationName !== 'none' && sizeOf(animationDuration) > 0.01;
    const changes =
      transitionProperty !== 'none' && transitionDuration.split(',').some((duration) => sizeOf(duration) > 0);
    return animates || changes || scrollBehavior === 'smooth';
  });
  return [...(running > 0 ? [`${running} animations`] : []), ...moving.map(nameOf)];
}

/** What does not show in the colours that the visitor has chosen: buttons and fields without an outline, icons, what is current. */
function findHiddenByColors(): string[] {
  if (!matchMedia('(forced-colors: active)').matches) return ['no colours are forced'];
  const shaped = [...document.querySelectorAll('button, input, select, textarea, svg')].filter(isSeen);
  const shapes = shaped.filter((element) => {
    const { color, borderBlockStartColor, borderBlockStartWidth } = getComputedStyle(element);
    const isControl = !(element instanceof SVGElement);
    if (isControl && sizeOf(borderBlockStartWidth) === 0) return true;
    return (
      lowestContrast(isControl ? borderBlockStartColor : color, isControl ? element.parentElement! : element) <
      lowest.shape
    );
  });
  const current = [...document.querySelectorAll('[aria-current]')].filter(
    (element) =>
      isSeen(element) &&
      lowestContrast(getComputedStyle(element).backgroundColor, element.parentElement!) < lowest.shape,
  );
  return [...shapes, ...current].map(nameOf);
}

/** Whether the ring of the element that has the focus is seen, and all of the element is. */
function findHiddenFocus(): string[] {
  const focused = document.activeElement;
  if (!focused?.matches(reachable)) return [];
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
  const hasRing =
    outlineStyle !== 'none' &&
    sizeOf(outlineWidth) >= 2 &&
    lowestContrast(outlineColor, focused.parentElement!) >= lowest.shape;
  // A link in a sentence has a box per line.
  const points = [...focused.getClientRects()].flatMap(({ left, top, right, bottom }) => {
    const inset = Math.min(4, (bottom - top) / 4);
    const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
    return [
      [middle, top + inset],
      [middle, centre],
      [middle, bottom - inset],
      [left + inset, centre],
      [right - inset, centre],
    ] as const;
  });
  const over = points.flatMap(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    if (hit && (focused.contains(hit) || hit.contains(focused))) return [];
    return [
      `${nameOf(focused)} is ${hit ? `behind ${nameOf(hit)}` : 'outside of the screen'} at ${Math.round(x)}, ${Math.round(y)}`,
    ];
  });
  return [...(hasRing ? [] : [`${nameOf(focused)} has no ring`]), ...over];
}

/** In how many frames what goes away with the focus, such as a tooltip, has to be gone, and what comes to life with it to be there. */
const patience = 120;

const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));

/** Where the focus has been since the last look, and what was wrong there. */
let reached = new Set<Element>();
let hiddenFocus: string[] = [];

// Before React, which keeps the focus in parts that are not awake to itself.
window.addEventListener('focusin', ({ target }) => void (target instanceof Element && reached.add(target)), {
  capture: true,
});

/** Remembers what hides the focus where it is now, and stays. */
async function lookAtFocus() {
  for (let frames = 0; frames < patience && findHiddenFocus().length > 0; frames += 1) await nextFrame();
  hiddenFocus.push(...findHiddenFocus());
}

const seenStops = () => [...document.querySelectorAll(reachable)].filter(isSeen);
const missedStops = () => seenStops().filter((element) => !reached.has(element));

const countReachable = () => seenStops().length;
const countMissed = () => missedStops().length;

/** What was hidden while it had the focus, and what the focus never came to; starts anew. */
function findUnreached(): string[] {
  const found = [...hiddenFocus, ...missedStops().map((element) => `${nameOf(element)} was not reached`)];
  reached = new Set();
  hiddenFocus = [];
  return found;
}

/** Where an element ends, and what stands around a text without being told. */
const silent = /^(?:end\b|(?:paragraph|strong)$)/;

/**
 * What a screen reader says from the start of the page to its end, a line for each stop. What is in another language than the page begins with
 * that; ends are left out, and what stands in a link, a button or a heading, which is its name.
 */
async function readAloud(): Promise<string> {
  // Browsers keep closed answers from screen readers; this one does not know.
  const closed = [...document.querySelectorAll<HTMLElement>('details:not([open]) > :not(summary)')].filter(
    (content) => !isSeen(content),
  );
  for (const content of closed) content.ariaHidden = 'true';
  await virtual.start({ container: document.body, window });
  const lines: string[] = [];
  for (let phrase = ''; phrase !== 'end of document' && lines.length < 2000; await virtual.next()) {
    phrase = await virtual.lastSpokenPhrase();
    const at = virtual.activeNode;
    const element = at instanceof Element ? at : at?.parentElement;
    const isNamed = element !== at && element?.closest('a, button, h1, h2, h3');
    if (silent.test(phrase) || isNamed) continue;
    const language = element?.closest<HTMLElement>('[lang]')?.lang;
    lines.push(language === document.documentElement.lang ? phrase : `[${language}] ${phrase}`);
  }
  await virtual.stop();
  for (const content of closed) content.ariaHidden = null;
  return `${lines.join('\n')}\n`;
}

const pageChecks = {
  countMissed,
  countReachable,
  findHiddenByColors,
  findHiddenFocus,
  findLost,
  findMotion,
  findSmallTargets,
  findUnreached,
  findViolations,
  lookAtFocus,
  readAloud,
};

export type PageChecks = typeof pageChecks;

Object.assign(window, { pageChecks });
