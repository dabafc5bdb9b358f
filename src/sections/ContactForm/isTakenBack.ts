/** Whether a message was not delivered because the visitor has taken it back. */
export const isTakenBack = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError';
