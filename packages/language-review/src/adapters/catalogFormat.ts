import type { KeyPath } from './keyPaths.ts';

/** A message in the source of a catalog. */
export interface CatalogEntry {
  text: string;
  /** The offsets of what stands for its text; `end` is exclusive. */
  start: number;
  end: number;
  /** Where it stands, in a format that has objects inside of each other. */
  path?: KeyPath;
  /** Whether the file marks the text as one that somebody still has to check. */
  isFuzzy?: boolean;
  /** What tells it apart from a message of the same text, where the format has that. */
  context?: string | undefined;
}

/** By key, in the order of the file. In a catalog with a namespace, keys are without it. */
export type CatalogEntries = ReadonlyMap<string, CatalogEntry>;

/** Why a source cannot be parsed. */
export class FormatError extends Error {
  readonly offset: number;

  /** @param problem part of a sentence, without a full stop @param offset where it is in the source */
  constructor(problem: string, offset: number) {
    super(problem);
    this.offset = offset;
  }
}

/**
 * How a library keeps messages in a file. This part of an adapter runs in Node, and knows nothing of files: it reads and changes
 * their sources.
 */
export interface CatalogFormat {
  /** @throws {FormatError} where the source is not valid, or has a key twice */
  parse: (source: string) => CatalogEntries;
  /**
   * Changes the text of a message, or adds it, and leaves everything else as it is: indentation, order, comments, line ends.
   * @param message `path` is where a new one belongs, in a format that has objects inside of each other
   * @param order the keys that the catalog is to have, in their order, to place a new one
   * @throws {FormatError} where the source is not valid
   */
  write: (
    source: string,
    message: { key: string; text: string; path?: KeyPath | undefined },
    order: readonly string[],
  ) => string;
  /** The source of a catalog without messages. */
  empty: string;
  /**
   * The command that adds the messages of the sources to all catalogs, where the library has one: `write` adds none then, and sources
   * need not name the keys.
   */
  extractor?: string;
}
