import { splitAt, type MessageSyntax } from '../messageSyntax.ts';

/** `{{name}}`, `{{- name}}` and `{{name, format}}`; `$t(key)`; the tags of `<Trans>`: `<0>`, `</strong>`, `<br/>`. */
const placeholder = /\{\{[^{}]*\}\}|\$t\((?:[^()]|\([^()]*\))*\)|<\/?\w+\s*\/?>/g;

/** A value by its name, whatever its format; a tag without spaces. */
function nameOf(source: string) {
  const { value } = /^\{\{-?\s*(?<value>[^,{}]*?)\s*(?:,[^{}]*)?\}\}$/.exec(source)?.groups ?? {};
  return value === undefined ? source.replaceAll(/\s+/g, '') : `{{${value}}}`;
}

/** What i18next interpolates, nests, and what `<Trans>` replaces. */
export const i18nextSyntax: MessageSyntax = { split: splitAt(placeholder, nameOf), count: '{{count}}' };
