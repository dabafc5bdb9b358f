import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Compiles TypeScript that Node cannot load by itself: newer releases can, and so can Node 20 where Playwright or Storybook have
 * added their loaders. No helpers are added to functions, because browsers run some of them.
 *
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  try {
    return await nextLoad(url, context);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code !== 'ERR_UNKNOWN_FILE_EXTENSION' || !new URL(url).pathname.endsWith('.ts')) throw error;
    const { transform } = await import('@swc/core');
    const compiled = await transform(await readFile(fileURLToPath(url), 'utf8'), {
      filename: fileURLToPath(url),
      swcrc: false,
      sourceMaps: 'inline',
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022', transform: { verbatimModuleSyntax: true } },
    });
    return { format: 'module', source: compiled.code, shortCircuit: true };
  }
}
