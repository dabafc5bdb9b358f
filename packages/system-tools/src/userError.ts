/** An error whose message is meant for the user of a command: a sentence, which Node, Vite and Storybook print without a stack. */
export class UserError extends Error {
  static {
    // Not a property of each error: Node prints those in braces.
    this.prototype.name = 'UserError';
  }

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.stack = message;
  }
}
