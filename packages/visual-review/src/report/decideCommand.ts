/** A command line of Windows has at most 8,191 characters, some of which npm needs. */
const maxLength = 7500;

/** Quotes a text for POSIX shells and Windows; characters with a meaning in a shell need POSIX's single quotes. */
function quoted(text: string) {
  return /["$`\\!%]/.test(text) ? `'${text.replaceAll("'", String.raw`'\''`)}'` : `"${text}"`;
}

/** One command a line, each within the limit of a shell. */
function commandLines(command: string, groups: readonly string[]) {
  const lines = [command];
  for (const group of groups) {
    const line = `${lines.at(-1)} ${group}`;
    if (line.length > maxLength && lines.at(-1) !== command) lines.push(`${command} ${group}`);
    else lines[lines.length - 1] = line;
  }
  return lines;
}

/**
 * The commands that record decisions.
 * @param key of the report that was reviewed: other reports are refused
 * @param accepted the ids of groups; undefined means all of the report
 * @param rejected the ids of groups, with the comment for the author
 */
export function decideCommand(
  key: string,
  accepted: readonly string[] | undefined,
  rejected: ReadonlyArray<readonly [group: string, comment: string]>,
) {
  const run = 'npx visual-review';
  const accepting = accepted?.length === 0 ? [] : commandLines(`${run} --accept --report ${key}`, accepted ?? []);
  const rejecting = rejected.map(([group, comment]) => `${run} --reject=${quoted(comment)} --report ${key} ${group}`);
  return [...accepting, ...rejecting].join('\n');
}
