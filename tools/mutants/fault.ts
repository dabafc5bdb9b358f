/** A fault that somebody could commit. */
export interface Fault {
  /** What is broken for a visitor, a translator, a reviewer or an owner. */
  title: string;
  /** Path from the root. */
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /** Path of the test that has to fail. */
  caughtBy: string;
}
