import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { snapshotBudget } from '../../.storybook/modes.ts';
import { accept, acceptedFile, isAccepted, readAccepted } from './accepted.ts';
import { BuildError } from './builds.ts';
import { capture, type CaptureSettings } from './capture.ts';
import { changedFiles, fileAt, treeOf, treeOfCommit } from './changes.ts';
import { difference, pictureOf } from './compare.ts';
import { Journal } from './journal.ts';
import { lock } from './lock.ts';
import { ProgressLine } from './progress.ts';
import { prune } from './prune.ts';
import { languageFault, reach, type Reach } from './reach.ts';
import { count, countOf, sameCount, shortCommit } from './report/words.ts';
import { withPaths, writeReport } from './report/writeReport.ts';
import { Refusal } from './refusal.ts';
import type { Comparison, Report, Shot, Snapshot } from './snapshots.ts';
import { cacheOf, openWorkbench, readJson, type Workbench } from './workbench.ts';

export { Refusal } from './refusal.ts';

export interface Options {
  root: string;
  /** The git ref to compare with; undefined: where this branch left `main`. */
  base: string | undefined;
  /** Take everything, whatever the change reaches. */
  all: boolean;
  /** Where the base cannot be built: call everything new. */
  withoutBaseline: boolean;
  /** Where the report opens by itself. */
  open: boolean;
  pages: number;
  /** How long a story may take, in ms. */
  limit: number;
  browser: { path: string; version: string };
  signal: AbortSignal;
}

const reportFolder = 'visual-report';
const workbenchAddress = 'http://localhost:6006';
const run = promisify(execFile);

/** A commit, for whatever names it. */
async function commitOf(root: string, ref: string): Promise<string | undefined> {
  return run('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
}

/**
 * The ref and the commit that a run compares with.
 * @throws {Refusal} where there is none
 */
async function baseOf(root: string, ref: string | undefined): Promise<{ ref: string; commit: string }> {
  if (ref !== undefined) {
    const commit = await commitOf(root, ref);
    if (commit === undefined)
      throw new Refusal(
        `git does not know "${ref}": name a branch, a tag or a commit (a shallow clone has few of them).`,
      );
    return { ref, commit };
  }
  for (const main of ['main', 'origin/main']) {
    if ((await commitOf(root, main)) === undefined) continue;
    const { stdout } = await run('git', ['merge-base', 'HEAD', main], { cwd: root }).catch(() => ({ stdout: '' }));
    if (stdout.trim() !== '') return { ref: main, commit: stdout.trim() };
  }
  throw new Refusal('There is no branch "main" that this one has left: name what to compare with, as --base REF.');
}

/** What takes the pictures; those that were taken in another way are not compared with. */
async function cameraOf(root: string, version: string) {
  const hash = createHash('sha256').update(version);
  for (const file of ['browser/launchArgs.mjs', 'browser/playStory.ts', 'visual/capture.ts', 'visual/preview.ts'])
    hash.update(await readFile(join(root, 'scripts', file)));
  return hash.digest('hex').slice(0, 12);
}

/** Takes what is not in the journal yet. */
async function shotsOf(
  wanted: readonly Snapshot[],
  { address, judge }: Workbench & Pick<CaptureSettings, 'judge'>,
  journal: Journal,
  options: Options,
  onShot: (shot: Shot) => void,
): Promise<Map<string, Shot>> {
  const shots = new Map<string, Shot>();
  const keep = (shot: Shot) => {
    shots.set(shot.snapshot.id, shot);
    onShot(shot);
  };
  for (const shot of wanted.flatMap((snapshot) => journal.get(snapshot) ?? [])) keep(shot);
  const missing = wanted.filter(({ id }) => !shots.has(id));
  if (shots.size > 0) console.log(`${count(shots.size)} of ${count(wanted.length)} were taken before.`);
  const { browser, pages, limit, signal } = options;
  const kept: Array<Promise<void>> = [];
  await capture(missing, {
    address,
    folder: join(cacheOf(options.root), 'pictures'),
    executablePath: browser.path,
    pages,
    limit,
    signal,
    ...(judge && { judge }),
    onShot: (shot) => {
      keep(shot);
      kept.push(journal.add(shot));
    },
  });
  await Promise.all(kept);
  return shots;
}

interface Sides {
  before: ReadonlyMap<string, Shot>;
  after: ReadonlyMap<string, Shot>;
  /** The snapshots of the base, by id. */
  known: ReadonlyMap<string, Snapshot>;
}

/** What became of a snapshot that was taken, or was removed. */
async function comparisonOf(
  snapshot: Snapshot,
  { before, after, known }: Sides,
  reachedBy: readonly string[],
  folder: string,
): Promise<Comparison> {
  const plain = { snapshot, reachedBy, accepted: false } as const;
  const [was, is] = [before.get(snapshot.id), after.get(snapshot.id)];
  if (is?.error !== undefined) return { ...plain, verdict: 'failed', error: is.error };
  if (!is) return { ...plain, verdict: 'removed', ...(was?.file && { before: await pictureOf(was) }) };
  // A story that failed before and works now is as good as new.
  if (!known.has(snapshot.id) || was?.file === undefined)
    return { ...plain, verdict: 'new', after: await pictureOf(is) };
  const found = await difference(was, is, folder);
  return found ? { ...plain, verdict: 'changed', ...found } : { ...plain, verdict: 'same' };
}

const reportPath = (root: string) => join(root, reportFolder);

/** Opens the report where somebody can see it. */
function openReport(file: string) {
  const hasDisplay =
    ['darwin', 'win32'].includes(process.platform) || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
  if (!hasDisplay || process.env['CI'] || !process.stdout.isTTY) return;
  const [program = '', ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[
    process.platform as string
  ] ?? ['xdg-open'];
  const opened = spawn(program, [...args, file], { stdio: 'ignore', detached: true });
  opened.on('error', () => undefined);
  opened.unref();
}

/** What a run has to say at its end, in a line or two, and whether there is something to decide. */
function verdictOf(comparisons: readonly Comparison[]): { text: string; isOpen: boolean } {
  const parts = (['changed', 'new', 'removed', 'failed'] as const).flatMap((verdict) => {
    const number = comparisons.filter((comparison) => comparison.verdict === verdict).length;
    return number > 0 ? [`${count(number)} ${verdict}`] : [];
  });
  const accepted = comparisons.filter((comparison) => comparison.accepted).length;
  const text =
    parts.length === 0
      ? 'Nothing has changed.'
      : `${parts.join(', ')}${accepted > 0 ? `; ${count(accepted)} accepted` : ''}.`;
  return { text, isOpen: accepted < comparisons.length };
}

/**
 * Compares the working tree with a ref, and writes the report.
 * @returns whether there is a change that nobody has accepted, or a story that failed
 * @throws {Refusal} for what cannot be compared
 */
export async function compareTrees(options: Options): Promise<boolean> {
  const started = performance.now();
  const { root, browser, signal } = options;
  const cache = cacheOf(root);
  await mkdir(cache, { recursive: true });
  const release = lock(join(cache, 'lock'));
  const open: Workbench[] = [];
  try {
    const base = await baseOf(root, options.base);
    const [tree, baseTree, head, camera] = await Promise.all([
      treeOf(root),
      treeOfCommit(root, base.commit),
      commitOf(root, 'HEAD'),
      cameraOf(root, browser.version),
    ]);
    const isDirty = head === undefined || (await treeOfCommit(root, head)) !== tree;
    console.log(`Comparing ${isDirty ? 'the working tree' : 'HEAD'} with ${base.ref} (${shortCommit(base.commit)}).`);

    const workbenchOf = async (wantedTree: string, commit: string | undefined) => {
      const workbench = await openWorkbench({ root, tree: wantedTree, commit, executablePath: browser.path, signal });
      open.push(workbench);
      return workbench;
    };
    const after = await workbenchOf(tree, undefined).catch((error: unknown) => {
      if (!(error instanceof BuildError)) throw error;
      throw new Refusal(`${error.log.trim()}\n\nThe workbench of the working tree cannot be built: its log is above.`);
    });
    const total = after.snapshots.length;
    console.log(`Snapshots: ${count(total)} of ${count(snapshotBudget)} allowed.`);
    if (total > snapshotBudget)
      throw new Refusal(
        'There are more snapshots than are allowed: give stories fewer modes, or raise snapshotBudget in .storybook/modes.ts.',
      );

    const before = await workbenchOf(baseTree, base.commit).catch((error: unknown) => {
      if (!(error instanceof BuildError)) throw error;
      const log = `${error.log.trim()}\n\nThe workbench of ${base.ref} cannot be built, so there is no baseline: its log is above.`;
      if (!options.withoutBaseline) throw new Refusal(`${log} To call everything new, add --without-baseline.`);
      console.error(log);
      return undefined;
    });

    if ((await treeOf(root)) !== tree)
      throw new Refusal('Files have changed while the workbench was built: run it again.');
    const known = new Map(before?.snapshots.map((snapshot) => [snapshot.id, snapshot]) ?? []);
    const reached: Reach = before
      ? await reach({
          stats: after.stats,
          statsBefore: before.stats,
          changes: await changedFiles(root, base.commit),
          snapshots: after.snapshots,
          inSeveralLanguages: new Set([...after.inSeveralLanguages, ...before.inSeveralLanguages]),
          read: (path, side) => (side === 'now' ? readFile(join(root, path), 'utf8') : fileAt(root, base.commit, path)),
        })
      : { everything: 'there is no baseline', reachedBy: new Map() };
    const everything = options.all ? 'it was asked for' : reached.everything;
    const wanted = after.snapshots.filter(
      ({ id }) => everything !== undefined || reached.reachedBy.has(id) || !known.has(id),
    );
    const ids = new Set(after.snapshots.map(({ id }) => id));
    const removed = [...known.values()].filter(({ id }) => !ids.has(id));
    const counterparts = [...wanted.flatMap(({ id }) => known.get(id) ?? []), ...removed];
    console.log(`To take: ${count(wanted.length)}${everything === undefined ? '' : `, because ${everything}`}.`);

    const journalOf = (journalTree: string) => Journal.open(join(cache, 'shots', journalTree, `${camera}.jsonl`));
    const [journal, journalBefore] = await Promise.all([journalOf(tree), journalOf(baseTree)]);
    const progress = new ProgressLine(wanted.length + counterparts.length);
    const shotsBefore = before
      ? await shotsOf(counterparts, before, journalBefore, options, () => progress.done())
      : new Map<string, Shot>();
    // What a change of another language's catalog would have to reach has to say so.
    const judge = (snapshot: Snapshot, spoken: readonly string[]) =>
      languageFault(snapshot, spoken, after.inSeveralLanguages);
    const shots = await shotsOf(wanted, { ...after, judge }, journal, options, (shot) => {
      const was = shotsBefore.get(shot.snapshot.id);
      progress.done(shot.hash === undefined || was?.hash !== shot.hash);
    });
    progress.end();

    const accepted = await readAccepted(join(root, acceptedFile));
    const comparisons: Comparison[] = [];
    for (const snapshot of [...wanted, ...removed]) {
      signal.throwIfAborted();
      const comparison = await comparisonOf(
        snapshot,
        { before: shotsBefore, after: shots, known },
        reached.reachedBy.get(snapshot.id) ?? [],
        join(cache, 'pictures'),
      );
      if (comparison.verdict !== 'same')
        comparisons.push({ ...comparison, accepted: isAccepted(accepted, comparison) });
    }
    const report: Report = {
      version: 1,
      base: before && base,
      head: { commit: head ?? '', isDirty },
      browser: browser.version,
      date: new Date().toISOString(),
      total,
      taken: wanted.length,
      allowed: snapshotBudget,
      everything,
      workbench: workbenchAddress,
      comparisons,
      duration: Math.round(performance.now() - started),
    };
    await writeReport(report, reportPath(root));
    await prune(cache, [tree, baseTree]);
    const { text, isOpen } = verdictOf(comparisons);
    const page = join(reportPath(root), 'index.html');
    console.log(
      `${text} ${countOf(sameCount(report), 'snapshot')} the same. ${(report.duration / 1000).toFixed(1)} s.\n${page}`,
    );
    if (options.open && comparisons.length > 0) openReport(page);
    return isOpen;
  } finally {
    await Promise.all(open.map(({ stop }) => stop()));
    release();
  }
}

/** The report of the last run, with the paths of its pictures as they are on this machine. */
async function lastReport(root: string): Promise<Report> {
  const folder = reportPath(root);
  const file = join(folder, 'report.json');
  if (!existsSync(file)) throw new Refusal('There is no report yet to accept changes of: run npm run visual first.');
  return withPaths(await readJson<Report>(file), (picture) => join(folder, picture.file));
}

/**
 * Records that a reviewer has accepted changes of the last report: those that are named, or all.
 * @returns whether there is still one to decide
 * @throws {Refusal} for what is not in the report or cannot be accepted
 */
export async function acceptChanges(root: string, ids: readonly string[]): Promise<boolean> {
  const report = await lastReport(root);
  const isWanted = ({ snapshot, verdict }: Comparison) =>
    ids.length > 0 ? ids.includes(snapshot.id) : verdict !== 'failed';
  const wanted = report.comparisons.filter(isWanted);
  const unknown = ids.find((id) => !wanted.some(({ snapshot }) => snapshot.id === id));
  if (unknown !== undefined)
    throw new Refusal(
      `The report has no change of "${unknown}". Snapshots are named by story and mode, such as "screens-home--whole-page ar-phone".`,
    );
  const failed = wanted.find(({ verdict }) => verdict === 'failed');
  if (failed) throw new Refusal(`"${failed.snapshot.id}" has failed: there is no picture to accept.`);
  await accept(join(root, acceptedFile), wanted);
  const accepted = await readAccepted(join(root, acceptedFile));
  const comparisons = report.comparisons.map((comparison) => ({
    ...comparison,
    accepted: isAccepted(accepted, comparison),
  }));
  await writeReport({ ...report, comparisons }, reportPath(root));
  console.log(`Accepted ${countOf(wanted.length, 'change')} in ${acceptedFile}: commit it with the change.`);
  return verdictOf(comparisons).isOpen;
}

/**
 * Takes the whole matrix of the working tree twice, and names what is not the same.
 * @returns whether anything flickers or fails
 */
export async function takeTwice(options: Options): Promise<boolean> {
  const { root, browser, signal, pages, limit } = options;
  const executablePath = browser.path;
  const cache = cacheOf(root);
  await mkdir(cache, { recursive: true });
  const release = lock(join(cache, 'lock'));
  const folder = join(cache, 'twice');
  let workbench: Workbench | undefined;
  try {
    workbench = await openWorkbench({ root, tree: await treeOf(root), commit: undefined, executablePath, signal });
    const { snapshots, address } = workbench;
    const progress = new ProgressLine(2 * snapshots.length);
    const settings = {
      address,
      folder,
      executablePath,
      pages,
      limit,
      signal,
      onShot: ({ error }: Shot) => progress.done(error !== undefined),
    };
    const first = await capture(snapshots, settings);
    const second = await capture(snapshots, settings);
    progress.end();
    const again = new Map(second.map((shot) => [shot.snapshot.id, shot]));
    const faults: string[] = [];
    for (const shot of first) {
      const other = again.get(shot.snapshot.id);
      const error = shot.error ?? other?.error;
      if (error !== undefined) faults.push(`${shot.snapshot.id} failed: ${error}`);
      else if (other && shot.hash !== other.hash) {
        const found = await difference(shot, other, folder);
        faults.push(
          `${shot.snapshot.id} flickers: ${found ? `${countOf(found.pixels, 'pixel')} (${shot.file}, ${other.file})` : 'in its bytes, not in its pixels'}`,
        );
      }
    }
    for (const fault of faults) console.log(fault);
    console.log(
      `${countOf(snapshots.length, 'snapshot')} taken twice: ${faults.length === 0 ? 'the same to the pixel' : `${count(faults.length)} not the same`}.`,
    );
    if (faults.length === 0) await rm(folder, { recursive: true, force: true });
    return faults.length > 0;
  } finally {
    await workbench?.stop();
    release();
  }
}
