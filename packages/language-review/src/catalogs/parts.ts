/** The texts between what is not known, which `undefined` stands for; empty where nothing is between. */
export function knownParts(parts: ReadonlyArray<string | undefined>): string[] {
  const known = [''];
  for (const part of parts) {
    if (part === undefined) known.push('');
    else known.push((known.pop() ?? '') + part);
  }
  return known;
}

/**
 * Whether a text has these parts, in their order and from its beginning to its end, with something between them.
 * @param least how many characters are between two parts, at least
 */
export function consistsOf(text: string, [first = '', ...others]: readonly string[], least: number) {
  const last = others.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  // An expression could try each way to divide a text among many values, which never ends.
  for (const part of others) {
    const found = text.indexOf(part, at + least);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at + least <= text.length - last.length;
}
