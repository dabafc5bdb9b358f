import { UserError } from '../userError.ts';

/** The file in place of the draft that is written first, whose name has a random part. */
const withoutDraft = (path: string) => path.replace(/\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, '');

/** An error of the file system that a person can do something about, as a sentence; any other error as it is. */
export function explained(error: unknown): unknown {
  const { code, message, path = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return new UserError(`The disk is full: ${message}`, { cause: error });
  const file = withoutDraft(path);
  if (file !== '' && code === 'EROFS')
    return new UserError(`${file} cannot be written: it is on a file system that can only be read.`, { cause: error });
  if (file !== '' && (code === 'EACCES' || code === 'EPERM'))
    return new UserError(
      `This user may not read or write ${file}: give it to this user, with its folder. A container that runs as root may have made it.`,
      { cause: error },
    );
  return error;
}
