export type { CoverageComponents } from './components';
export { HistoryNote, LanguageCoverage } from './LanguageCoverage';
export { MessageCoverageTable } from './MessageCoverage';
