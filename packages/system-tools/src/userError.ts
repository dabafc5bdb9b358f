/** An error whose message is meant for the user of a command: a sentence, which Node, Vite and Storybook print without a stack. */
export class UserError extends Error {
  override name = 'UserError';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.stack = message;
  }
}
