import { closeSync, openSync } from 'node:fs'
import { devNull } from 'node:os'
import { ContentUnavailable } from './content/index.ts'
import { StartupError } from './lib/startup-error.ts'

const folderNotWritable =
  'DATA_DIR cannot be written. Give the user the right to, or set DATA_DIR to another folder.'
const diskFull = 'The disk of DATA_DIR is full. Make room, or set DATA_DIR to another folder.'
const tooFewFiles = 'The server may open too few files. Raise the limit, such as with: ulimit -n 4096'

/** SQLite does not say why it cannot open a file: it may be the limit of open files. */
function mayOpenFiles(): boolean {
  try {
    closeSync(openSync(devNull, 'r'))
    return true
  } catch {
    return false
  }
}

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
  SQLITE_CANTOPEN: () => (mayOpenFiles() ? folderNotWritable : tooFewFiles),
  SQLITE_READONLY: () => folderNotWritable,
  EMFILE: () => tooFewFiles,
  ENFILE: () => tooFewFiles,
  ENOSPC: () => diskFull,
  SQLITE_FULL: () => diskFull,
  SQLITE_IOERR_WRITE: () => diskFull,
  SQLITE_IOERR_SHMSIZE: () => diskFull,
}

const adviceFor = (failure: NodeJS.ErrnoException) =>
  failure.code === undefined ? undefined : advice[failure.code]

/** One line that explains why the server did not start; null for a bug of the server itself. */
export function explainStartupFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const known = adviceFor(error)
  if (known) return `${known(error)} (${error.message})`
  // What failed may have a cause that says more, such as a full disk.
  const cause = error.cause instanceof Error ? explainStartupFailure(error.cause) : null
  if (cause !== null) return cause
  return error instanceof StartupError || error instanceof ContentUnavailable ? error.message : null
}
