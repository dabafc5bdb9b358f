/** A command line of Windows has at most 8,191 characters, some of which npm needs. */
const maxLength = 7500;

/** Quotes an id for POSIX shells and Windows; characters with a meaning in a shell need POSIX's single quotes. */
function quoted(id: string) {
  return /["$`\\!%]/.test(id) ? `'${id.replaceAll("'", String.raw`'\''`)}'` : `"${id}"`;
}

/**
 * The command that records accepted changes; several, one a line, where a single one would be too long for a shell.
 * @param key of the report that was reviewed: other reports are refused
 * @param ids the snapshots; none means all of the report
 */
export function acceptCommand(key: string, ids: readonly string[]) {
  const command = `npm run visual -- --accept --report ${key}`;
  const lines = [command];
  for (const id of ids) {
    const line = `${lines.at(-1)} ${quoted(id)}`;
    if (line.length > maxLength && lines.at(-1) !== command) lines.push(`${command} ${quoted(id)}`);
    else lines[lines.length - 1] = line;
  }
  return lines.join('\n');
}
