import { ownValue } from 'system-tools/own-value';
import { make } from './dom.ts';

/** In percent (ARIA slider pattern); tenfold with Shift. */
const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -Infinity,
  End: Infinity,
};

/** Adds a divider, which is dragged anywhere on the sheet, or moved by keys. */
export function addDivider(sheet: HTMLElement) {
  const knob = make('button', {
    class: 'knob',
    type: 'button',
    role: 'slider',
    'aria-label': 'Divider between before and after',
  });
  const tags = make('div', { class: 'tags' }, make('span', {}, 'Before'), make('span', {}, 'After'));
  sheet.append(make('div', { class: 'divider' }, tags, knob));
  let position = 50;
  const move = (to: number) => {
    position = Math.min(100, Math.max(0, to));
    sheet.style.setProperty('--at', `${position}%`);
    knob.ariaValueNow = `${Math.round(position)}`;
    knob.ariaValueText = `${Math.round(position)} % before, ${Math.round(100 - position)} % after`;
  };
  move(position);
  const followPointer = ({ clientX }: PointerEvent) => {
    const { left, width } = sheet.getBoundingClientRect();
    move((100 * (clientX - left)) / width);
  };
  sheet.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    sheet.setPointerCapture(event.pointerId);
    knob.focus({ preventScroll: true });
    followPointer(event);
  });
  sheet.addEventListener('pointermove', (event) => {
    if (sheet.hasPointerCapture(event.pointerId)) followPointer(event);
  });
  knob.addEventListener('keydown', (event) => {
    const step = ownValue(steps, event.key);
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    move(position + (event.shiftKey ? 10 * step : step));
  });
  return knob;
}
