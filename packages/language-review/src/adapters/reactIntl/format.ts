import { jsonFormat } from '../json.ts';

/** One JSON object of ICU messages, as `formatjs compile` and hand-written catalogs have it. */
export const reactIntlFormat = jsonFormat(false);
