// Where tests keep what they throw away: in memory where there is room, since databases wait for a disk most of the time.
import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const inMemory = '/dev/shm'
/** Bytes: more than a run of the tests ever fills. Containers often have 64 MiB only. */
const enough = 2 * 2 ** 30

/** Folder for temporary folders. */
export function scratchFolder() {
  if (!existsSync(inMemory)) return tmpdir()
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize >= enough ? inMemory : tmpdir()
}
