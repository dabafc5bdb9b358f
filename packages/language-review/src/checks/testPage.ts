import { page } from 'vitest/browser';

const style = document.head.appendChild(document.createElement('style'));
style.textContent = '* { box-sizing: border-box; margin: 0 } body { padding: 16px; font: 16px/1.6 sans-serif }';

/** The element that markup is injected into. */
export const root = document.body.appendChild(document.createElement('div'));

export function inject(dir: 'ltr' | 'rtl', markup: string) {
  document.documentElement.dir = dir;
  root.innerHTML = markup;
}

export const setWidth = (width: number) => page.viewport(width, 800);
