/**
 * The value of a key that can come from anybody, as that of a message, a note or a story: every object has a `constructor`, which is no
 * value of its own.
 *
 * @template {string} Key
 * @template Value
 * @param {Readonly<Partial<Record<Key, Value>>> | undefined} record
 * @param {Key} key
 * @returns {Value | undefined}
 */
export const ownValue = (record, key) => (record && Object.hasOwn(record, key) ? record[key] : undefined);
