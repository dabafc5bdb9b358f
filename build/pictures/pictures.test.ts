import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import type { PictureSource } from '#src/components/Picture/pictureSource.ts';
import { encodedPicture } from './encode.ts';
import { pictures } from './pictures.ts';

const root = resolve(import.meta.dirname, '../..');
const entry = join(root, 'entry.js');

/** Builds a module that imports a picture. Returns the URLs in its script and the names of the emitted files. */
async function built(master: string, ssr: boolean) {
  const module = {
    name: 'entry',
    resolveId: (id: string) => (id === entry ? id : undefined),
    load: (id: string) => (id === entry ? `export { default } from ${JSON.stringify(master)}` : undefined),
  };
  const { output } = (await build({
    root,
    base: '/sub/',
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [pictures(), module],
    build: { ssr, write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  const [{ code }, ...files] = output;
  return { code, urls: new Set(code.match(/\/sub\/assets\/[\w.-]+/g)), files: files.map(({ fileName }) => fileName) };
}

test('the client build emits the files that it refers to, and the server build refers to the same', async () => {
  const client = await built('./src/content/pictures/files/portrait.webp?portrait', false);
  expect(client.files).toHaveLength(6);
  expect(client.files.filter((file) => !/^assets\/portrait-[\da-f]{8}-\d+\.(avif|webp)$/.test(file))).toEqual([]);
  expect(client.urls).toEqual(new Set(client.files.map((file) => `/sub/${file}`)));
  expect(await built('./src/content/pictures/files/portrait.webp?portrait', true)).toMatchObject({
    urls: client.urls,
    files: [],
  });
});

test('browsers without a source set get the largest picture', async () => {
  const { code } = await built('./src/content/pictures/files/portrait.webp?portrait', false);
  const { default: source } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    default: PictureSource;
  };
  expect(source.webp.split(', ').at(-1)).toBe(`${source.src} ${source.width}w`);
});

test('a missing master fails the build with its name', async () => {
  await expect(built('./src/content/pictures/files/nowhere.webp?picture', false)).rejects.toThrow(
    'There is no picture src/content/pictures/files/nowhere.webp',
  );
});

async function temporaryFile(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, name);
}

const create = { width: 300, height: 400, channels: 3, background: '#ffb84d' } as const;

test('a master that a camera has written sideways is upright', async () => {
  const file = await temporaryFile('photo.jpg');
  // Shown, it is 400 px wide and 300 px high.
  await sharp({ create }).withMetadata({ orientation: 6 }).toFile(file);
  const { avif, webp } = await encodedPicture(file, 'portrait');
  for (const { width, height } of [...avif, ...webp]) expect(height / width).toBeCloseTo(3 / 4, 1);
  await sharp({ create: { ...create, width: 400, height: 250 } })
    .withMetadata({ orientation: 6 })
    .toFile(file);
  await expect(encodedPicture(file, 'portrait')).rejects.toThrow('photo.jpg is 250 px wide');
});

test('a master that is damaged is named', async () => {
  const file = await temporaryFile('photo.png');
  const whole = await sharp({ create }).png({ compressionLevel: 0 }).toBuffer();
  for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from('no picture'), Buffer.alloc(0)]) {
    await writeFile(file, bytes);
    await expect(encodedPicture(file, 'portrait')).rejects.toThrow(`${file} is damaged, or not a picture: `);
  }
});

test.each([
  ['too narrow', 200, 1, /master\.png is 200 px wide, .* at least 264$/],
  ['transparent', 300, 0, 'master.png is transparent'],
])('a master that is %s is rejected', async (_, width, alpha, message) => {
  const file = await temporaryFile('master.png');
  await sharp({ create: { width, height: width, channels: 4, background: { r: 255, g: 184, b: 77, alpha } } }).toFile(
    file,
  );
  await expect(encodedPicture(file, 'portrait')).rejects.toThrow(message);
});
