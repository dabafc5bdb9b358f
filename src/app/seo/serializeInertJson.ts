/** Serializes JSON for a script element: nothing in it can end the element. */
export const serializeInertJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
