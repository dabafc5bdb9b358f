import type { I18nextOptions } from '../../config.ts';
import { escapeRegExp } from '../../escapeRegExp.ts';
import { splitAt, type MessageSyntax } from '../messageSyntax.ts';
import { completeOptions } from './options.ts';

/** From one string to the next of another, without the first one in between. */
const between = (start: string, end: string) =>
  `${escapeRegExp(start)}(?:(?!${escapeRegExp(start)}|${escapeRegExp(end)})[^])*${escapeRegExp(end)}`;

/** As `between`, with options in parentheses. */
const nested = (start: string, end: string) =>
  end === ')' ? String.raw`${escapeRegExp(start)}(?:[^()]|\([^()]*\))*\)` : between(start, end);

/** The tags of `<Trans>`: `<0>`, `</strong>`, `<br/>`. */
const tags = String.raw`<\/?\w+\s*\/?>`;

/** What i18next interpolates (`{{name}}`, `{{- name}}` and `{{name, format}}`), nests (`$t(key)`), and what `<Trans>` replaces. */
export function i18nextSyntax(options: I18nextOptions): MessageSyntax {
  const { pluralSeparator, interpolation } = completeOptions(options);
  const { prefix, suffix, nestingPrefix, nestingSuffix } = interpolation;
  const pattern = [between(prefix, suffix), nested(nestingPrefix, nestingSuffix), tags].join('|');
  /** A value by its name, whatever its format; a tag without spaces. */
  const nameOf = (source: string) => {
    if (!source.startsWith(prefix)) return source.replaceAll(/\s+/g, '');
    const [value = ''] = source.slice(prefix.length, -suffix.length).replace(/^-/, '').split(',');
    return prefix + value.trim() + suffix;
  };
  return {
    split: splitAt(new RegExp(pattern, 'g'), nameOf),
    plural: { count: `${prefix}count${suffix}`, separator: pluralSeparator },
  };
}
