import { ContentUnavailable } from './content/publish/publishing-service.ts'

/** Something that the person who starts the server has to mend; shown as one line without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

const advice: Readonly<Record<string, (error: NodeJS.ErrnoException) => string>> = {
  EADDRINUSE: () => 'The port is taken. Stop what uses it, or set PORT to another.',
  EADDRNOTAVAIL: () => 'This machine has no such interface. Set HOST to another.',
  ENOTFOUND: () => 'No such host is known. Set HOST to another.',
  EACCES: ({ syscall }) =>
    syscall === 'listen' ? 'The port may not be used by this user. Set PORT to another.' : unwritable,
  EPERM: () => unwritable,
  EROFS: () => unwritable,
  ENOTDIR: () => unwritable,
  EEXIST: () => unwritable,
  SQLITE_CANTOPEN: () => unwritable,
  SQLITE_READONLY: () => unwritable,
}
const unwritable =
  'DATA_DIR cannot be written. Give the user the right to, or set DATA_DIR to another folder.'

/** The one line that explains why the server did not start; null for a fault of the server itself. */
export function explainStartupFailure(error: unknown): string | null {
  if (error instanceof StartupError || error instanceof ContentUnavailable) return error.message
  if (!(error instanceof Error)) return null
  const failure: NodeJS.ErrnoException = error
  const known = failure.code === undefined ? undefined : advice[failure.code]
  return known === undefined ? null : `${known(failure)} (${error.message})`
}
