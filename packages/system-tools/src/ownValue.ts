/**
 * The value of a key that can come from anybody, as that of a message, a note or a story: every object has a `constructor`, which is no
 * value of its own.
 */
export const ownValue = <Key extends string, Value>(
  record: Readonly<Partial<Record<Key, Value>>> | undefined,
  key: Key,
): Value | undefined => (record && Object.hasOwn(record, key) ? record[key] : undefined);
