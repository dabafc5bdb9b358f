/** An error whose message is meant for the user of a command, without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}
