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

/** Faults by the test that has to fail, and by the file; without a replacement, what is found is removed. */
export type FaultTable = Readonly<
  Record<Fault['caughtBy'], Record<Fault['file'], ReadonlyArray<[title: string, find: string, replace?: string]>>>
>;
