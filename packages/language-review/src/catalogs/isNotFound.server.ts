/** Whether reading a file has failed because there is none, or none can have its name. */
export const isNotFound = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENAMETOOLONG');
