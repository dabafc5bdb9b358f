import { defaultLocale, type Language } from '../config.ts';
import { findingsOf, type Finding } from './findings.ts';
import { countPlaceholder, sourceText, type Texts } from '../catalogs/plurals.ts';
import { messageSyntax } from '../catalogs/syntax.ts';
import { isTooLong, widthText, type TextWidth } from './textWidths.ts';
import { copyIssues } from './text/copy.ts';
import { glossaryIssues, type GlossaryEntry } from './text/glossary.ts';
import { numberIssues } from './text/numbers.ts';
import { pluralIssues } from './text/form.ts';
import { shownText } from './text/prose.ts';
import { sentenceIssues } from './text/sentences.ts';

/** What the checks find in a text by itself and beside its source text. They need no other message, and run in a browser too. */
export function messageFindings(
  language: Language,
  key: string,
  sources: Texts,
  text: string,
  glossary: readonly GlossaryEntry[],
): Finding[] {
  const source = sourceText(language, key, sources) ?? '';
  const of = (...finding: [kind: Finding['kind'], messages: readonly string[]]) =>
    findingsOf(language, key, ...finding);
  const error = messageSyntax().errorIn?.(text);
  // The other checks would read its placeholders as text.
  if (error !== undefined) return of('syntax', [error]);
  const isForm = !['required', undefined].includes(countPlaceholder(language, key, sources));
  const isTranslation = language !== defaultLocale() && text !== source;
  return [
    ...of('form', pluralIssues(language, key, sources, text)),
    ...of('copy', copyIssues(language, text)),
    ...of('glossary', glossaryIssues(glossary, language, shownText(source), shownText(text))),
    ...of('numbers', isTranslation ? numberIssues(source, text, isForm) : []),
    ...of('sentences', isTranslation ? sentenceIssues(defaultLocale(), source, language, text) : []),
  ];
}

export const widthFindings = (language: Language, key: string, width: TextWidth) =>
  findingsOf(
    language,
    key,
    'width',
    isTooLong(width) ? [`is wider than its line: ${widthText(width)}, in ${width.story}`] : [],
  );
