import type Sqlite from 'better-sqlite3'

/** Versions from 13 on need it, and segfault where it is missing: Node has it from 22.14 on. */
const hasNodeApi10 = Number(process.versions.napi) >= 10

const loaded = await (hasNodeApi10 ? import('better-sqlite3-napi') : import('better-sqlite3'))

/**
 * The driver of the embedded databases. Older versions of it abort the process on Node 24.19 and later when they were
 * compiled there (https://github.com/nodejs/node/issues/65446), newer ones do not run on Node 20.
 */
export const SqliteDriver: typeof Sqlite = loaded.default
