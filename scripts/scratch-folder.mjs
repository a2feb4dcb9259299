// Temporary folder of the tests: in memory if there is enough space, since databases mostly wait for the
// disk.
import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const inMemory = '/dev/shm'
/** Bytes, more than a test run ever writes. Containers often have only 64 MiB. */
const enough = 2 * 2 ** 30

/** Folder for temporary folders. */
export function scratchFolder() {
  if (!existsSync(inMemory)) return tmpdir()
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize >= enough ? inMemory : tmpdir()
}
