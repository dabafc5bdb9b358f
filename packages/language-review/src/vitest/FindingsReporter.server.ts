import { existsSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { printable } from 'system-tools/printable';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { groupFindings, labelOf, type FindingGroup } from '../checks/findingGroups.ts';
import { screenshotFolder, type StoryFinding } from './storyFinding.ts';

const counted = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

type Group = FindingGroup<StoryFinding>;

/** The screenshot of the worst finding in a group. */
const screenshotOf = ({ findings }: Group) => findings.find(({ screenshot }) => screenshot)?.screenshot;

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text);

/** Describes groups as lines. */
function describeGroups(groups: readonly Group[]): string[] {
  if (groups.length === 0) return [];
  const lines = groups.flatMap((group, index) => {
    const { text, by, language, width, story } = group.worst;
    const others = new Set(group.findings.map((finding) => finding.text)).size - 1;
    const subject = [
      labelOf(group.worst),
      text && `“${shortened(text)}”`,
      others > 0 && `and ${counted(others, 'other text', 'other texts')}`,
    ];
    const extent = by === undefined ? '' : `by up to ${by} px `;
    return [
      `${index + 1}. ${subject.filter(Boolean).join(' ')}`,
      `   ${group.findings.find(({ source }) => source)?.source ?? 'Its source file is not known.'}`,
      `   in ${counted(group.stories, 'story', 'stories')}, ${extent}in ${language} at ${width} px (${story})`,
      ...(screenshotOf(group) ? [`   ${screenshotOf(group)}`] : []),
    ];
  });
  return [`Findings: ${counted(groups.length, 'group', 'groups')} of one element and one cause, worst first`, ...lines];
}

/** Deletes the screenshots of earlier runs, and those of findings that are not the worst of their group. */
function deleteScreenshots(root: string, folder: string, kept: readonly string[]) {
  // A branch may have brought a link in its place.
  if (!existsSync(join(root, folder)) || realpathSync(join(root, folder)) !== join(realpathSync(root), folder)) return;
  for (const name of readdirSync(join(root, folder))) {
    if (!kept.includes(join(folder, name))) rmSync(join(root, folder, name), { force: true });
  }
}

/**
 * Groups what the tests of stories have found with `collectFindings`, by element and cause, and prints the groups at the end of a
 * run, worst first.
 */
export class FindingsReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.meta().findings !== undefined);
    const vitest = tests[0]?.project.vitest;
    if (!vitest) return;
    const { root } = vitest.config;
    // The project of a test may be in a folder of a workspace, and its screenshots with it.
    const folderOf = ({ project }: TestCase) => relative(root, project.config.root);
    const groups = groupFindings(
      tests.flatMap((test) =>
        (test.meta().findings ?? []).map((finding) => ({
          ...finding,
          screenshot: finding.screenshot && join(folderOf(test), finding.screenshot),
        })),
      ),
    );
    const kept = groups.flatMap((group) => screenshotOf(group) ?? []);
    for (const folder of new Set(tests.map(folderOf))) deleteScreenshots(root, join(folder, screenshotFolder), kept);
    // The next reporter prints its summary first: what is printed last is read first.
    await Promise.resolve();
    for (const line of describeGroups(groups)) vitest.logger.log(printable(line));
  }
}
