/** Why nothing was saved, for the user. */
export class SaveError extends Error {
  override name = 'SaveError';
  readonly status: number;
  /** The key of the message that was rejected, if it was one. */
  readonly key: string | undefined;

  constructor(status: number, message: string, key?: string) {
    super(message);
    this.status = status;
    this.key = key;
  }
}
