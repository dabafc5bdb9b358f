/** Tags, also without an end. */
const tagsIn = (text: string) => text.match(/<[^>]*>?/g) ?? [];

/** URLs that run, as browsers read them. */
const runs = /(?:java|vb)script:|^data:\S/i;

const withoutControls = (text: string) => text.replaceAll(/\p{Cc}/gu, '').trim();

/**
 * Whether stories may show what somebody suggests before anybody has read it: a project may insert messages as HTML or as URLs. Tags are
 * those of the message, and nothing is escaped, as in the options of `$t(key, { … })`, or run.
 * @param own the texts that the message has in the project
 */
export function isShowable(suggested: string, own: ReadonlyArray<string | undefined>) {
  const texts = own.filter((text) => text !== undefined);
  const tags = new Set(texts.flatMap(tagsIn));
  const hasEscapes = suggested.includes('\\') && !texts.some((text) => text.includes('\\'));
  return tagsIn(suggested).every((tag) => tags.has(tag)) && !hasEscapes && !runs.test(withoutControls(suggested));
}
