/** Thrown where a page turns out not to exist; the error boundary then shows the compact not-found screen. */
export class NotFoundError extends Error {
  readonly status = 404;

  constructor(path: string) {
    super(`There is no page at ${path}`);
    this.name = 'NotFoundError';
  }
}
