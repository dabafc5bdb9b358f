/** What a terminal follows instead of showing it: control characters, and marks that reverse what is shown. */
const followed = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

const whiteSpace = /\r\n|[\t\n\v\f\r\u0085\u2028\u2029]/g;

/** What the log of a CI service would follow: `::error::` at the beginning of a line, `##[error]`, `##vso[…]` and `##teamcity[…]` anywhere. */
const ciCommand = /(?<=^\s*:)(?=:)|(?<=#)(?=#\w*\[)/g;

/**
 * A foreign text as a terminal may show it: in one line, so that it cannot pass for a line of the command, and without what a
 * terminal or a CI service would follow.
 */
export const printable = (text: string) =>
  text.replaceAll(whiteSpace, ' ').replaceAll(followed, '\u{FFFD}').replaceAll(ciCommand, '\u200B');

const printableLines = (text: string) => text.split('\n').map(printable).join('\n');

/** Prints the lines of a command. What is foreign in them went through `printable`, unless it may have lines of its own. */
export const print = (text: string) => console.log(printableLines(text));

/** Like `print`, but to stderr. */
export const printError = (text: string) => console.error(printableLines(text));
