import { FormatError, type CatalogFormat } from '../catalogFormat.ts';
import { scanPo } from './scanPo.ts';

const escaped = (text: string) =>
  `"${text
    .replaceAll(/["\\]/g, String.raw`\$&`)
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')
    .replaceAll('\r', '\\r')}"`;

/** As gettext's tools write it: a text of several lines begins in the line below. */
function written(text: string, newline: string) {
  const lines = text.split(/(?<=\n)/);
  return lines.length > 1 ? ['""', ...lines.map(escaped)].join(newline) : escaped(text);
}

const extractor = 'lingui extract';

/** The .po files of Lingui. A message that a file lacks has to be extracted: only Lingui knows how its source names it. */
export const linguiFormat: CatalogFormat = {
  parse: scanPo,
  write(source, { key, text }) {
    const entry = scanPo(source).get(key);
    if (!entry) throw new FormatError(`the message "${key}" is missing; \`${extractor}\` adds it`, source.length);
    const newline = source.includes('\r\n') ? '\r\n' : '\n';
    const { start, end, isFuzzy = false, fuzzyComments } = entry;
    // From the last one on, so that the offsets of the others stay.
    return [...(isFuzzy ? fuzzyComments : []), { start, end, text: written(text, newline) }].reduceRight(
      (changed, each) => changed.slice(0, each.start) + each.text + changed.slice(each.end),
      source,
    );
  },
  empty: '',
  extractor,
};
