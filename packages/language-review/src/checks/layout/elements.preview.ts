/** What reacts to a click. */
export const controls = 'a[href], button, input, select, textarea, summary';

/** What Storybook, its addons and this one draw on the page of a story. */
const notOfStory =
  '[data-layer], body > .sb-wrapper, body > [id^="storybook-"]:not(#storybook-root), body > #scripts-root';

/** Whether an element is a part of the story, where that is all of its page: what it renders into the body as well. */
export const isOfStory = (element: Element) => element.closest(notOfStory) === null;

/** The path of an element below the root; `root.querySelector` finds it. */
export function pathOf(element: Element, root: Element) {
  const steps: string[] = [];
  for (let at = element; at !== root && at.parentElement; at = at.parentElement) {
    if (at.id === 'storybook-root') {
      steps.unshift('#storybook-root');
      continue;
    }
    const siblings = [...at.parentElement.children].filter(({ localName }) => localName === at.localName);
    // What was pasted from Word has colons in its names.
    const name = CSS.escape(at.localName);
    steps.unshift(siblings.length > 1 ? `${name}:nth-of-type(${siblings.indexOf(at) + 1})` : name);
  }
  return steps.join(' > ');
}

/** The element of a path. */
export const elementAt = (root: Element, where: string) =>
  where === '' ? root : root.querySelector(`:scope > ${where}`);

/** Whether an element is displayed, visible and not transparent. */
export function isShown(element: Element): boolean {
  // An element without a box is visible where its parent is.
  const isBoxless = element.ownerDocument.defaultView?.getComputedStyle(element).display === 'contents';
  if (isBoxless && element.parentElement) return isShown(element.parentElement);
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** The text nodes in an element that are more than white space. */
export function textNodesIn(root: Element) {
  const nodes: Text[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, 4 /* NodeFilter.SHOW_TEXT */);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeValue?.trim() && node.parentElement && !/^(?:script|style|option)$/.test(node.parentElement.localName))
      nodes.push(node as Text);
  }
  return nodes;
}

/** The boxes of the lines of a text. */
export function lineRectsOf(node: ChildNode) {
  const range = node.ownerDocument!.createRange();
  range.selectNode(node);
  return [...range.getClientRects()];
}
