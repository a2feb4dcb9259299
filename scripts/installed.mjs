// Whether node_modules matches package-lock.json.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}

/** Where Node lacks Node-API 10, the database is compiled, and an installation may have been interrupted before that. */
export const needsCompiledDatabase = Number(process.versions.napi) < 10
const hasDatabase = (root) =>
  !needsCompiledDatabase ||
  existsSync(join(root, 'node_modules', 'better-sqlite3', 'build', 'Release', 'better_sqlite3.node'))

/** npm records installed packages in its own lock file; development packages may be omitted. */
export function isInstalled(root) {
  if (!hasDatabase(root)) return false
  const wanted = lockedPackages(join(root, 'package-lock.json'))
  const present = lockedPackages(join(root, 'node_modules', '.package-lock.json'))
  if (wanted === null || present === null) return false
  return Object.entries(wanted).every(([path, { version, dev, optional, devOptional }]) => {
    const found = present[path]
    if (path === '' || (found === undefined && (dev || optional || devOptional))) return true
    return found?.version === version
  })
}
