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
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const results = tests.flatMap((test) => test.meta().storyResult ?? []);
    const [first] = tests;
    if (!first || results.length === 0) return;
    configure(config);
    await saveStoryResults(first.project.vitest.config.root, results);
  },
});
