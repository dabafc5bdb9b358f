import type { Comparison } from '../../types.ts';
import { count, countOf, isAcceptable, languageName, sizeOf, storyUrl } from '../format.ts';
import { find, icon, make, setText } from './dom.ts';
import { isAccepted, report, selected } from './review.ts';

function pixelFact({ pixels, before, after }: Comparison) {
  if (pixels === undefined || !before || !after) return '';
  const largest = Math.max(before.width * before.height, after.width * after.height);
  const percent = ((100 * pixels) / largest).toLocaleString('en', { maximumSignificantDigits: 2 });
  return `${countOf(pixels, 'pixel')} changed (${percent} %)`;
}

function showFacts(comparison: Comparison) {
  const { result, snapshot } = comparison;
  const { globals, viewport } = snapshot;
  const facts = [
    pixelFact(comparison),
    sizeOf(comparison),
    globals.locale === undefined ? '' : languageName(globals.locale),
    `Screen ${viewport.width} × ${viewport.height}`,
  ].filter(Boolean);
  find('facts').replaceChildren(
    make('li', { class: `result ${result}` }, icon(result), result),
    ...facts.map((fact) => make('li', { class: fact.includes('→') ? 'resized' : undefined }, fact)),
  );
}

function showAffectedBy([firstFile, ...others]: readonly string[]) {
  find('affected-by-summary').replaceChildren(
    'Captured again because of ',
    firstFile === undefined ? (report.everything ?? 'the whole run') : make('code', {}, firstFile),
    others.length > 0 ? ` and ${count(others.length)} more` : '',
  );
  const details = find('affected-by') as HTMLDetailsElement;
  details.toggleAttribute('data-single', others.length === 0);
  details.open &&= others.length > 0;
  find('affected-by-files').replaceChildren(...others.map((file) => make('li', {}, make('code', {}, file))));
}

export function showDetails(comparison: Comparison) {
  const { snapshot, result } = comparison;
  const { title, name, mode } = snapshot;
  document.title = `${mode} · ${name} · ${title} · Visual review`;
  setText('path', title.replaceAll('/', ' / '));
  setText('name', name);
  setText('mode', mode);
  setText('announcement', `${result}: ${title}, ${name}, ${mode}`);
  showFacts(comparison);
  showAffectedBy(comparison.affectedBy);
  const url = storyUrl(report.storybookUrl, snapshot);
  const link = find('story') as HTMLAnchorElement;
  // The Storybook does not have a removed story any more.
  link.hidden = url === undefined || result === 'removed';
  if (url !== undefined) link.href = url;
  showDecision();
}

export function showDecision() {
  const comparison = selected();
  if (!comparison) return;
  const button = find('accept') as HTMLButtonElement;
  button.hidden = !isAcceptable(comparison);
  button.disabled = comparison.accepted;
  button.ariaPressed = `${isAccepted(comparison)}`;
  setText('accept-text', comparison.accepted ? 'Accepted on record' : isAccepted(comparison) ? 'Accepted' : 'Accept');
}
