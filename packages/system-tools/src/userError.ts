/** What cannot be done, and why, in words for whoever asked for it. */
export class UserError extends Error {
  override name = 'UserError';
}
