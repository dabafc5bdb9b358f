import type { I18nextOptions } from '../../config.ts';
import { escapeRegExp } from '../../escapeRegExp.ts';
import { splitAt, withoutStrayEnds, type MessageSyntax } from '../messageSyntax.ts';
import { completeOptions } from './options.ts';

/** What i18next replaces by a value: its own expression, as is the next one. */
const interpolated = (prefix: string, suffix: string) => `${escapeRegExp(prefix)}.+?${escapeRegExp(suffix)}`;

const quoted = String.raw`[^()"']|"[^"]*"|'[^']*'`;

/** A nested message, also with options. A prefix by itself counts as one: another version of i18next may nest what follows. */
const nested = (prefix: string, suffix: string) =>
  String.raw`${escapeRegExp(prefix)}(?:(?:${quoted}|\((?:${quoted})*\))*?${escapeRegExp(suffix)})?`;

/** The tags of `<Trans>`: `<0>`, `</strong>`, `<br/>`. */
const tags = String.raw`<\/?\w+\s*\/?>`;

/** The formats of i18next itself, which tell what a value is. */
const formats = ['number', 'currency', 'datetime', 'relativetime', 'list'];

const formatPattern = (format: string) => new RegExp(String.raw`,\s*${format}\s*(?:\W|$)`, 'i');

/** What i18next interpolates (`{{name}}`, `{{- name}}` and `{{name, format}}`), nests (`$t(key)`), and what `<Trans>` replaces. */
export function i18nextSyntax(options: I18nextOptions): MessageSyntax {
  const { pluralSeparator, interpolation } = completeOptions(options);
  const { prefix, suffix, nestingPrefix, nestingSuffix } = interpolation;
  const pattern = [interpolated(prefix, suffix), nested(nestingPrefix, nestingSuffix), tags].join('|');
  /** A value by its name, whatever its format, with the dash that keeps it from being escaped; a tag without spaces. */
  const nameOf = (source: string) => {
    if (!source.startsWith(prefix)) return source.replaceAll(/\s+/g, '');
    const [value = ''] = source.slice(prefix.length, -suffix.length).split(',');
    return prefix + value.replace(/^-\s*/, '- ').trim() + suffix;
  };
  /** Without the beginnings of values behind the last end in their line: each would look for its end up to the end of the line. */
  const readable = (message: string) =>
    message.replaceAll(/.+/g, (line) => {
      const parts = line.split(suffix);
      return parts.with(-1, parts.at(-1)!.replaceAll(prefix, '\uFFFC'.repeat(prefix.length))).join(suffix);
    });
  const splitPattern = splitAt(new RegExp(pattern, 'g'), nameOf, readable);
  const split = (message: string) => withoutStrayEnds(splitPattern(message));
  const plural = {
    count: `${prefix}count${suffix}`,
    unescapedCount: `${prefix}- count${suffix}`,
    separator: pluralSeparator,
  };
  const argumentsIn = (message: string) =>
    split(message).flatMap((piece) => {
      if (!('name' in piece) || !piece.source.startsWith(prefix)) return [];
      const { name, source } = piece;
      // Each form may write the number in its own way.
      if (name === plural.count || name === plural.unescapedCount) return [];
      const found = formats.find((format) => formatPattern(format).test(source));
      const label = found ? `${name.slice(0, -suffix.length)}, ${found}${suffix}` : name;
      return { name, type: found ?? 'text', label };
    });
  return { split, plural, argumentsIn };
}
