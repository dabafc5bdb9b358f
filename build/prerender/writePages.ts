import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeAtomically } from 'system-tools/files';
import { pages } from '#content/pages.ts';
import { languages, type Language } from '#i18n/languages.ts';
import type { Catalogs, MessageKey } from '#i18n/lookup.ts';
import type { PageData, PageDataId } from '#app/pageData.ts';
import type * as Server from '#app/server.tsx';
import { fallbackRule, fontData, fontFaceRule, siteFonts, fontLicense, type SiteFont } from '../fonts/fonts.ts';
import { headers } from '../hosts/headers.ts';
import { writeHostFiles } from '../hosts/hostFiles.ts';
import { checkPages } from '../hosts/paths.ts';
import { messageFiles } from '../messages/pageCatalogs.ts';
import { bootstrapScript } from './bootstrapScript.ts';
import type { PageScripts } from './pageScripts.ts';

/** The keys of the messages of each page, by the name of the page. */
export type PageKeys = ReadonlyMap<string, readonly MessageKey[]>;

const pageDataId: PageDataId = 'page';

const hash = (content: string | Buffer) => createHash('sha256').update(content);

/** An inline element's source expression in a Content Security Policy. */
const policyHash = (content: string) => `'sha256-${hash(content).digest('base64')}'`;

/** @throws {Error} when the shell lacks the placeholder */
function replace(html: string, placeholder: string, content: string) {
  if (!html.includes(placeholder)) throw new Error(`index.html has no ${placeholder}`);
  return html.replace(placeholder, () => content);
}

/** Replaces the entry of the built `index.html` by the bootstrap script. */
function withBootstrap(html: string) {
  const [tag = ''] = /(?:<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\s*)+/.exec(html) ?? [];
  if (!tag) throw new Error('index.html loads no script');
  const script = bootstrapScript();
  return { shell: replace(html, tag, `<script>${script}</script>`), script };
}

/** Divides the fonts into those of a language, and for each other language the one that it needs in addition. */
function fontsFor(language: Language, fonts: readonly SiteFont[], catalogs: Catalogs) {
  // Every page has Latin letters in the company's data, and Latin digits.
  const isNeeded = ({ script }: SiteFont, code: Language) =>
    script === 'Latin' || new RegExp(`\\p{Script=${script}}`, 'u').test(JSON.stringify(catalogs[code]));
  const own = fonts.filter((font) => isNeeded(font, language));
  const others = languages.flatMap(({ code }) => {
    const font = fonts.find((other) => !own.includes(other) && isNeeded(other, code));
    return font ? [[code, fontData(font)]] : [];
  });
  return { own, others: Object.fromEntries(others) as PageData['fonts'] };
}

const fontMarkup = (fonts: readonly SiteFont[]) => ({
  preloads: fonts
    .map(({ url }) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin/>`)
    .join(''),
  style: `<style>${fonts.map(fontFaceRule).join('')}${fallbackRule}</style>`,
});

/**
 * Renders the pages with the server build, and writes all files of the site into the folder that is deployed.
 * @param folder the client build
 * @param serverEntry the entry of the server build
 * @throws {Error} when a page has an invalid path, no module or cannot be rendered, or `index.html` lacks a placeholder
 */
export async function writePages(folder: string, serverEntry: string, keys: PageKeys, scripts: PageScripts) {
  checkPages(pages);
  for (const page of Object.keys(pages))
    if (!keys.has(page))
      throw new Error(
        `src/content/pages.ts lists ${page}, but src/app/pages/${page}.tsx, which exports its Page, is missing.`,
      );
  const server = (await import(pathToFileURL(serverEntry).href)) as typeof Server;
  const { shell, script } = withBootstrap(await readFile(join(folder, 'index.html'), 'utf8'));
  const messages = messageFiles(server.allCatalogs, keys);
  const serialized = new Map([...messages].map(([path, catalogs]) => [path, JSON.stringify(catalogs)]));
  const digest = hash([...serialized.values()].join('')).digest('hex');
  const messageFolder = `/assets/messages-${digest.slice(0, 8)}`;
  const fonts = await siteFonts();
  const inline = { scripts: new Set([policyHash(script)]), styles: new Set<string>() };

  for (const { file, page, language, direction, head, style, body } of await server.renderPages()) {
    const catalogs = messages.get(`${language}/${page}.json`);
    if (!catalogs) throw new Error(`There are no messages of the page ${page} in ${language}`);
    const { own, others } = fontsFor(language, fonts, server.allCatalogs);
    const data: PageData = {
      folder: messageFolder,
      scripts: scripts.get(page) ?? [],
      fonts: others,
      first: { page, language, catalogs },
    };
    const json = `<script type="application/json" id="${pageDataId}">${server.serializeInertJson(data)}</script>`;
    const { preloads, style: fontStyle } = fontMarkup(own);
    const styles = fontStyle + style;
    for (const [, sheet = ''] of styles.matchAll(/<style[^>]*>([^]*?)<\/style>/g)) inline.styles.add(policyHash(sheet));
    let html = replace(shell, '<html lang="en" dir="ltr">', `<html lang="${language}" dir="${direction}">`);
    html = replace(html, '</head>', `${preloads}${head}${styles}</head>`);
    html = replace(html, '<div id="root"></div>', `<div id="root">${body}</div>${json}`);
    await writeAtomically(join(folder, file), html);
  }

  for (const [path, json] of serialized) await writeAtomically(join(folder, messageFolder, path), json);
  for (const { url, data } of fonts) await writeAtomically(join(folder, url), data);
  for (const [name, content] of Object.entries(server.files)) await writeAtomically(join(folder, name), content());
  // Vite lists the packages of the scripts; the fonts come from a package as well.
  await appendFile(join(folder, 'licenses.txt'), await fontLicense());
  await writeHostFiles(folder, headers(inline));
}
