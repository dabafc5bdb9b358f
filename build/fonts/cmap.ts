const listOf = <Item>(length: number, item: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => item(index));

/**
 * The characters that a subset draws, up to U+FFFF, in order: the segments of its cmap of format 4 (OpenType, "cmap").
 * @param font in the format `sfnt`; one that draws nothing has no such table
 */
export function charactersIn(font: Buffer): string[] {
  const table = format4In(font);
  if (table === undefined) return [];
  const bytes = font.readUInt16BE(table + 6);
  return listOf(bytes / 2, (index) => {
    const last = font.readUInt16BE(table + 14 + 2 * index);
    const first = font.readUInt16BE(table + 16 + bytes + 2 * index);
    // The last segment only ends the table.
    return first === 0xffff ? [] : listOf(last - first + 1, (step) => String.fromCharCode(first + step));
  }).flat();
}

/** Finds the beginning of the cmap of format 4. */
function format4In(font: Buffer) {
  const entry = listOf(font.readUInt16BE(4), (index) => 12 + 16 * index).find(
    (offset) => font.toString('latin1', offset, offset + 4) === 'cmap',
  );
  if (entry === undefined) return undefined;
  const cmap = font.readUInt32BE(entry + 8);
  return listOf(font.readUInt16BE(cmap + 2), (index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index)).find(
    (offset) => font.readUInt16BE(offset) === 4,
  );
}
