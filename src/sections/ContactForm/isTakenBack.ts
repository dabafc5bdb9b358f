/** Whether a message was not taken because the visitor has taken it back. */
export const isTakenBack = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError';
