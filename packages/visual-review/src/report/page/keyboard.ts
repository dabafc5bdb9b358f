import { ownValue } from 'system-tools/own-value';
import { toggleAccepted } from './decisions.ts';
import { openDialog, startRejection } from './dialogs.ts';
import { find, make } from './dom.ts';
import { focusList, isListOpen, openList } from './list.ts';
import { comparisons, loadShortcutSetting, saveShortcutSetting, selected } from './review.ts';
import { selectNextOpen, step, stepGroup } from './selection.ts';
import { canSwap, chooseView, nextZoom, swap, toggleFrames, toggleMoved, togglePlaying } from './viewer.ts';

/** Whether single keys are commands. */
const setting = find('keys-on') as HTMLInputElement;

function focusSearch() {
  openList(true);
  find('search').focus();
}

function openStory() {
  const link = find('story');
  if (!link.hidden && selected()) link.click();
}

const commands: ReadonlyArray<readonly [keys: readonly string[], label: string, run: () => void]> = [
  [['j', 'ArrowRight'], 'Next snapshot', () => step(1)],
  [['k', 'ArrowLeft'], 'Previous snapshot', () => step(-1)],
  [['J'], 'Next change', () => stepGroup(1)],
  [['K'], 'Previous change', () => stepGroup(-1)],
  [['n'], 'Next change that is still to decide', selectNextOpen],
  [['a'], 'Accept the change in all its snapshots and go on; or take it back', toggleAccepted],
  [['x'], 'Reject it, with a comment for its author', startRejection],
  [['r'], 'Record what is decided', () => openDialog('record')],
  [['1'], 'Side by side', () => chooseView('side')],
  [['2'], 'Slider; then ← and → move the divider', () => chooseView('slider')],
  [['3'], 'Difference', () => chooseView('difference')],
  [['m'], 'In the difference: what has only moved as well, or not', toggleMoved],
  [['4'], 'Blink', () => chooseView('blink')],
  [[' '], 'Other side, while it blinks', swap],
  [['p'], 'Blink by itself, or not', togglePlaying],
  [['z'], 'Fit, 100 %, 200 %', nextZoom],
  [['c'], 'Frame the change and go there, or not', toggleFrames],
  [['f', '/'], 'Search', focusSearch],
  [['l'], 'List', () => openList(true)],
  [['Enter', 'o'], 'Open the story', openStory],
  [['?'], 'These keys', () => openDialog('help')],
];

/** How the help shows keys. */
const keyNames: Record<string, string> = { ArrowRight: '→', ArrowLeft: '←', ' ': 'Space', J: 'Shift+j', K: 'Shift+k' };

/** How far a key scrolls a pane: arrows in px, other keys in its heights. */
const scrollKeys: Record<string, number> = {
  ArrowDown: 60,
  ArrowUp: -60,
  PageDown: 0.9,
  PageUp: -0.9,
  Home: -1e6,
  End: 1e6,
};

/** Where the page itself does not scroll. */
function scrollScreenshots(key: string) {
  const pane = document.querySelector('#stage .scroller');
  const distance = ownValue(scrollKeys, key);
  if (!pane || distance === undefined || document.documentElement.scrollHeight > innerHeight) return false;
  pane.scrollTop += key.startsWith('Arrow') ? distance : distance * pane.clientHeight;
  return true;
}

function usesKey(target: Element, key: string) {
  if (target.matches('input:not([type=checkbox], [type=radio]), textarea, select')) return true;
  if (key.startsWith('Arrow')) {
    const pane = target.closest('.scroller');
    return target.matches('input') || (pane !== null && pane.scrollWidth > pane.clientWidth);
  }
  // Enter does nothing else on a row that is selected already.
  if (key === 'Enter') return target.matches('button, a:not([aria-current]), summary, input');
  return key === ' ' && target.matches('button, summary, input');
}

/** These keys stay on where single keys are off. */
function navigateBy(key: string, target: Element) {
  const isUpOrDown = key === 'ArrowDown' || key === 'ArrowUp';
  if (isUpOrDown && target.closest('.groups')) step(key === 'ArrowDown' ? 1 : -1);
  else if (target.matches('#search') && (key === 'Enter' || key === 'ArrowDown')) focusList();
  else return target.matches('body, main') && scrollScreenshots(key);
  return true;
}

function runCommand(key: string, target: Element) {
  if (!setting.checked || comparisons.length === 0 || usesKey(target, key)) return false;
  const command = commands.find(([keys]) => keys.includes(key));
  // Space scrolls where nothing blinks.
  if (!command || (key === ' ' && !canSwap())) return false;
  command[2]();
  return true;
}

function onKey(event: KeyboardEvent) {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return;
  const element = target instanceof Element ? target : document.body;
  if (key === 'Escape') {
    if (element.matches('#search')) focusList();
    else if (isListOpen()) {
      openList(false);
      find('toggle-list').focus();
    }
  } else if (navigateBy(key, element) || runCommand(key, element)) event.preventDefault();
}

export function startKeyboard() {
  const help = [...commands, [['↑', '↓'], 'Scroll the screenshots; in the list, move through it'] as const];
  find('keys').append(
    ...help.flatMap(([keys, label]) => [
      make('dt', {}, ...keys.flatMap((key) => [make('kbd', {}, ownValue(keyNames, key) ?? key), ' '])),
      make('dd', {}, label),
    ]),
  );
  setting.checked = loadShortcutSetting();
  setting.addEventListener('change', () => saveShortcutSetting(setting.checked));
  document.addEventListener('keydown', onKey);
}
