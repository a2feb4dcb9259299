// Copies of the embedded databases while servers write to them.
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CommandError } from './command.mjs'
import { fileOf, parts } from './manifest.mjs'

// As server/db/sqlite-driver.ts, which is not part of the container.
const driver = Number(process.versions.napi) >= 10 ? 'better-sqlite3-napi' : 'better-sqlite3'
const { default: Database } = await import(driver)

/** Milliseconds. Servers must not wait for a backup: it tries often and shortly. */
const attempt = { each: 20, pause: 50, all: 30_000 }
/** Pages copied before the next turn of the event loop. */
const pagesPerStep = 500

const isBusy = ({ code }) => String(code).startsWith('SQLITE_BUSY')

export const databasesIn = (folder) => parts.map(fileOf).filter((name) => existsSync(join(folder, name)))

function open(file, options) {
  return new Database(file, { fileMustExist: true, timeout: attempt.each, ...options })
}

/**
 * Starts a read of every database at the same instant: while all are locked against writing, for a few
 * milliseconds. Null if a server is writing.
 */
function snapshotsOf(files) {
  const locks = []
  const reads = []
  try {
    for (const file of files) {
      const lock = open(file)
      locks.push(lock)
      lock.exec('begin immediate')
    }
    for (const file of files) {
      const read = open(file, { readonly: true })
      reads.push(read)
      read.exec('begin')
      read.prepare('select count(*) from sqlite_master').get()
    }
    return reads
  } catch (error) {
    for (const read of reads) read.close()
    if (!isBusy(error)) throw error
    return null
  } finally {
    // Closing rolls back.
    for (const lock of locks) lock.close()
  }
}

async function waitForSnapshots(files) {
  const end = Date.now() + attempt.all
  for (;;) {
    const reads = snapshotsOf(files)
    if (reads) return reads
    if (Date.now() > end) throw new CommandError('The databases are locked for too long: try again later')
    await wait(attempt.pause)
  }
}

/** A copy is a single file, whatever the mode of the original. Throws if it is damaged. */
function complete(file) {
  const copy = open(file)
  try {
    copy.pragma('journal_mode = delete')
    const result = copy.pragma('integrity_check', { simple: true })
    if (result !== 'ok') throw new CommandError(`${file} is damaged: ${result}`)
  } finally {
    copy.close()
  }
}

/** Copies the databases of `dataDir` as they are at one instant. Returns the names of the files. */
export async function copyDatabases(dataDir, folder) {
  const names = databasesIn(dataDir)
  if (names.length === 0) throw new CommandError(`There are no databases in ${dataDir}: is DATA_DIR right?`)
  const reads = await waitForSnapshots(names.map((name) => join(dataDir, name)))
  try {
    for (const [index, name] of names.entries()) {
      await reads[index].backup(join(folder, name), { progress: () => pagesPerStep })
      complete(join(folder, name))
    }
  } finally {
    for (const read of reads) read.close()
  }
  return names
}

/** Leaving WAL mode needs the file for oneself: it fails while any process has the database open. */
function isOpen(file) {
  const database = open(file)
  try {
    return database.pragma('journal_mode = delete', { simple: true }) !== 'delete'
  } catch (error) {
    if (isBusy(error)) return true
    // A damaged database is what a backup is for.
    if (error.code === 'SQLITE_NOTADB' || error.code === 'SQLITE_CORRUPT') return false
    throw error
  } finally {
    database.close()
  }
}

/** Names of the databases that a server has open. */
export const openDatabases = (dataDir) => databasesIn(dataDir).filter((name) => isOpen(join(dataDir, name)))

/** Moves files of `dataDir` to a folder inside it, so that a wrong restore can be undone. */
export function setAside(dataDir, names, stamp) {
  const found = names.filter((name) => existsSync(join(dataDir, name)))
  if (found.length === 0) return null
  const folder = join(dataDir, `replaced-${stamp}`)
  mkdirSync(folder)
  for (const name of found) renameSync(join(dataDir, name), join(folder, name))
  return folder
}
