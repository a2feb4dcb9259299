import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs'

/** Only the owner may enter, list and change. */
const ownersOnly = 0o700

/**
 * Creates the folder of all data, closed to other users of the machine: it contains sessions, passwords'
 * hashes and secrets. Files that are created later are closed as well. Throws if the folder cannot be written.
 */
export function prepareDataDir(dataDir: string): void {
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true, mode: ownersOnly })
  accessSync(dataDir, constants.W_OK)
  chmodSync(dataDir, ownersOnly)
}
