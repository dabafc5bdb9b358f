import { beforeAll, expect, test } from 'vitest';
import { inject, root, setWidth } from '../../fixtures/testPage';
import { findLayoutIssues } from './layoutFindings.preview';

beforeAll(() => setWidth(600));

test.each(['ltr', 'rtl'] as const)('accepts texts at both sides of a page whose scrollbar takes space: %s', (dir) => {
  inject(
    dir,
    '<main style="block-size: 2000px; margin-inline: -16px"><p>Linen</p><p style="text-align: end">Linen</p></main>',
  );
  expect(document.documentElement.clientWidth).toBeLessThan(window.innerWidth);
  expect(findLayoutIssues(root)).toEqual([]);
});

test('checks a pane that is an iframe', async () => {
  inject(
    'ltr',
    `<iframe style="inline-size: 300px" srcdoc='<p style="white-space: nowrap; inline-size: 500px; padding-inline-start: 250px">Linen sails on Monday</p>'></iframe>`,
  );
  const frame = root.querySelector('iframe')!;
  await expect.poll(() => frame.contentDocument?.querySelector('p')).toBeTruthy();
  expect(findLayoutIssues(frame.contentDocument!.body).map(({ cause }) => cause)).toEqual(['Scrolls sideways']);
});

test('checks a pane that is an element with layout containment', () => {
  inject(
    'ltr',
    `<div style="contain: layout; inline-size: 200px"><p style="inline-size: 300px; padding-inline-start: 100px">Linen sails on Monday</p></div>`,
  );
  expect(findLayoutIssues(root.firstElementChild!).map(({ cause }) => cause)).toEqual(['Scrolls sideways']);
});

test('reports the text, its position and by how much it is clipped', () => {
  inject(
    'ltr',
    '<main><p>First</p><p style="font: 20px/20px monospace; block-size: 10px; overflow: hidden">Second\n and last</p></main>',
  );
  const [finding] = findLayoutIssues(root);
  expect(finding).toMatchObject({ cause: 'Cut', text: 'Second and last', where: 'main > p:nth-of-type(2)' });
  expect(finding!.by).toBeGreaterThan(3);
  expect(finding!.by).toBeLessThan(10);
});

test('checks what a story renders into the body, which may cover the rest of it', () => {
  inject('ltr', '<p>Linen sails on Monday</p><button style="block-size: 3lh">Open</button>');
  const popup = document.body.appendChild(document.createElement('div'));
  popup.style.cssText = 'position: absolute; inset: 0 auto auto 0; background: #123';
  popup.innerHTML =
    '<button style="inline-size: 40px; overflow: hidden; white-space: nowrap">Delete this order</button>';
  const findings = findLayoutIssues(document.body);
  expect(findings.map(({ cause, text }) => [cause, text])).toEqual([['Cut', 'Delete this order']]);
  popup.remove();
});
