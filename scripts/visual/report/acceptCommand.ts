/** Windows takes no longer line than 8,191 characters; room is left for what npm puts around it. */
const longest = 7500;

/** In quotes that a POSIX shell and the Windows one both read; a shell's own signs need the single ones of POSIX. */
function quoted(id: string): string {
  return /["$`\\!%]/.test(id) ? `'${id.replaceAll("'", String.raw`'\''`)}'` : `"${id}"`;
}

/**
 * The command that records what a reviewer has accepted; several, a line each, where one would be too long for a shell.
 * @param ids the snapshots; none means all there are
 */
export function acceptCommand(ids: readonly string[]): string {
  const command = 'npm run visual -- --accept';
  const lines = [command];
  for (const id of ids) {
    const line = `${lines.at(-1)} ${quoted(id)}`;
    if (line.length > longest && lines.at(-1) !== command) lines.push(`${command} ${quoted(id)}`);
    else lines[lines.length - 1] = line;
  }
  return lines.join('\n');
}
