/*
 * `npm run art`: renders the scenes of art/ with Blender into src/content/pictures/files/, all or the named ones.
 *
 *   npm run art                       every scene at full size: minutes each
 *   npm run art -- hero --draft       a quick preview in art/drafts/
 *
 * Blender is a program of the system (on Debian: apt-get install blender python3-numpy) or from the variable BLENDER_PATH.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { mark } from '#content/brand/mark.ts';
import { color } from '#theme/tokens.ts';
import { runMain } from 'system-tools/process';

/** Images are 4:3, the portrait is square; width and height in px. */
const full = { size: [2000, 1500], square: [1200, 1200], samples: 160 };
const draft = { size: [800, 600], square: [480, 480], samples: 24 };

async function main(root: string, args: string[]) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { draft: { type: 'boolean' } } });
  const sceneFolder = join(root, 'art');
  const scenes = readdirSync(sceneFolder)
    .filter((file) => file.endsWith('.py') && file !== 'render.py')
    .map((file) => file.slice(0, -'.py'.length));
  const unknown = positionals.filter((name) => !scenes.includes(name));
  if (unknown.length > 0) {
    console.error(`No such scene: ${unknown.join(', ')}. There are: ${scenes.join(', ')}.`);
    return 2;
  }
  const blender = process.env.BLENDER_PATH || 'blender';
  if (spawnSync(blender, ['--version'], { stdio: 'ignore' }).status !== 0) {
    console.error(
      `Blender does not start as "${blender}". Install it (on Debian: blender and python3-numpy), or set BLENDER_PATH.`,
    );
    return 1;
  }
  const env = {
    ...process.env,
    ART_COLORS: JSON.stringify(color),
    ART_MARK: JSON.stringify(mark),
    PYTHONDONTWRITEBYTECODE: '1',
  };
  const script = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', join(sceneFolder, 'render.py'), '--'];
  const { size, square, samples } = values.draft ? draft : full;
  const folder = values.draft ? join(sceneFolder, 'drafts') : join(root, 'src/content/pictures/files');
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'art-'));
  try {
    for (const scene of positionals.length > 0 ? positionals : scenes) {
      const dimensions = scene === 'portrait' ? square : size;
      const started = performance.now();
      const raw = join(work, `${scene}.png`);
      const command = [...script, scene, raw, ...dimensions, samples].map(String);
      const { status, stdout, stderr } = spawnSync(blender, command, { encoding: 'utf8', env });
      if (status !== 0) {
        console.error(`${stdout}\n${stderr}\nThe scene ${scene} could not be rendered.`);
        return 1;
      }
      await sharp(raw)
        .webp({ quality: 94, alphaQuality: 100, smartSubsample: true, effort: 6 })
        .toFile(join(folder, `${scene}.webp`));
      console.log(`${scene}: ${dimensions.join(' × ')} px in ${Math.round((performance.now() - started) / 1000)} s`);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return 0;
}

await runMain(main);
