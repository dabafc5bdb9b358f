import { count, countOf, headOf, sameCount, shortCommit } from '../format.ts';
import { find, make, setText } from './dom.ts';
import { report } from './review.ts';

export function showRun() {
  const { base, head, browser, date, duration, total, captured, budget, everything } = report;
  const commit = (text: string) => make('span', { class: 'commit' }, text);
  find('refs').append(
    ...(base ? [make('code', {}, base.ref), ' ', commit(shortCommit(base.commit))] : ['No baseline']),
    ' → ',
    commit(headOf(head)),
  );
  const rows: ReadonlyArray<readonly [term: string, text: string]> = [
    ['Before', base ? `${base.ref} (${base.commit})` : 'There is no baseline'],
    ['After', `${head.commit}${head.isDirty ? ', with uncommitted changes' : ''}`],
    ['Snapshots', `${count(captured)} captured again of ${count(total)}; ${count(budget)} are allowed`],
    ...(everything === undefined ? [] : [['Everything was captured', everything] as const]),
    ['The same', countOf(sameCount(report), 'snapshot')],
    ['Browser', browser],
    ['Finished', new Date(date).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })],
    ['Duration', `${count(Math.round(duration / 100) / 10)} s`],
  ];
  find('about-list').append(...rows.flatMap(([term, text]) => [make('dt', {}, term), make('dd', {}, text)]));
}

export function showNothingChanged() {
  const { captured, total } = report;
  const same = sameCount(report);
  find('body').toggleAttribute('data-empty', true);
  for (const part of ['list', 'comparison', 'progress', 'open-record']) find(part).hidden = true;
  find('empty').hidden = false;
  setText('empty-title', `Nothing has changed: ${countOf(same, 'snapshot')} ${same === 1 ? 'is' : 'are'} the same`);
  setText(
    'empty-text',
    captured < total
      ? `${count(captured)} of them were captured again; the change does not affect the others.`
      : 'All of them were captured again.',
  );
}
