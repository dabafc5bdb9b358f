import type { I18nextOptions } from '../../config.ts';
import { escapeRegExp } from 'system-tools/escape-reg-exp';
import { splitAt, withoutStrayEnds, type MessageSyntax } from '../messageSyntax.ts';
import { formatsIn, formatType, isUsable } from './formats.ts';
import { completeOptions } from './options.ts';

/** What i18next replaces by a value: its own expression, as is the next one. */
const interpolated = (prefix: string, suffix: string) => `${escapeRegExp(prefix)}.+?${escapeRegExp(suffix)}`;

const quoted = String.raw`[^()"']|"[^"]*"|'[^']*'`;

/** A nested message, also with options. A prefix by itself counts as one: another version of i18next may nest what follows. */
const nested = (prefix: string, suffix: string) =>
  String.raw`${escapeRegExp(prefix)}(?:(?:${quoted}|\((?:${quoted})*\))*?${escapeRegExp(suffix)})?`;

/** The tags of `<Trans>`: `<0>`, `</strong>`, `<br/>`. Of one with attributes its beginning, since these may have values: `<a href="{{url}}">`. */
const tags = String.raw`<\/?[\w-]+(?:\s*\/?>|(?=\s+[\w-]+\s*=[^<>]*>))`;

/** Options without the spaces around their punctuation. */
const withoutSpaces = (options: string) =>
  options
    .split(/([{}:,])/)
    .map((part) => part.trim())
    .join('');

/** What i18next interpolates (`{{name}}`, `{{- name}}` and `{{name, format}}`), nests (`$t(key)`), and what `<Trans>` replaces. */
export function i18nextSyntax(options: I18nextOptions): MessageSyntax {
  const { pluralSeparator, interpolation } = completeOptions(options);
  const { prefix, suffix, nestingPrefix, nestingSuffix } = interpolation;
  const pattern = [interpolated(prefix, suffix), nested(nestingPrefix, nestingSuffix), tags].join('|');
  /** The name of a value, and its formats. */
  const partsOf = (source: string) => source.slice(prefix.length, -suffix.length).split(',');
  /** A value by its name, whatever its format, with the dash that keeps it from being escaped; a nested message by its key; a tag without spaces. */
  const nameOf = (source: string) => {
    if (source.startsWith(nestingPrefix)) return source.replace(/,[^]*/, withoutSpaces);
    if (!source.startsWith(prefix)) return source.replaceAll(/\s+/g, '');
    const [value = ''] = partsOf(source);
    return prefix + value.replace(/^-\s*/, '- ').trim() + suffix;
  };
  /** Without the beginnings of values behind the last end in their line: each would look for its end up to the end of the line. */
  const readable = (message: string) =>
    message.replaceAll(/.+/g, (line) => {
      const parts = line.split(suffix);
      const open = parts.pop()!.replaceAll(prefix, '\uFFFC'.repeat(prefix.length));
      return [...parts, open].join(suffix);
    });
  const splitPattern = splitAt(new RegExp(pattern, 'g'), nameOf, readable);
  const split = (message: string) => withoutStrayEnds(splitPattern(message));
  const plural = {
    count: `${prefix}count${suffix}`,
    unescapedCount: `${prefix}- count${suffix}`,
    separator: pluralSeparator,
  };
  const valuesIn = (message: string) =>
    split(message).flatMap((piece) => {
      if (!('name' in piece) || !piece.source.startsWith(prefix)) return [];
      const [, ...formats] = partsOf(piece.source);
      return { name: piece.name, formats: formatsIn(formats.join(',')) };
    });
  const argumentsIn = (message: string) =>
    valuesIn(message).flatMap(({ name, formats }) => {
      const type = formats.map(formatType).join(', ');
      // Each form may write the number in its own way, yet not in another currency or unit.
      if ((name === plural.count || name === plural.unescapedCount) && !type.includes('(')) return [];
      return type === ''
        ? { name, type: 'text', label: name }
        : { name, type: type.toLowerCase(), label: `${name.slice(0, -suffix.length)}, ${type}${suffix}` };
    });
  const errorIn = (message: string) => {
    const unusable = valuesIn(message)
      .flatMap(({ formats }) => formats)
      .find((format) => !isUsable(format));
    return unusable && `has a format that i18next cannot use: ${unusable.source}`;
  };
  return { split, plural, argumentsIn, errorIn };
}
