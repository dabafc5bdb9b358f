export { FindingsReporter } from './FindingsReporter.server.ts';
export { storyResultsReporter } from './storyResultsReporter.server.ts';
