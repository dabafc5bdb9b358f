export { HistoryNote, LanguageCoverage, MeasuredNote, OpenTasks } from './LanguageCoverage.preview';
export { MessageCoverageTable } from './MessageCoverage.preview';
