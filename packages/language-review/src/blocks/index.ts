export type { CoverageComponents } from './components';
export { HistoryNote, LanguageCoverage, MeasuredNote } from './LanguageCoverage';
export { MessageCoverageTable } from './MessageCoverage';
