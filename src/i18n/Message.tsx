import { Fragment, type ReactNode } from 'react';
import { useLanguage } from './LanguageProvider';
import { languageInfo, type Language } from './languages';
import { formatNumber, splitPlaceholders, type MessageKey } from './lookup';

interface MessageProps {
  /** Key of the text in the catalogs. */
  id: MessageKey;
  /** What stands in place of the `{placeholders}`; each is isolated, so it keeps its own direction. */
  values?: Readonly<Record<string, ReactNode>> | undefined;
}

function fill(text: string, language: Language, values: MessageProps['values'] = {}): ReactNode {
  return splitPlaceholders(text).map((piece, index) => {
    if ('text' in piece) return piece.text;
    const value = values[piece.name];
    if (value === undefined) return piece.source;
    return <bdi key={index}>{typeof value === 'number' ? formatNumber(value, language) : value}</bdi>;
  });
}

/** `lang` and `dir` of a text that fell back to another language; nothing where it did not. */
function useFallbackAttributes(id: MessageKey) {
  const { language, lookup } = useLanguage();
  const found = lookup(id);
  const attributes =
    found.language === language ? undefined : { lang: found.language, dir: languageInfo(found.language).direction };
  return { found, attributes };
}

/** A translated text inside an element. One that fell back to English says so with its own `lang` and `dir`. */
export function Message({ id, values }: MessageProps) {
  const { found, attributes } = useFallbackAttributes(id);
  const content = fill(found.text, found.language, values);
  return attributes ? <span {...attributes}>{content}</span> : <Fragment>{content}</Fragment>;
}

/**
 * A text that comes, goes, or turns into another while its page is shown. It has an element of its own, which React can take away whatever
 * the browser's translator has done to the text inside.
 */
export function ChangingMessage(props: MessageProps) {
  return (
    <span key={props.id}>
      <Message {...props} />
    </span>
  );
}

/** A translated text of several paragraphs, which an empty line separates in the catalog. */
export function Paragraphs({ id, values }: MessageProps) {
  const { found, attributes } = useFallbackAttributes(id);
  return found.text.split(/\n{2,}/).map((paragraph, index) => (
    <p key={index} {...attributes}>
      {fill(paragraph, found.language, values)}
    </p>
  ));
}
