import type { Comparison, ImageFile, Report, Result } from '../../types.ts';
import { acceptCommand } from '../acceptCommand.ts';
import {
  count,
  countOf,
  headOf,
  isAcceptable,
  languageName,
  sameCount,
  shortCommit,
  sizeOf,
  storyUrl,
  results,
} from '../format.ts';
import {
  decisions,
  matches,
  noFilters,
  readHash,
  views,
  writeHash,
  zooms,
  type State,
  type View,
  type Zoom,
} from './urlState.ts';
import { find, icon, make } from './dom.ts';
import { makeList } from './list.ts';
import { showScreenshots, type Stage } from './stage.ts';
import { loadShortcutSetting, loadMarks, saveShortcutSetting, saveMarks } from './storage.ts';

const report = JSON.parse(find('#report').textContent) as Report;
const { comparisons } = report;
const marks = loadMarks(report);
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

let state: State = readHash(location.hash);
let shown: readonly Comparison[] = [];
let selected: Comparison | undefined;
let stage: Stage | undefined;
let hasFrames = true;

const idOf = ({ snapshot }: Comparison) => snapshot.id;
const isAccepted = (comparison: Comparison) => comparison.accepted || marks.has(idOf(comparison));
const isOpen = (comparison: Comparison) => isAcceptable(comparison) && !isAccepted(comparison);
const acceptable = comparisons.filter(isAcceptable);

const capitalised = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const list = makeList(
  find('#groups'),
  comparisons,
  (comparison) => writeHash({ ...state, snapshot: idOf(comparison) }),
  (comparison) => {
    select(comparison);
    if (isListOpen()) {
      openList(false);
      find('#main').focus();
    }
  },
);

/* Filters */

const resultBoxes = new Map<Result, HTMLInputElement>();

function fillFilters() {
  for (const result of results) {
    const found = comparisons.filter((comparison) => comparison.result === result).length;
    if (found === 0) continue;
    const box = make('input', { type: 'checkbox', value: result });
    box.addEventListener('change', () =>
      filter({ results: [...resultBoxes].filter(([, { checked }]) => checked).map(([name]) => name) }),
    );
    resultBoxes.set(result, box);
    find('#results').append(
      make(
        'label',
        { class: result },
        box,
        make('span', {}, icon(result), capitalised(result), ' ', make('b', {}, count(found))),
      ),
    );
  }
  const options = (selector: string, all: string, values: ReadonlyArray<readonly [string, string]>) => {
    const element = find(selector, HTMLSelectElement);
    element.append(...[['', all] as const, ...values].map(([value, text]) => make('option', { value }, text)));
    element.hidden = values.length < 2;
  };
  const languages = new Set(comparisons.flatMap(({ snapshot }) => snapshot.globals['locale'] ?? []));
  options(
    '#language',
    'All languages',
    [...languages].map((code) => [code, `${languageName(code)} (${code})`]),
  );
  const widths = new Set(comparisons.map(({ snapshot }) => snapshot.viewport.width));
  options(
    '#width',
    'All widths',
    [...widths].toSorted((one, other) => one - other).map((width) => [`${width}`, `${width} px`]),
  );
  find('#search').addEventListener('input', () => filter({ search: find('#search', HTMLInputElement).value }));
  for (const name of ['language', 'width'] as const) {
    find(`#${name}`).addEventListener('change', () => filter({ [name]: find(`#${name}`, HTMLSelectElement).value }));
  }
  find('#decision').addEventListener('change', () => {
    const { value } = find('#decision', HTMLSelectElement);
    filter({ decision: decisions.find((decision) => decision === value) ?? 'all' });
  });
  find('#reset').addEventListener('click', () => {
    filter(noFilters);
    find('#search').focus();
  });
}

/** Puts the filters of the address into their fields. */
function showFilters() {
  for (const [result, box] of resultBoxes) box.checked = state.results.includes(result);
  const search = find('#search', HTMLInputElement);
  if (search.value !== state.search) search.value = state.search;
  for (const name of ['language', 'width', 'decision'] as const)
    find(`#${name}`, HTMLSelectElement).value = state[name];
}

function filter(change: Partial<State>) {
  state = { ...state, ...change };
  showFilters();
  applyFilters();
  select(selected && shown.includes(selected) ? selected : shown[0]);
}

function applyFilters() {
  shown = comparisons.filter((comparison) => matches(comparison, isAccepted(comparison), state));
  list.show(new Set(shown));
  const isFiltered = shown.length < comparisons.length;
  find('#shown').textContent = isFiltered
    ? `${count(shown.length)} of ${countOf(comparisons.length, 'snapshot')}`
    : countOf(comparisons.length, 'snapshot');
  find('#reset').hidden = writeHash({ ...state, ...noFilters }) === writeHash(state);
}

/* What is selected */

function select(comparison: Comparison | undefined) {
  const isSame = comparison === selected;
  selected = comparison;
  state = { ...state, snapshot: comparison ? idOf(comparison) : '' };
  updateHash();
  list.select(comparison);
  find('#comparison').hidden = comparison === undefined;
  find('#empty').hidden = comparison !== undefined;
  if (!comparison) {
    stage?.stop();
    find('#empty-title').textContent = 'No snapshot matches the filters';
    find('#empty-text').textContent = '';
    document.title = 'Visual review';
    return;
  }
  showPosition();
  if (isSame) return;
  showTexts(comparison);
  showStage(comparison);
  preload();
}

function showPosition() {
  if (!selected) return;
  const at = shown.indexOf(selected);
  find('#position').textContent = `${at < 0 ? '–' : count(at + 1)} of ${count(shown.length)}`;
  find('#previous').toggleAttribute('disabled', shown.length < 2);
  find('#next').toggleAttribute('disabled', shown.length < 2);
}

function showTexts(comparison: Comparison) {
  const { snapshot, result, pixels, before, after, affectedBy } = comparison;
  const { title, name, mode, viewport, globals } = snapshot;
  document.title = `${mode} · ${name} · ${title} · Visual review`;
  find('#path').textContent = title.replaceAll('/', ' / ');
  find('#name').textContent = name;
  find('#mode').textContent = mode;
  find('#announcement').textContent = `${result}: ${title}, ${name}, ${mode}`;

  const largest = Math.max(
    ...[before, after].map((screenshot) => (screenshot ? screenshot.width * screenshot.height : 0)),
  );
  const share =
    pixels !== undefined && largest > 0
      ? ` (${((100 * pixels) / largest).toLocaleString('en', { maximumSignificantDigits: 2 })} %)`
      : '';
  const locale = globals['locale'];
  const facts = [
    ...(pixels === undefined ? [] : [`${countOf(pixels, 'pixel')} changed${share}`]),
    ...(before || after ? [sizeOf(comparison)] : []),
    ...(locale === undefined ? [] : [languageName(locale)]),
    `Screen ${viewport.width} × ${viewport.height}`,
  ];
  find('#facts').replaceChildren(
    make('li', { class: `result ${result}` }, icon(result), capitalised(result)),
    ...facts.map((fact) => make('li', fact.includes('→') ? { class: 'resized' } : {}, fact)),
  );

  const [firstFile] = affectedBy;
  const more = affectedBy.length - 1;
  find('#reached-summary').replaceChildren(
    'Captured again because of ',
    firstFile === undefined ? (report.everything ?? 'the whole run') : make('code', {}, firstFile),
    more > 0 ? ` and ${count(more)} more` : '',
  );
  find('#reached').toggleAttribute('data-single', more < 1);
  find('#reached', HTMLDetailsElement).open &&= more > 0;
  find('#reached-files').replaceChildren(...affectedBy.slice(1).map((file) => make('li', {}, make('code', {}, file))));

  const address = storyUrl(report.storybookUrl, snapshot);
  const link = find('#story', HTMLAnchorElement);
  // A story that was removed is not in the workbench any more.
  link.hidden = address === undefined || result === 'removed';
  if (address !== undefined) link.href = address;
  showDecision();
}

function showDecision() {
  if (!selected) return;
  const button = find('#accept', HTMLButtonElement);
  const accepted = isAccepted(selected);
  button.hidden = !isAcceptable(selected);
  // What is on record stays so; a reviewer takes back marks only.
  button.disabled = selected.accepted;
  button.ariaPressed = `${accepted}`;
  find('#accept-text').textContent = selected.accepted ? 'Accepted on record' : accepted ? 'Accepted' : 'Accept';
}

function showStage(comparison: Comparison) {
  const host = find('#stage');
  const focused = document.activeElement;
  const hadKnob = focused?.matches('.knob') === true;
  const hadScroller = focused !== null && host.contains(focused) && !hadKnob;
  stage?.stop();
  stage = showScreenshots(host, comparison, state.view);
  stage.showChange();
  const isPair = comparison.before !== undefined && comparison.after !== undefined && comparison.result !== 'failed';
  find('#views').toggleAttribute('disabled', !isPair);
  find('#frames').hidden = host.querySelector('.frame') === null;
  find('#blinking').hidden = stage.play === undefined;
  find('#play').hidden = reducedMotion.matches;
  find('#zooms').hidden = !comparison.before && !comparison.after;
  setPlaying(!reducedMotion.matches);
  if (hadKnob || hadScroller) {
    if (stage.focus && hadKnob) stage.focus();
    else host.querySelector<HTMLElement>('.scroller, pre')?.focus({ preventScroll: true });
  }
}

/** The screenshots of the adjacent comparisons, loaded in advance. */
let preloaded: HTMLImageElement[] = [];
function preload() {
  if (!selected) return;
  const at = shown.indexOf(selected);
  const neighbours = [shown[at + 1], shown[at - 1]].filter((comparison) => comparison !== undefined);
  const screenshots = neighbours.flatMap(({ before, after, difference }): Array<ImageFile | undefined> => [
    before,
    after,
    state.view === 'difference' ? difference : undefined,
  ]);
  preloaded = screenshots
    .filter((screenshot) => screenshot !== undefined)
    .map(({ file }) => make('img', { src: file }));
  for (const screenshot of preloaded) void screenshot.decode().catch(() => {});
}

function step(by: 1 | -1) {
  if (shown.length === 0) return;
  const at = selected ? shown.indexOf(selected) : -1;
  select(shown[(at + by + shown.length) % shown.length]);
}

/** The next one that nobody has decided on yet, if there is one. */
function stepToOpen(from: number) {
  const next = [...shown.slice(from), ...shown.slice(0, from)].find(isOpen);
  if (next) select(next);
  else find('#announcement').textContent = 'Everything that is shown is decided';
}

/* Views and sizes */

function setView(view: View) {
  state = { ...state, view };
  updateHash();
  showTools();
  if (!selected) return;
  const sight = stage?.sight();
  showStage(selected);
  if (sight) stage?.look(sight);
}

function setZoom(zoom: Zoom) {
  const sight = stage?.sight();
  state = { ...state, zoom };
  updateHash();
  showTools();
  // Out of a fitted page, a reviewer wants to see what has changed from nearer.
  if (zoom !== 'fit' && selected?.area) stage?.showChange();
  else if (sight) stage?.look(sight);
}

function showTools() {
  for (const radio of document.querySelectorAll<HTMLInputElement>('#tools input[type=radio]')) {
    radio.checked = radio.value === (radio.name === 'view' ? state.view : state.zoom);
  }
  find('#stage').dataset['zoom'] = state.zoom;
  find('#stage').toggleAttribute('data-frames', hasFrames);
  find('#frames').ariaPressed = `${hasFrames}`;
}

function setFrames(isOn: boolean) {
  hasFrames = isOn;
  showTools();
  if (isOn) stage?.showChange();
}

let isPlaying = false;
function setPlaying(isOn: boolean) {
  isPlaying = isOn && stage?.play !== undefined;
  stage?.play?.(isPlaying);
  find('#play').ariaPressed = `${isPlaying}`;
}

function swap() {
  setPlaying(false);
  stage?.swap?.();
}

/* Marks */

function mark(wanted: readonly Comparison[], isOn: boolean) {
  for (const comparison of wanted) {
    if (comparison.accepted || !isAcceptable(comparison)) continue;
    if (isOn) marks.add(idOf(comparison));
    else marks.delete(idOf(comparison));
    list.setAccepted(comparison, isOn);
  }
  saveMarks(report, marks);
  showProgress();
  showDecision();
}

/** Marks, and goes on to what is still open; taking a mark back stays. */
function decide(wanted: readonly Comparison[], isOn: boolean) {
  const last = wanted.at(-1);
  const from = last ? shown.indexOf(last) + 1 : 0;
  mark(wanted, isOn);
  if (isOn) stepToOpen(from);
  if (state.decision !== 'all') {
    applyFilters();
    select(selected && shown.includes(selected) ? selected : shown[0]);
  }
}

function toggleMark() {
  if (selected && isAcceptable(selected) && !selected.accepted) decide([selected], !isAccepted(selected));
}

function markStory() {
  if (!selected) return;
  const { storyId } = selected.snapshot;
  decide(
    shown.filter(({ snapshot }) => snapshot.storyId === storyId),
    true,
  );
}

function showProgress() {
  const done = acceptable.filter(isAccepted).length;
  const bar = find('#bar', HTMLProgressElement);
  bar.max = Math.max(1, acceptable.length);
  bar.value = done;
  find('#progress-text').textContent = `${count(done)} of ${count(acceptable.length)} accepted`;
  find('#mark-count').textContent = marks.size > 0 ? count(marks.size) : '';
  find('#open-record').classList.toggle('quiet', marks.size === 0);
  find('#open-record').classList.toggle('action', marks.size > 0);
}

function showRecord() {
  const openOnes = shown.filter(isOpen).length;
  const areAll = acceptable.every(isAccepted);
  find('#record-text').textContent =
    marks.size === 0
      ? 'Nothing is marked yet. Accept snapshots one by one, or mark all that the filters show.'
      : `${countOf(marks.size, 'snapshot')} marked. Run this in the folder of the project: it records each by story, mode and content, for the pull request to carry.`;
  find('#record-command').hidden = marks.size === 0;
  find('#command', HTMLTextAreaElement).value = acceptCommand(
    report.key,
    areAll ? [] : comparisons.map(idOf).filter((id) => marks.has(id)),
  );
  find('#copied').textContent = '';
  find('#mark-shown').textContent = `Mark all ${count(openOnes)} shown`;
  find('#mark-shown').hidden = openOnes === 0;
  find('#clear-marks').hidden = marks.size === 0;
}

async function copyCommand() {
  const field = find('#command', HTMLTextAreaElement);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    find('#copied').textContent = 'Copied';
  } catch {
    find('#copied').textContent = 'Press Ctrl+C or ⌘C to copy';
    field.focus();
  }
}

/* Keys */

const isListOpen = () => find('#body').hasAttribute('data-list-open');
function openList(isOpened: boolean) {
  find('#body').toggleAttribute('data-list-open', isOpened);
  find('#toggle-list').ariaExpanded = `${isOpened}`;
  if (isOpened) list.focus();
}

function focusSearch() {
  openList(true);
  find('#search').focus();
}

function openStory() {
  const link = find('#story', HTMLAnchorElement);
  if (!link.hidden && selected) link.click();
}

function open(id: 'help' | 'record' | 'about') {
  if (id === 'record') showRecord();
  find(`#${id}`, HTMLDialogElement).showModal();
}

const setViewAt = (index: number) => () => {
  const view = views[index];
  if (!view || find('#views').hasAttribute('disabled')) return;
  setView(view);
  stage?.focus?.();
};

interface Command {
  keys: readonly string[];
  /** As the help shows them, where that is not what the keyboard says. */
  shown?: string;
  does: string;
  run: () => void;
}

/** How far a key scrolls a pane of this height, in px. */
const scrollKeys: Readonly<Record<string, (height: number) => number>> = {
  ArrowDown: () => 60,
  ArrowUp: () => -60,
  PageDown: (height) => 0.9 * height,
  PageUp: (height) => -0.9 * height,
  Home: () => -Infinity,
  End: () => Infinity,
};

/** Where the page itself does not scroll, its keys scroll the screenshots; the other pane follows. */
function scrollScreenshots(key: string): boolean {
  const pane = document.querySelector('#stage .scroller');
  const distance = scrollKeys[key]?.(pane?.clientHeight ?? 0);
  if (!pane || distance === undefined || document.documentElement.scrollHeight > innerHeight) return false;
  pane.scrollTop = Math.min(pane.scrollHeight, Math.max(0, pane.scrollTop + distance));
  return true;
}

const commands: readonly Command[] = [
  { keys: ['j', 'ArrowRight'], shown: 'j →', does: 'Next snapshot', run: () => step(1) },
  { keys: ['k', 'ArrowLeft'], shown: 'k ←', does: 'Previous snapshot', run: () => step(-1) },
  {
    keys: ['n'],
    does: 'Next that is still to decide',
    run: () => stepToOpen(selected ? shown.indexOf(selected) + 1 : 0),
  },
  { keys: ['a'], does: 'Accept and go on; or take it back', run: toggleMark },
  { keys: ['A'], shown: 'Shift+a', does: 'Accept the whole story, as far as it is shown', run: markStory },
  { keys: ['r'], does: 'Record what is accepted', run: () => open('record') },
  { keys: ['1'], does: 'Side by side', run: setViewAt(0) },
  { keys: ['2'], does: 'Slider; then ← and → move the divider', run: setViewAt(1) },
  { keys: ['3'], does: 'Difference', run: setViewAt(2) },
  { keys: ['4'], does: 'Blink', run: setViewAt(3) },
  { keys: [' '], shown: 'Space', does: 'Other side, while it blinks', run: swap },
  { keys: ['p'], does: 'Blink by itself, or not', run: () => setPlaying(!isPlaying && !reducedMotion.matches) },
  {
    keys: ['z'],
    does: 'Fit, 100 %, 200 %',
    run: () => setZoom(zooms[(zooms.indexOf(state.zoom) + 1) % zooms.length] ?? 'fit'),
  },
  { keys: ['c'], does: 'Frame the change and go there, or not', run: () => setFrames(!hasFrames) },
  { keys: ['f', '/'], shown: 'f /', does: 'Search', run: focusSearch },
  { keys: ['l'], does: 'List', run: () => openList(true) },
  { keys: ['Enter', 'o'], shown: 'Enter o', does: 'Open the story', run: openStory },
  { keys: ['?'], does: 'These keys', run: () => open('help') },
];

/** Not a command: these keys are on for whoever turns single keys off. */
const scrolling: Omit<Command, 'run'> = {
  keys: ['↑', '↓'],
  does: 'Scroll the screenshots; in the list, move through it',
};

let areKeysOn = loadShortcutSetting();

function isForItself(target: Element, { key }: KeyboardEvent): boolean {
  if (target.matches('input:not([type=checkbox], [type=radio]), textarea, select')) return true;
  if (key.startsWith('Arrow')) {
    const pane = target.closest('.scroller');
    return target.matches('input') || (pane !== null && pane.scrollWidth > pane.clientWidth);
  }
  // A row that is selected already has nothing else to do for Enter.
  if (key === 'Enter') return target.matches('button, a:not([aria-current]), summary, input');
  return key === ' ' && target.matches('button, summary, input');
}

function onKey(event: KeyboardEvent) {
  const target = event.target instanceof Element ? event.target : document.body;
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    document.querySelector('dialog[open]')
  )
    return;
  if (event.key === 'Escape') {
    if (target.matches('#search')) list.focus();
    else if (isListOpen()) {
      openList(false);
      find('#toggle-list').focus();
    }
    return;
  }
  const isInList = target.closest('.groups') !== null;
  if (isInList && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
    event.preventDefault();
    step(event.key === 'ArrowDown' ? 1 : -1);
    return;
  }
  if (target.matches('#search') && (event.key === 'Enter' || event.key === 'ArrowDown')) {
    event.preventDefault();
    list.focus();
    return;
  }
  if (target.matches('body, main') && scrollScreenshots(event.key)) {
    event.preventDefault();
    return;
  }
  if (!areKeysOn || comparisons.length === 0 || isForItself(target, event)) return;
  const command = commands.find(({ keys }) => keys.includes(event.key));
  // Space goes on scrolling where nothing blinks.
  if (!command || (event.key === ' ' && !stage?.swap)) return;
  event.preventDefault();
  command.run();
}

/* The page as a whole */

function updateHash() {
  const address = writeHash(state);
  if (address !== location.hash) history.replaceState(null, '', address);
}

function fillHeader() {
  const { base, head, browser, date, duration, total, captured, budget, everything } = report;
  const side = (name: string, commit: string) => [
    make('code', {}, name),
    ' ',
    make('span', { class: 'commit' }, commit),
  ];
  find('#refs').append(
    ...(base ? side(base.ref, shortCommit(base.commit)) : ['No baseline']),
    ' → ',
    make('span', { class: 'commit' }, headOf(head)),
  );
  const rows: ReadonlyArray<readonly [string, string]> = [
    ['Before', base ? `${base.ref} (${base.commit})` : 'There is no baseline'],
    ['After', `${head.commit}${head.isDirty ? ', with uncommitted changes' : ''}`],
    ['Snapshots', `${count(captured)} captured again of ${count(total)}; ${count(budget)} are allowed`],
    ...(everything === undefined ? [] : [['Everything was captured', everything] as const]),
    ['The same', countOf(sameCount(report), 'snapshot')],
    ['Browser', browser],
    ['Finished', new Date(date).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })],
    ['Duration', `${count(Math.round(duration / 100) / 10)} s`],
  ];
  find('#about-list').append(...rows.flatMap(([term, text]) => [make('dt', {}, term), make('dd', {}, text)]));
  find('#keys').append(
    ...[...commands, scrolling].flatMap(({ keys, shown: names, does }) => [
      make('dt', {}, ...(names ?? keys.join(' ')).split(' ').flatMap((key) => [make('kbd', {}, key), ' '])),
      make('dd', {}, does),
    ]),
  );
}

function listen() {
  const onPress = (id: string, action: () => void) => find(id).addEventListener('click', action);
  onPress('#skip', () => find('#main').focus());
  onPress('#previous', () => step(-1));
  onPress('#next', () => step(1));
  onPress('#accept', toggleMark);
  onPress('#frames', () => setFrames(!hasFrames));
  onPress('#play', () => setPlaying(!isPlaying));
  onPress('#swap', swap);
  onPress('#toggle-list', () => openList(!isListOpen()));
  for (const id of ['record', 'about', 'help'] as const) {
    onPress(`#open-${id}`, () => open(id));
    // A press beside a dialog closes it.
    find(`#${id}`, HTMLDialogElement).addEventListener('click', ({ target, currentTarget }) => {
      if (target === currentTarget) find(`#${id}`, HTMLDialogElement).close();
    });
  }
  onPress('#copy', () => void copyCommand());
  onPress('#mark-shown', () => {
    mark(shown.filter(isOpen), true);
    showRecord();
  });
  onPress('#clear-marks', () => {
    mark(
      comparisons.filter((comparison) => marks.has(idOf(comparison))),
      false,
    );
    showRecord();
  });
  find('#record').addEventListener('close', () => {
    if (state.decision !== 'all') filter({});
  });
  find('#reached-summary').addEventListener('click', (event) => {
    if (find('#reached').hasAttribute('data-single')) event.preventDefault();
  });
  for (const radio of document.querySelectorAll<HTMLInputElement>('#tools input[type=radio]')) {
    radio.addEventListener('change', () => {
      const view = views.find((name) => name === radio.value);
      const zoom = zooms.find((name) => name === radio.value);
      if (view) setView(view);
      if (zoom) setZoom(zoom);
    });
  }
  const keysOn = find('#keys-on', HTMLInputElement);
  keysOn.checked = areKeysOn;
  keysOn.addEventListener('change', () => {
    areKeysOn = keysOn.checked;
    saveShortcutSetting(areKeysOn);
  });
  document.addEventListener('keydown', onKey);
}

/** Shows what the address says. */
function start() {
  state = readHash(location.hash);
  showFilters();
  applyFilters();
  showTools();
  const wanted = comparisons.find((comparison) => idOf(comparison) === state.snapshot);
  // Another view of the same screenshots needs another stage.
  selected = undefined;
  select(wanted ?? shown[0]);
}

function showNothingChanged() {
  const { captured } = report;
  find('#body').toggleAttribute('data-empty', true);
  find('#list').hidden = true;
  find('#comparison').hidden = true;
  find('#progress').hidden = true;
  find('#open-record').hidden = true;
  find('#empty').hidden = false;
  find('#empty-title').textContent =
    `Nothing has changed: ${countOf(sameCount(report), 'snapshot')} ${sameCount(report) === 1 ? 'is' : 'are'} the same`;
  find('#empty-text').textContent =
    captured < report.total
      ? `${count(captured)} of them were captured again; the change does not affect the others.`
      : 'All of them were captured again.';
}

fillHeader();
listen();
if (comparisons.length === 0) {
  showNothingChanged();
} else {
  fillFilters();
  for (const comparison of comparisons) if (isAccepted(comparison)) list.setAccepted(comparison, true);
  showProgress();
  start();
  addEventListener('hashchange', start);
}
