/** How long what a reviewer writes may be, in characters: wherever it is typed, shared or saved. */
export const longest = { text: 10_000, note: 2000, name: 100 } as const;

/** Whether a value may be a key: some libraries name a message by its text. */
export const isKey = (value: unknown) => typeof value === 'string' && value.length <= longest.text;

/** How many texts a note may have: each one is compared with all of them. */
export const longestThread = 500;

/** Of all that is shared or saved at once, in bytes: more than the storage of a browser keeps. */
export const largestRequest = 8 * 1024 * 1024;
