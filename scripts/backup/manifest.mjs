// The list of a backup's files, with sizes and checksums. Written last: a folder without it is no backup.
import { createHash } from 'node:crypto'
import { createReadStream, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { CommandError } from './command.mjs'

export const manifestName = 'manifest.json'
const format = 1

/** Dump of PostgreSQL in a backup. */
export const dumpName = 'postgres.dump'

/** Files of `DATA_DIR` that are not made again: their loss logs out everybody or locks out tools. */
export const secretFiles = ['content-token', 'jwt-secret', 'studio-password']

/** Databases of which a lost file cannot be made again. */
export const parts = ['site', 'studio', 'sandbox', 'platform']

/** Database file of a part. */
export const fileOf = (part) => `${part}.sqlite`

async function describe(folder, name) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(join(folder, name)), hash)
  return { name, bytes: statSync(join(folder, name)).size, sha256: hash.digest('hex') }
}

export async function writeManifest(folder, { database, createdAt, names }) {
  const files = []
  for (const name of names) files.push(await describe(folder, name))
  const manifest = { format, createdAt, database, files }
  writeFileSync(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  return manifest
}

function read(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, manifestName), 'utf8'))
  } catch (error) {
    throw new CommandError(`${folder} is no complete backup: ${error.message}`)
  }
}

/** The manifest of a backup whose files are all intact. */
export async function verifiedManifest(folder) {
  const manifest = read(folder)
  if (manifest.format !== format)
    throw new CommandError(`This build does not know backups of format ${manifest.format}`)
  for (const { name, sha256 } of manifest.files) {
    if (basename(name) !== name) throw new CommandError(`${name} is no file of a backup`)
    const found = await describe(folder, name).catch(() => null)
    if (found === null) throw new CommandError(`${name} is missing in ${folder}`)
    if (found.sha256 !== sha256) throw new CommandError(`${name} is damaged: its checksum differs`)
  }
  return manifest
}
