// For what runs in browsers, which is checked without JavaScript.
export declare function ownValue<Key extends string, Value>(
  record: Readonly<Partial<Record<Key, Value>>> | undefined,
  key: Key,
): Value | undefined;
