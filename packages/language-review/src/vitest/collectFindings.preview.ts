import type { RunnerTask } from 'vitest';
import { page, server } from 'vitest/browser';
import { elementAt } from '../checks/layout/elements.preview.ts';
import { originOf } from '../checks/layout/origin.preview.ts';
import { groupOf, labelOf } from '../checks/findingGroups.ts';
import { screenshotFolder, type StoryFinding } from './storyFinding.ts';

interface Issue extends Pick<StoryFinding, 'cause' | 'by'> {
  /** The path of the element below the root. */
  where: string;
  /** The path of the element to show, if it is another one: what cuts a text, for example. */
  box?: string;
  /** Absent for that of the element. */
  text?: string;
}

/** Test files, such as those of stories, are served by their path in the file system. */
const folder = `${server.config.root.replace(/^\//, '')}/`;

/** The largest difference of each group that this page has taken a screenshot of. */
const worst = new Map<string, number>();

/** Takes a screenshot of the page with a frame around an element. */
async function screenshotOf(element: HTMLElement | SVGElement, name: string) {
  const path = `${screenshotFolder}/${name.replaceAll(/[^\p{L}\d.]+/gu, '-')}.png`;
  const { outline, outlineOffset } = element.style;
  Object.assign(element.style, { outline: '3px solid red', outlineOffset: '2px' });
  try {
    await page.screenshot({ path: `${server.config.root}/${path}` });
    return path;
  } finally {
    Object.assign(element.style, { outline, outlineOffset });
  }
}

/** Hands the findings of a story over to `FindingsReporter`, through the `meta` of its test. */
export function collectFindings({ meta }: RunnerTask, { story, language }: Pick<StoryFinding, 'story' | 'language'>) {
  const findings: StoryFinding[] = (meta.findings = []);
  return {
    /** Adds what was found in the page at its current width. */
    async add(root: Element, issues: readonly Issue[]) {
      for (const { cause, by, where, box = where, text } of issues) {
        const target = elementAt(root, box) ?? root;
        const { element, source } = originOf(target, root, box);
        const finding: StoryFinding = {
          element,
          source: source?.replace(folder, ''),
          cause,
          by,
          story,
          language,
          width: window.innerWidth,
          text: text ?? (target.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
        };
        findings.push(finding);
        const group = groupOf(finding);
        if ((by ?? 0) <= (worst.get(group) ?? -1)) continue;
        worst.set(group, by ?? 0);
        finding.screenshot = await screenshotOf(
          target as HTMLElement,
          `${labelOf(finding)} ${story} ${language} ${findings.length}`,
        );
      }
    },
    /** Fails the test if there are findings. The message names their groups, which the reporter describes. */
    assertNone() {
      const groups = [...new Set(findings.map(labelOf))];
      if (groups.length === 0) return;
      const error = new Error(`${groups.join('; ')} (see the findings at the end)`);
      error.name = 'FindingsError';
      // Without a stack, which is that of the test, a reporter prints one line.
      error.stack = '';
      throw error;
    },
  };
}
