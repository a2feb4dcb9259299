// Finds PostgreSQL's programs, or installs Debian's.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const debians = '/usr/lib/postgresql'

/** Folders of programs, the newest installed version first. */
function programFolders() {
  const versions = existsSync(debians) ? readdirSync(debians) : []
  const newestFirst = versions.toSorted((one, other) => Number(other) - Number(one))
  const folders = newestFirst.map((version) => join(debians, version, 'bin'))
  return [...folders, ...(process.env.PATH ?? '').split(':')].filter((folder) => folder !== '')
}

const has = (folder, name) => existsSync(join(folder, name))

/** Folder with `initdb` and `postgres` of the newest installed version; null if there is none. */
function findPostgres() {
  return programFolders().find((folder) => has(folder, 'initdb') && has(folder, 'postgres')) ?? null
}

/** Path of a client program, such as pg_dump: the newest one, since older ones refuse newer servers. */
export function findClientProgram(name) {
  const folder = programFolders().find((each) => has(each, name))
  return folder === undefined ? name : join(folder, name)
}

/** Folder with `initdb` and `postgres`, installed if necessary. Throws with advice if that fails. */
export function findOrInstallPostgres() {
  const found = findPostgres()
  if (found) return found
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('No PostgreSQL found, installing one …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    try {
      execFileSync('apt-get', ['update'], { stdio: 'ignore', timeout: 300_000, env })
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
        stdio: 'ignore',
        timeout: 300_000,
        env,
      })
    } catch {
      // The error below has the advice.
    }
  }
  const installed = findPostgres()
  if (installed) return installed
  throw new Error(
    'These tests need PostgreSQL and it could not be installed. Install it (Debian: apt-get install postgresql) ' +
      'so that initdb and postgres are on the PATH.',
  )
}
