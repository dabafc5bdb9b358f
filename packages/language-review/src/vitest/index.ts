export { FindingsReporter } from './FindingsReporter.ts';
export { storyResultsReporter } from './storyResultsReporter.ts';
