import { ContentUnavailable } from './content/index.ts'
import { StartupError } from './lib/startup-error.ts'

const advice: Readonly<Record<string, (error: NodeJS.ErrnoException) => string>> = {
  EADDRINUSE: () => 'The port is taken. Stop what uses it, or set PORT to another.',
  EADDRNOTAVAIL: () => 'This machine has no such interface. Set HOST to another.',
  ENOTFOUND: () => 'No such host is known. Set HOST to another.',
  EACCES: ({ syscall }) =>
    syscall === 'listen' ? 'The port may not be used by this user. Set PORT to another.' : folderNotWritable,
  EPERM: () => folderNotWritable,
  EROFS: () => folderNotWritable,
  ENOTDIR: () => folderNotWritable,
  EEXIST: () => folderNotWritable,
  SQLITE_CANTOPEN: () => folderNotWritable,
  SQLITE_READONLY: () => folderNotWritable,
}
const folderNotWritable =
  'DATA_DIR cannot be written. Give the user the right to, or set DATA_DIR to another folder.'

/** One line that explains why the server did not start; null for a bug of the server itself. */
export function explainStartupFailure(error: unknown): string | null {
  if (error instanceof StartupError || error instanceof ContentUnavailable) return error.message
  if (!(error instanceof Error)) return null
  const failure: NodeJS.ErrnoException = error
  const known = failure.code === undefined ? undefined : advice[failure.code]
  return known === undefined ? null : `${known(failure)} (${error.message})`
}
