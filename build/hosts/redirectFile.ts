import { prefixedLanguages } from './paths.ts';

/** `_redirects`: Netlify finds only the `404.html` of the folder by itself, and not that of a language. Other hosts ignore these lines. */
export const redirectFile = () => prefixedLanguages.map((code) => `/${code}/* /${code}/404.html 404\n`).join('');
