export type { CoverageComponents } from './components';
export { HistoryNote, LanguageCoverage, MeasuredNote, OpenTasks } from './LanguageCoverage';
export { MessageCoverageTable } from './MessageCoverage';
