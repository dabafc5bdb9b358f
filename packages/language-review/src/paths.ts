/** Where Storybook serves the catalogs, from its own page. */
export const catalogsPath = './language-review/catalogs';

/** Id of the element of the manager's page that holds the configuration as JSON. */
export const configElementId = 'language-review-config';
