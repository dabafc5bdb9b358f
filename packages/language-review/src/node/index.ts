export { catalogErrors } from './catalogErrors.ts';
export { collect } from './collect.ts';
export { coverageOf, keysNamedIn, type Coverage } from './coverage.ts';
export { englishName, percent } from './format.ts';
export { catalogJson } from './catalogJson.ts';
export { readCatalog } from './parseCatalog.ts';
export { report } from './report.ts';
export { validateConfig } from './validateConfig.ts';
