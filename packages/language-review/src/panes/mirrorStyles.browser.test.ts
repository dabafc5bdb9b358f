import { expect, onTestFinished, test } from 'vitest';
import { mirrorStyles } from './mirrorStyles.preview';

test('a pane that is as high as its content does not grow with what is a share of the height of the window', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const style = document.head.appendChild(document.createElement('style'));
  const ended = new AbortController();
  onTestFinished(() => {
    ended.abort();
    frame.remove();
    style.remove();
  });
  style.textContent = 'p { margin: 0; block-size: 60.5vh; max-block-size: 100dvh }';
  mirrorStyles(frame.contentDocument!, ended.signal, 1000);
  const text = frame.contentDocument!.body.appendChild(document.createElement('p'));
  expect(text.getBoundingClientRect().height).toBe(605);
});

test('a pane has the theme of the page, and follows it, but has its own language and layout', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const pane = frame.contentDocument!;
  const ended = new AbortController();
  const { documentElement: page, body } = document;
  onTestFinished(() => {
    ended.abort();
    frame.remove();
    page.className = '';
    body.className = '';
  });
  pane.documentElement.lang = 'ar';
  pane.body.dataset.layout = 'centered';
  page.className = 'dark';
  page.dataset.theme = 'dark';
  body.className = 'sb-show-main compact sb-main-padded';
  mirrorStyles(pane, ended.signal);
  const { lang, className, dataset } = pane.documentElement;
  expect([lang, className, dataset.theme]).toEqual(['ar', 'dark', 'dark']);
  expect([pane.body.className, pane.body.dataset.layout]).toEqual(['compact', 'centered']);

  page.className = '';
  delete page.dataset.theme;
  page.dataset.mode = 'high contrast';
  await expect.poll(() => pane.documentElement.dataset.mode).toBe('high contrast');
  expect([pane.documentElement.className, pane.documentElement.dataset.theme]).toEqual(['', undefined]);
  delete page.dataset.mode;
  await expect.poll(() => pane.documentElement.dataset.mode).toBeUndefined();
});
