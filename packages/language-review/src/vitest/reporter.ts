import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { groupFindings, labelOf, type FindingGroup } from '../findingGroups.ts';
import { findingsError, screenshotFolder, type StoryFinding } from './storyFinding.ts';

const counted = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

type Group = FindingGroup<StoryFinding>;

/** The screenshots of a group, the worst first. */
const screenshotsOf = ({ findings }: Group) => findings.flatMap(({ screenshot }) => screenshot ?? []);

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text);

/** Describes groups as lines. */
export function describeGroups(groups: readonly Group[]): string[] {
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
      ...screenshotsOf(group)
        .slice(0, 1)
        .map((path) => `   ${path}`),
    ];
  });
  return [`Findings: ${counted(groups.length, 'group', 'groups')} of one element and one cause, worst first`, ...lines];
}

/** Returns the findings of a test, and removes what their groups repeat from its errors. */
function takeFindings(test: TestCase): readonly StoryFinding[] {
  const { errors = [] } = test.result();
  const others = errors.filter(({ name }) => name !== findingsError);
  // Nothing else keeps an error out of the output of the next reporter. The test stays failed.
  (errors as unknown[]).splice(0, errors.length, ...others);
  return test.meta().findings ?? [];
}

/**
 * Groups what the tests of stories have found with `collectFindings`, by element and cause, and prints the groups at the end of a
 * run, worst first. List it before the reporter that prints errors, which then leaves out what is in the groups.
 */
export class FindingsReporter implements Reporter {
  onTestRunStart([first]: readonly TestSpecification[]) {
    if (first) rmSync(join(first.project.vitest.config.root, screenshotFolder), { recursive: true, force: true });
  }

  async onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const groups = groupFindings(tests.flatMap(takeFindings));
    const vitest = modules[0]?.project.vitest;
    if (!vitest) return;
    for (const path of groups.flatMap((group) => screenshotsOf(group).slice(1))) rmSync(join(vitest.config.root, path));
    // The next reporter prints its summary first: what is printed last is read first.
    await Promise.resolve();
    for (const line of describeGroups(groups)) vitest.logger.log(line);
  }
}
