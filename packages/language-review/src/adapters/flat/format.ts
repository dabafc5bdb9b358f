import { jsonFormat } from '../json.ts';

/** One JSON object of texts. */
export const flatFormat = jsonFormat(false);
