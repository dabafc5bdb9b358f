import { jsonFormat } from '../json.ts';

/** JSON objects inside of each other; the keys of a message are joined by dots, as `t('home.title')` names it. */
export const i18nextFormat = jsonFormat(true);
