/** Thrown where a page does not exist. */
export class NotFoundError extends Error {
  readonly status = 404;

  constructor(path: string) {
    super(`There is no page at ${path}`);
    this.name = 'NotFoundError';
  }
}
