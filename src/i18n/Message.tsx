import type { ReactNode } from 'react';
import { useLanguage } from './LanguageProvider';
import { languageInfo, type Language } from './languages';
import { countIn, formatNumber, splitPlaceholders, type MessageKey } from './lookup';

interface MessageProps {
  /** Message key. */
  id: MessageKey;
  /** Values of the `{placeholders}`, which keep their own direction. The number `count` selects the plural form. */
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

/** A message, and `lang` and `dir` of a fallback. */
function useFallbackAttributes({ id, values }: MessageProps) {
  const { language, lookup } = useLanguage();
  const found = lookup(id, countIn(values));
  const attributes =
    found.language === language ? undefined : { lang: found.language, dir: languageInfo(found.language).direction };
  return { found, attributes };
}

/** A message inside an element. A fallback to English has its own `lang` and `dir`. */
export function Message(props: MessageProps) {
  const { found, attributes } = useFallbackAttributes(props);
  const content = fill(found.message, found.language, props.values);
  return attributes ? <span {...attributes}>{content}</span> : <>{content}</>;
}

/** A message that appears, disappears or changes. React can remove its element even if the browser's translator changed the text. */
export function ChangingMessage(props: MessageProps) {
  const { lookup } = useLanguage();
  return (
    // Another plural form is another message: it may have no number.
    <span key={lookup(props.id, countIn(props.values)).message}>
      <Message {...props} />
    </span>
  );
}

/** A message of several paragraphs, which are separated by an empty line in the catalog. */
export function Paragraphs(props: MessageProps) {
  const { found, attributes } = useFallbackAttributes(props);
  return found.message.split(/\n{2,}/).map((paragraph, index) => (
    <p key={index} {...attributes}>
      {fill(paragraph, found.language, props.values)}
    </p>
  ));
}
