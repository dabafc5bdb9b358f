import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { treeOf } from '../content/content.ts';
import { snapshotOf } from '../report/reportFixture.ts';
import type { SnapshotOptions } from '../types.ts';
import { findBrowser } from './findBrowser.ts';
import { launchBrowser } from './launchBrowser.ts';
import { openPreview } from './previewPage.ts';

/*
 * Stories that move, in a page that answers as the preview of Storybook does. In each, a box of 40 × 40 px moves by 160 px.
 */

const box = '<div style="width:40px;height:40px;background:rgb(200,0,0)"></div>';
const keyframes = '@keyframes move { to { transform: translateX(160px) } }';
const moving = (animation: string) => `<style>${keyframes} div, rect { animation: ${animation} }</style>`;
const inScript = (script: string) => `<script>${script}</script>`;
const inShadow = (html: string, mode = 'open') =>
  `<div id="host"></div>${inScript(`host.attachShadow({ mode: '${mode}' }).innerHTML = ${JSON.stringify(html)}`)}`;
const inFrame = (html: string, more = '') => {
  const source = `<style>body { margin: 0 }</style>${html}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe width="200" height="40" style="border:0" ${more} srcdoc="${source}"></iframe>`;
};
const byScript = (keyframe: string, options: string) =>
  `${box}${inScript(`document.querySelector('#storybook-root div').animate(${keyframe}, ${options})`)}`;
const pseudo = `<style>p { margin: 0 } p::before { content: ''; display: block; width: 40px; height: 40px; background: rgb(200,0,0) }</style><p></p>`;
const byScriptInPseudo = (options: string, root = 'document') =>
  `${root}.querySelector('p').animate({ translate: ['0px', '160px'] }, { pseudoElement: '::before', ${options} })`;
const moved = `document.querySelector('#storybook-root div').style.translate = '160px'`;
const below = '<p style="height: 3000px"></p>';
const whenInView = (script: string, margin = 0) => `new IntersectionObserver(([{ isIntersecting }]) => {
  if (isIntersecting) { ${script} }
}, { rootMargin: '${margin}px 0px' }).observe(document.querySelector('#storybook-root div'))`;
const chained = (isNext: string) =>
  box +
  inScript(`(function next(box, times = 0) {
    const animation = box.animate({ translate: '160px' }, { duration: 300, fill: 'both' });
    animation.onfinish = () => ${isNext} && next(box, times + 1);
  })(document.querySelector('#storybook-root div'))`);
const inSvg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40"><rect width="40" height="40" fill="rgb(200,0,0)">${inside}</rect></svg>`;
const image = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const endless = inSvg('<animate attributeName="x" from="0" to="160" dur="3.7s" repeatCount="indefinite"/>');
const svgWithStyle = inSvg(moving('move 1.7s infinite'));
const marquee = `<marquee width="200">${box}</marquee>`;
const draw = `(function draw(context) {
  context.fillStyle = 'rgb(' + (performance.now() % 200) + ', 0, 0)';
  context.fillRect(0, 0, 40, 40);
  requestAnimationFrame(() => draw(context));
})(document.querySelector('canvas').getContext('2d'))`;

/** The stories, and where the box of each has to be: 0 is its start, 160 its end. */
const stories: Record<string, readonly [left: number | 'unstable', html: string]> = {
  'states, without anything that moves': [
    0,
    `${box}<button aria-expanded="false" aria-haspopup="menu">Menu</button><button aria-pressed="false">Bold</button>
      <a href="#a" aria-current="page">Home</a><span aria-current="step">Pay</span>
      <p>From <span aria-hidden="true">€ 49</span></p><label><input type="checkbox">Agree</label><input placeholder="Name">`,
  ],
  'styles for visitors who have not asked for less motion': [
    160,
    `<style>@media (prefers-reduced-motion: no-preference) { #storybook-root div { translate: 160px } }</style>${box}`,
  ],
  'what follows the position of a page that scrolls smoothly': [
    0,
    `<style>html { scroll-behavior: smooth } .moved { translate: 160px }</style>${box}<p style="height: 9000px"></p>` +
      inScript(`document.onscroll = () => {
        document.querySelector('#storybook-root div')?.classList.toggle('moved', scrollY > 20);
      };
      scrollTo({ top: 8000, behavior: 'instant' })`),
  ],
  'what moves while it is scrolled into view': [
    0,
    `<style>@keyframes slide { from { translate: 160px } } div { animation: slide linear both; animation-timeline: view() }</style>
    <p style="height: 3000px"></p>${box}`,
  ],
  'a shadow tree, once': [160, inShadow(`${moving('move 1.5s both')}${box}`)],
  'a shadow tree, endless': [160, inShadow(`${moving('move 1.9s infinite')}${box}`)],
  'a closed shadow tree': [160, inShadow(`${moving('move 1.9s infinite')}${box}`, 'closed')],
  'a script, once': [160, byScript(`{ translate: '160px' }`, `{ duration: 50_000, fill: 'both' }`)],
  'a script, endless': [
    160,
    byScript(`{ translate: ['0px', '160px'] }`, '{ duration: 2900, iterations: Infinity, delay: 700 }'),
  ],
  'a script, once, in a pseudo-element': [
    160,
    `${pseudo}${inScript(byScriptInPseudo("duration: 2900, fill: 'forwards'"))}`,
  ],
  'a script, endless, in a pseudo-element of a shadow tree': [
    160,
    inShadow(pseudo) + inScript(byScriptInPseudo('duration: 2900, iterations: Infinity', 'host.shadowRoot')),
  ],
  'animations of a script, one after the other': [160, chained('times < 5')],
  'a transition in a shadow tree': [
    160,
    inShadow(`<style>div { transition: translate 50s } :host(.moved) div { translate: 160px }</style>${box}`) +
      inScript(`document.body.offsetWidth; host.className = 'moved'`),
  ],
  'a view transition of a page that is longer than the window': [
    160,
    `<style>::view-transition-group(*) { animation-duration: 50s }</style>${box}<p style="height: 2000px"></p>` +
      inScript(`document.startViewTransition(() => {
        document.querySelector('#storybook-root div').style.translate = '160px';
      })`),
  ],
  'what a timer shows': [160, `${box}${inScript(`setTimeout(() => { ${moved} }, 280)`)}`],
  'what a timer shows after another one': [
    160,
    `${box}${inScript(`setTimeout(() => setTimeout(() => { ${moved} }, 290), 30)`)}`,
  ],
  'what appears when it is scrolled into view': [160, `${below}${box}${inScript(whenInView(moved))}`],
  'what appears when it is scrolled to the middle of the view': [
    160,
    `<p style="height: 1660px"></p>${box}${below}${inScript(whenInView(moved, -250))}`,
  ],
  'what appears when it is scrolled into view, after a timer': [
    160,
    `${below}<section></section>` +
      inScript(`setTimeout(() => {
        document.querySelector('#storybook-root section').innerHTML = ${JSON.stringify(box)};
        ${whenInView(moved)}
      }, 100)`),
  ],
  'what closes when the page is scrolled': [
    0,
    `${box}${below}${inScript(`document.onscroll = () => { ${moved} }; ${whenInView('0')}`)}`,
  ],
  'a frame, once': [160, inFrame(`${moving('move 1.5s both')}${box}`)],
  'a sandboxed frame': [160, inFrame(`${moving('move 1.5s infinite')}${box}`, 'sandbox')],
  'a shadow tree in a frame in a frame': [160, inFrame(inFrame(inShadow(`${moving('move 1.9s infinite')}${box}`)))],
  'SMIL, once': [160, inSvg('<animate attributeName="x" to="160" dur="1.3s" fill="freeze"/>')],
  'SMIL, without an end of its own': [160, inSvg('<set attributeName="x" to="160" begin="1s"/>')],
  'SMIL, a transform after another animation': [
    160,
    inSvg(
      '<animate id="first" attributeName="width" values="10;40" dur="1s"/><animateTransform attributeName="transform" values="0;160" dur="2s" begin="first.end" fill="freeze"/>',
    ),
  ],
  'SMIL, transforms that add up': [
    160,
    inSvg(
      '<animateTransform attributeName="transform" type="translate" to="100" dur="1s" fill="freeze"/><animateTransform attributeName="transform" type="translate" to="60" additive="sum" dur="1s" fill="freeze"/>',
    ),
  ],
  'SMIL, back to its start': [0, inSvg('<animate attributeName="x" to="160" dur="1.3s"/>')],
  'SMIL, endless': [0, endless],
  'SMIL, after a click': [0, inSvg('<animate attributeName="x" to="160" dur="1s" begin="click" fill="freeze"/>')],
  'SMIL in a frame': [0, inFrame(endless)],
  'SMIL in an image': [0, `<img src="${image(endless)}">`],
  'SMIL in a background': [0, `<div style="width:200px;height:40px;background:url('${image(endless)}')"></div>`],
  'an SVG with styles as a document': [160, `<object data="${image(svgWithStyle)}"></object>`],
  'an SVG with styles as an image': ['unstable', `<img src="${image(svgWithStyle)}">`],
  'an animated image': [0, '<img src="animated.gif">'],
  'an animated image of a style': [0, `<div style="width:40px;height:40px;background:url('animated.gif')"></div>`],
  'a video': [0, '<video src="clip.webm" width="300" autoplay muted loop></video>'],
  'a sound that is not read to its end': [0, `${box}<audio src="long.wav" preload="auto" controls></audio>`],
  'a canvas that a script draws': ['unstable', `<canvas width="200" height="40"></canvas>${inScript(draw)}`],
  marquee: [0, marquee],
  'a marquee in a shadow tree': [0, inShadow(marquee, 'closed')],
  // Last: what does not end goes on beside the next stories of a page, which take longer then.
  'animations of a script, one after the other without an end': [160, chained('true')],
  'timers without an end that show nothing': [0, `${box}${inScript('(function poll() { setTimeout(poll, 100) })()')}`],
};

const page = `<!doctype html><body><script>
  const listeners = new Map();
  const emit = (name, detail) => (listeners.get(name) ?? []).forEach((listener) => listener(detail));
  window.__STORYBOOK_ADDONS_CHANNEL__ = {
    on: (name, listener) => listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    off: (name) => listeners.delete(name),
    emit: (name, { storyId }) => {
      const root = document.querySelector('#storybook-root');
      root.replaceChildren(document.createRange().createContextualFragment(stories[storyId][1]));
      setTimeout(() => emit('storyFinished', { storyId, status: 'success', reporters: [] }), 50);
    },
  };
  const userGlobals = { initialGlobals: {}, updateFromPersisted: () => undefined };
  window.__STORYBOOK_PREVIEW__ = { ready: () => Promise.resolve(), selectionStore: {}, storyStoreValue: { userGlobals } };
</script><div id="storybook-root"></div>`;

let server: Server;
let browser: Browser;

async function recordVideo() {
  const recorder = await browser.newPage();
  const recorded = await recorder.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d')!;
    const recording = new MediaRecorder(canvas.captureStream());
    recording.start();
    for (let frame = 0; frame < 30; frame++) {
      await new Promise((next) => requestAnimationFrame(next));
      context.fillStyle = 'rgb(255, 255, 255)';
      context.fillRect(0, 0, 300, 150);
      context.fillStyle = 'rgb(200, 0, 0)';
      context.fillRect(5 * frame, 0, 40, 40);
    }
    const available = new Promise<BlobEvent>((done) => recording.addEventListener('dataavailable', done));
    recording.stop();
    return [...new Uint8Array(await (await available).data.arrayBuffer())];
  });
  await recorder.close();
  return Buffer.from(recorded);
}

beforeAll(async () => {
  browser = await launchBrowser((await findBrowser()).path);
  const frames = [200, 100, 50].map((red) => Buffer.from(Array.from({ length: 40 * 40 }, () => [red, 0, 0]).flat()));
  const raw = { width: 40, height: 120, channels: 3, pageHeight: 40 } as const;
  const gif = await sharp(Buffer.concat(frames), { raw })
    .gif({ delay: [90, 90, 90], loop: 0 })
    .toBuffer();
  const video = await recordVideo();
  server = createServer((request, response) => {
    if (request.url?.endsWith('.webm')) return response.setHeader('Content-Type', 'video/webm').end(video);
    // A browser reads a part of a long sound, and keeps its request open.
    if (request.url?.endsWith('.wav')) return response.setHeader('Content-Type', 'audio/wav').flushHeaders();
    if (request.url?.endsWith('.gif')) return response.setHeader('Content-Type', 'image/gif').end(gif);
    return response
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .end(
        page.replace(
          '<script>',
          () => `<script>const stories = ${JSON.stringify(stories).replaceAll('<', '\\u003c')};`,
        ),
      );
  }).listen(0);
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** Where the box is, and a hash of the screenshot. */
async function shown(
  preview: Awaited<ReturnType<typeof openPreview>>,
  name: string,
  options: Partial<SnapshotOptions> = {},
) {
  const usual = snapshotOf('moving--story', 'en-phone');
  const snapshot = { ...usual, storyId: name, options: { ...usual.options, ...options } };
  const { error, ...size } = await preview.show(snapshot);
  expect(error).toBeUndefined();
  const png = await preview.takeScreenshot(size);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = data.findIndex((value, index) => index % 3 === 0 && value > 150 && data[index + 1]! < 60);
  const left = at < 0 ? undefined : ((at / 3) % info.width) - 8;
  return { left, hash: createHash('sha256').update(png).digest('hex') };
}

test('what moves is held at its end or its start, wherever it lives, unless a script draws it', async () => {
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const results: Record<string, unknown> = {};
  const waiting = Object.entries(stories);
  async function showStories() {
    const [first, second] = [await openPreview(browser, url), await openPreview(browser, url)];
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      const [name, [expected]] = story;
      const one = await shown(first, name);
      const hashes = new Set([one.hash]);
      // What cannot be held may look the same by chance.
      for (let others = expected === 'unstable' ? 4 : 1; others > 0; others--)
        hashes.add((await shown(second, name)).hash);
      results[name] = hashes.size === 1 ? one.left : 'unstable';
    }
  }
  // Most of the time is waiting.
  await Promise.all(Array.from({ length: 4 }, showStories));
  expect(results).toEqual(Object.fromEntries(Object.entries(stories).map(([name, [left]]) => [name, left])));
});

test('animations of styles are held at their start where the story says so', async () => {
  const preview = await openPreview(browser, `http://localhost:${(server.address() as AddressInfo).port}`);
  const names = ['a shadow tree, endless', 'a frame, once', 'a script, endless', 'SMIL, once'];
  const places: Array<number | undefined> = [];
  for (const name of names) places.push((await shown(preview, name, { pauseAnimationAtEnd: false })).left);
  expect(places).toEqual(names.map(() => 0));
});

test('images of styles are named without the port of the server', async () => {
  const preview = await openPreview(browser, `http://localhost:${(server.address() as AddressInfo).port}`);
  await shown(preview, 'an animated image of a style');
  const { styles } = await preview.readContent();
  expect(styles.flat().filter((value) => value.includes('url('))).toEqual(['url("/animated.gif")']);
});

test('what a screen reader gets has states that are off, and texts that it does not get', async () => {
  const preview = await openPreview(browser, `http://localhost:${(server.address() as AddressInfo).port}`);
  await shown(preview, 'states, without anything that moves');
  expect(treeOf(await preview.readContent())).toEqual([
    'button "Menu" (expanded=false, hasPopup=menu)',
    'button "Bold" (pressed=false)',
    'link "Home" (current=page)',
    'span (current=step)',
    'paragraph',
    'text "€ 49" (hidden)',
    'checkbox "Agree"',
    'textbox "Name"',
  ]);
});
