import { virtual } from '@guidepup/virtual-screen-reader';
import axe from 'axe-core';
import { axeConfig, axeOptions, findLayoutIssues } from 'language-review/checks';
import { lowestContrast } from './contrast';

// The accessibility checks of a page. Each returns its findings as sentences.

/** Minimum width and height of a pointer target, in px (WCAG 2.2, 2.5.5). */
const smallestTarget = 44;

/** Minimum contrast of text and of the outlines of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
const lowest = { text: 4.5, largeText: 3, shape: 3 };

/** Every element that can have the focus, except the map, which is another document. */
const focusable = 'a[href], button, summary, input, select, textarea';

const isVisible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
const nameOf = (element: Element) =>
  `${element.localName} "${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}"`;
const sizeOf = (value: string) => Number.parseFloat(value) || 0;

const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration) =>
  sizeOf(fontSize) >= 24 || (sizeOf(fontSize) >= 18.66 && Number(fontWeight) >= 700);

/** Violations of all axe rules. Where axe cannot determine a contrast, as over a gradient, the lowest contrast counts. */
async function findViolations() {
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

/** Pointer targets below the minimum size. Links in a sentence are exempt. */
function findSmallTargets() {
  const found = [...document.querySelectorAll(focusable)].filter((target) => isVisible(target) && !target.closest('p'));
  if (found.length < 10) return [`only ${found.length} targets`];
  return found.flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    return Math.min(width, height) < smallestTarget ? [`${nameOf(target)}: ${width} × ${height} px`] : [];
  });
}

/** Minimum distance of the lines of a text, in font sizes (WCAG 2.2, 1.4.8). */
const smallestLeading = 1.5;

/** Paragraphs, list items and other texts of several lines that are set too tight. Headings and controls are exempt. */
function findTightLines() {
  const ownText = (element: Element) =>
    [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());
  const texts = [...document.querySelectorAll('body *')].filter((element) => {
    if (element.closest('h1, h2, h3, button, select, svg') || !isVisible(element)) return false;
    const range = document.createRange();
    const lines = ownText(element).flatMap((node) => {
      range.selectNode(node);
      return Array.from(range.getClientRects(), ({ top }) => Math.round(top));
    });
    return new Set(lines).size > 1 || (lines.length > 0 && element.closest('p, li, dd, blockquote'));
  });
  if (texts.length < 10) return [`only ${texts.length} texts`];
  return texts.flatMap((element) => {
    const { lineHeight, fontSize } = getComputedStyle(element);
    const leading = sizeOf(lineHeight) / sizeOf(fontSize);
    return leading < smallestLeading - 0.001 ? [`${nameOf(element)}: ${leading.toFixed(2)}`] : [];
  });
}

function findOverflow() {
  const { clientWidth: width, scrollWidth } = document.documentElement;
  if (scrollWidth <= width) return [];
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < -1 || right > width + 1;
  });
  return [`${scrollWidth} px wide instead of ${width}`, ...wide.map(nameOf)];
}

function findLostContent() {
  // Wide text spacing breaks words and spaces Arabic letters; all of the text can be read.
  const issues = findLayoutIssues(document.body).filter(
    ({ cause }) => !['Broken within a word', 'Joined letters spaced'].includes(cause),
  );
  return [
    ...findOverflow(),
    ...issues.map(({ cause, text, by, where }) => `${cause} by ${by} px: "${text.slice(0, 60)}" (${where})`),
  ];
}

function findMotion() {
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

/** Checks forced colors: outlines of buttons and fields, icons, and the mark of the current item. */
function findHiddenByColors() {
  if (!matchMedia('(forced-colors: active)').matches) return ['no colors are forced'];
  const shaped = [...document.querySelectorAll('button, input, select, textarea, svg')].filter(isVisible);
  const shapes = shaped.filter((element) => {
    const { color, borderBlockStartColor, borderBlockStartWidth } = getComputedStyle(element);
    if (element instanceof SVGElement) return lowestContrast(color, element) < lowest.shape;
    if (sizeOf(borderBlockStartWidth) === 0) return true;
    return lowestContrast(borderBlockStartColor, element.parentElement!) < lowest.shape;
  });
  const current = [...document.querySelectorAll('[aria-current]')].filter(
    (element) =>
      isVisible(element) &&
      lowestContrast(getComputedStyle(element).backgroundColor, element.parentElement!) < lowest.shape,
  );
  return [...shapes, ...current].map(nameOf);
}

/** Whether the focused element has no visible ring, is covered, or is outside of the viewport. */
function findHiddenFocus() {
  const focused = document.activeElement;
  if (!focused?.matches(focusable)) return [];
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
  const hasRing =
    outlineStyle !== 'none' &&
    sizeOf(outlineWidth) >= 2 &&
    lowestContrast(outlineColor, focused.parentElement!) >= lowest.shape;
  // A link in a sentence has a box per line.
  const points = [...focused.getClientRects()].flatMap(({ left, top, right, bottom }) => {
    const inset = Math.min(4, (bottom - top) / 4);
    const [middle, center] = [(left + right) / 2, (top + bottom) / 2];
    return [
      [middle, top + inset],
      [middle, center],
      [middle, bottom - inset],
      [left + inset, center],
      [right - inset, center],
    ] as const;
  });
  const over = points.flatMap(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    if (hit && (focused.contains(hit) || hit.contains(focused))) return [];
    const place = hit ? `behind ${nameOf(hit)}` : 'outside of the screen';
    return [`${nameOf(focused)} is ${place} at ${Math.round(x)}, ${Math.round(y)}`];
  });
  return [...(hasRing ? [] : [`${nameOf(focused)} has no ring`]), ...over];
}

/** Frames that an overlay may take to close, or a boundary to hydrate, after the focus has moved. */
const settleFrames = 120;

const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));

/** What has had the focus since the last `findUnreached`, and the issues of that. */
let reached = new Set<Element>();
let hiddenFocus: string[] = [];

// In the capture phase, because React stops focus events in boundaries that are not hydrated.
window.addEventListener('focusin', ({ target }) => void (target instanceof Element && reached.add(target)), {
  capture: true,
});

/**
 * Records the issues of the current focus, unless they disappear within `settleFrames`.
 * @returns how many elements never had the focus
 */
async function recordFocus() {
  for (let frames = 0; frames < settleFrames && findHiddenFocus().length > 0; frames += 1) await nextFrame();
  hiddenFocus.push(...findHiddenFocus());
  return unreachedTargets().length;
}

const unreachedTargets = () =>
  [...document.querySelectorAll(focusable)].filter((element) => isVisible(element) && !reached.has(element));

/** The recorded issues and the elements that never had the focus; resets both. */
function findUnreached() {
  const found = [...hiddenFocus, ...unreachedTargets().map((element) => `${nameOf(element)} was not reached`)];
  reached = new Set();
  hiddenFocus = [];
  return found;
}

/** Phrases that the transcript omits: the ends of elements, and roles without information. */
const omitted = /^(?:end\b|(?:paragraph|strong)$)/;

const quote = (phrase: string, text: string) => (text ? phrase.replace(text, () => JSON.stringify(text)) : phrase);

/**
 * What a screen reader says on the page, one line for each phrase, with names and texts in quotes. A phrase in another language than
 * the page's starts with that language. The content of a link, button or heading is omitted, because it is the name of that element.
 */
async function screenReaderTranscript() {
  // Browsers hide closed `details` from screen readers; the virtual screen reader does not.
  const closed = [...document.querySelectorAll<HTMLElement>('details:not([open]) > :not(summary)')].filter(
    (content) => !isVisible(content),
  );
  for (const content of closed) content.ariaHidden = 'true';
  await virtual.start({ container: document.body, window });
  const lines: string[] = [];
  for (let phrase = ''; phrase !== 'end of document' && lines.length < 2000; await virtual.next()) {
    phrase = await virtual.lastSpokenPhrase();
    const at = virtual.activeNode;
    const element = at instanceof Element ? at : at?.parentElement;
    const isNamed = element !== at && element?.closest('a, button, h1, h2, h3');
    if (omitted.test(phrase) || isNamed) continue;
    const language = element?.closest<HTMLElement>('[lang]')?.lang;
    const placeholder = element?.getAttribute('placeholder') ?? '';
    const line = quote(quote(phrase, await virtual.itemText()), placeholder);
    lines.push(language === document.documentElement.lang ? line : `[${language}] ${line}`);
  }
  await virtual.stop();
  for (const content of closed) content.ariaHidden = null;
  return `${lines.join('\n')}\n`;
}

const accessibilityChecks = {
  findHiddenByColors,
  findHiddenFocus,
  findLostContent,
  findMotion,
  findOverflow,
  findSmallTargets,
  findTightLines,
  findUnreached,
  findViolations,
  recordFocus,
  screenReaderTranscript,
};

export type AccessibilityChecks = typeof accessibilityChecks;

Object.assign(window, { accessibilityChecks });
