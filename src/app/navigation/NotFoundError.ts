/** Thrown where a page does not exist; the error boundary renders the compact not-found screen. */
export class NotFoundError extends Error {
  readonly status = 404;

  constructor(path: string) {
    super(`There is no page at ${path}`);
    this.name = 'NotFoundError';
  }
}
