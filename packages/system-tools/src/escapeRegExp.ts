/** The source of a regular expression that matches a text as it is written. */
export const escapeRegExp = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
