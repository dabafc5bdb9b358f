const headerBytes = 6;
const entryBytes = 16;

/** One square picture of an icon file: its edge in px (at most 256) and its PNG. */
export interface IcoImage {
  size: number;
  data: Buffer;
}

/** Packs PNGs into an ICO file: a header, an entry for each picture, then the pictures. */
export function ico(images: readonly IcoImage[]): Buffer {
  const head = Buffer.alloc(headerBytes + entryBytes * images.length);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, data }] of images.entries()) {
    const entry = headerBytes + entryBytes * index;
    head.writeUInt8(size % 256, entry); // 0 stands for 256
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4); // colour planes
    head.writeUInt16LE(32, entry + 6); // bits of a pixel
    head.writeUInt32LE(data.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  }
  return Buffer.concat([head, ...images.map(({ data }) => data)]);
}
