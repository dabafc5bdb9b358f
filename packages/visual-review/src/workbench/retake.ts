import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { UserError } from 'system-tools/user-error';
import { capture } from '../capture/capture.ts';
import { findBrowser } from '../capture/findBrowser.ts';
import { compareSnapshot } from '../compare/compare.ts';
import { readReport } from '../report/lastReport.ts';
import { cacheOf } from '../store/cache.ts';
import type { ComparisonImage, Retaken } from '../types.ts';
import { ownCommand } from './ownCommand.ts';
import { retakenFolder } from './paths.ts';

/** How long a story may take, in ms. */
const limit = 15_000;

export type Retaker = ReturnType<typeof retaker>;

/** Takes screenshots of stories of the running Storybook, and compares them with those of the base in the last report. */
export function retaker(root: string) {
  let created: Promise<string> | undefined;
  const folder = () => (created ??= mkdtemp(join(tmpdir(), 'retaken-')));
  let browser: ReturnType<typeof findBrowser> | undefined;
  const usableBrowser = () =>
    (browser ??= findBrowser()).catch((error: unknown) => {
      // It may be installed until the next time.
      browser = undefined;
      throw error;
    });
  return {
    folder,
    close: async () => created && rm(await created, { recursive: true, force: true }),
    /**
     * Takes a snapshot of the last report again.
     * @param url of Storybook
     * @returns its images are in `retakenFolder`
     * @throws {UserError} where the report has no such snapshot, or the screenshot of its base is not stored here
     */
    retake: async (id: string, url: string): Promise<Retaken> => {
      const known = (await readReport(root))?.comparisons.find(({ snapshot }) => snapshot.id === id);
      if (!known) throw new UserError(`The last report has no change of ${id}: run ${ownCommand(root)} again.`);
      const { snapshot, affectedBy } = known;
      // Both screenshots of an unstable story are of the working tree.
      const before = known.result === 'unstable' ? undefined : known.before;
      // Not the image of the report, which is in parts.
      const base = before && {
        file: join(cacheOf(root).files, `${before.hash}.png`),
        hash: before.hash,
        width: before.width,
        height: before.height,
      };
      if (base && !existsSync(base.file))
        throw new UserError(`The screenshot of the base is not stored here: run ${ownCommand(root)}.`);
      const images = await folder();
      const [taken] = await capture([snapshot], {
        browser: await usableBrowser(),
        url,
        folder: images,
        pages: 1,
        limit,
        onScreenshot: () => undefined,
        signal: new AbortController().signal,
      });
      // The report does not tell what was on the screenshot of the base, so pixels are compared.
      const { content: _, ...after } = taken!;
      const sides = {
        before: new Map(base && [[id, { snapshot, ...base }]]),
        after: new Map([[id, after]]),
      };
      const found = await compareSnapshot(snapshot, sides, affectedBy, { folder: images });
      const served = (image: ComparisonImage | undefined) =>
        image && 'file' in image ? { ...image, file: `${retakenFolder}/${basename(image.file)}` } : image;
      return {
        result: found.result,
        after: served(found.after ?? (found.result === 'same' ? base && { ...base, file: after.file! } : undefined)),
        difference: served(found.difference),
        ...(found.pixels !== undefined && { pixels: found.pixels }),
        ...(found.error !== undefined && { error: found.error }),
      };
    },
  };
}
