import type { Reporter } from 'vitest/node';
import { configure, type LanguageReviewConfig } from '../config.ts';
import { saveStoryResults } from '../coverage/storyResults.server.ts';
// Declares the `meta` of tests.
import './storyFinding.ts';

/**
 * Saves what the tests of stories have measured, as `meta.storyResult`, in the file `storyResults`: once, at the end of a run.
 * The coverage, the panel and the command read it there.
 */
export const storyResultsReporter = (config: LanguageReviewConfig): Reporter => ({
  async onTestRunEnd(modules) {
    const tests = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.meta().storyResult !== undefined);
    if (tests.length === 0) return;
    configure(config);
    // Results name files from the root of their own project, which may be in a folder of a workspace.
    for (const folder of new Set(tests.map(({ project }) => project.config.root))) {
      const own = tests.filter(({ project }) => project.config.root === folder);
      await saveStoryResults(
        folder,
        own.flatMap((test) => test.meta().storyResult ?? []),
      );
    }
  },
});
