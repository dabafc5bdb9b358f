/** Why nothing was saved, as a sentence for the user. */
export class SaveError extends Error {
  override name = 'SaveError';
  /** HTTP status. */
  readonly status: number;
  /** The key of the message that was rejected, if it was one. */
  readonly key: string | undefined;

  constructor(status: number, message: string, key?: string) {
    super(message);
    this.status = status;
    this.key = key;
  }
}

/** @throws {SaveError} where the bytes are no UTF-8 */
export function decodeUtf8(bytes: Uint8Array, name: string, status: number): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new SaveError(status, `${name} is not written in UTF-8.`);
  }
}
