import { expect, onTestFinished, test } from 'vitest';
import { mirrorStyles } from './mirrorStyles.preview';

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
