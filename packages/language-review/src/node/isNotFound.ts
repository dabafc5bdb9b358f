/** Whether reading a file has failed because there is none. */
export const isNotFound = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
