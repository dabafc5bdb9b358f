import { expect, test } from 'vitest';
import { loseFocusWithFrame } from './loseFocusWithFrame.preview';

test('an element of a removed frame gets the focus back without an error, also where user-event has replaced `focus`', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { HTMLElement } = frame.contentWindow as Window & typeof globalThis;
  HTMLElement.prototype.focus = () => {
    throw new Error('Could not determine window of node.');
  };
  const field = frame.contentDocument!.body.appendChild(frame.contentDocument!.createElement('input'));
  loseFocusWithFrame(frame.contentWindow as Window & typeof globalThis);
  expect(() => field.focus()).toThrow('Could not determine window of node.');
  frame.remove();
  expect(() => field.focus()).not.toThrow();
});
