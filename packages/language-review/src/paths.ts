/** The messages of a language by key, relative to the page of the workbench. */
export const catalogPath = (language: string) => `./language-review/catalogs/${language}.json`;

/** Id of the element of the manager's page that contains the configuration. */
export const configElementId = 'language-review-config';

/** Where edits and approvals are saved in development, followed by the language. */
export const savePath = '/__review';

/** The approvals and the record of stories, relative to the page of the workbench. */
export const recordPath = './language-review/record.json';

/** The findings of the checks of texts, relative to the page of the workbench. */
export const checksPath = './language-review/checks.json';
