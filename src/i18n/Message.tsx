import { Fragment, type ReactNode } from 'react';
import { useLanguage } from './LanguageProvider';
import { languageInfo, type Language } from './languages';
import { formatNumber, splitPlaceholders, type MessageKey } from './lookup';

interface MessageProps {
  /** Message key. */
  id: MessageKey;
  /** Values of the `{placeholders}`; each is isolated, so that it keeps its own direction. */
  values?: Readonly<Record<string, ReactNode>> | undefined;
}

function fill(message: string, language: Language, values: MessageProps['values'] = {}): ReactNode {
  return splitPlaceholders(message).map((piece, index) => {
    if ('text' in piece) return piece.text;
    const value = values[piece.name];
    if (value === undefined) return piece.source;
    return <bdi key={index}>{typeof value === 'number' ? formatNumber(value, language) : value}</bdi>;
  });
}

/** A message, and `lang` and `dir` if it fell back to another language. */
function useFallbackAttributes(id: MessageKey) {
  const { language, lookup } = useLanguage();
  const found = lookup(id);
  const attributes =
    found.language === language ? undefined : { lang: found.language, dir: languageInfo(found.language).direction };
  return { found, attributes };
}

/** A message inside an element. A fallback to English has its own `lang` and `dir`. */
export function Message({ id, values }: MessageProps) {
  const { found, attributes } = useFallbackAttributes(id);
  const content = fill(found.message, found.language, values);
  return attributes ? <span {...attributes}>{content}</span> : <Fragment>{content}</Fragment>;
}

/**
 * A message that appears, disappears or changes on the page. It is in its own element, which React can remove even if the browser's
 * translator has changed the text inside.
 */
export function ChangingMessage(props: MessageProps) {
  return (
    <span key={props.id}>
      <Message {...props} />
    </span>
  );
}

/** A message of several paragraphs, which are separated by an empty line in the catalog. */
export function Paragraphs({ id, values }: MessageProps) {
  const { found, attributes } = useFallbackAttributes(id);
  return found.message.split(/\n{2,}/).map((paragraph, index) => (
    <p key={index} {...attributes}>
      {fill(paragraph, found.language, values)}
    </p>
  ));
}
