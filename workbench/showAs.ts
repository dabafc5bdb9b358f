/** How stories are shown, a choice of the toolbar. */
export type Medium = 'screen' | 'largeText' | 'print';

/** Text at 200 % (WCAG 2.2, 1.4.4). */
const textScale = 2;

/** A media query that matches what the medium would match: a page cannot have its browser print or change its default font size. */
export function queryFor(medium: Medium, query: string): string {
  if (medium === 'print') return query.replaceAll(/\bscreen\b/g, 'not all').replaceAll(/\bprint\b/g, 'all');
  if (medium === 'largeText')
    return query.replaceAll(/([\d.]+)(?=r?em\b)/g, (length) => `${Number(length) * textScale}`);
  return query;
}

const original = new WeakMap<CSSMediaRule, string>();

function rewrite(rules: CSSRuleList, medium: Medium) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = original.get(rule) ?? rule.media.mediaText;
      original.set(rule, query);
      rule.media.mediaText = queryFor(medium, query);
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) rewrite(rule.cssRules, medium);
  }
}

let shown: Medium = 'screen';

/** Shows the document as the medium does. Called after each rendering, which may have added styles. */
export function showAs(medium: Medium) {
  if (medium === 'screen' && shown === 'screen') return;
  shown = medium;
  const { style } = document.documentElement;
  style.fontSize = medium === 'largeText' ? `${textScale * 100}%` : '';
  // Paper: styles of the site let nothing that is printed have a background, and around the story is a dark one.
  style.setProperty('background-color', medium === 'print' ? 'Canvas' : '', 'important');
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules, medium);
}
