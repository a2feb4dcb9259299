// npm run restore: puts a backup back. What it replaces is kept aside.
import { copyFileSync, mkdirSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CommandError, dataSettings, runCommand, timestamp } from './backup/command.mjs'
import { databasesIn, openDatabases, setAside } from './backup/embedded.mjs'
import { dumpName, verifiedManifest } from './backup/manifest.mjs'
import {
  dropSchemas,
  existingSchemas,
  load,
  renameSchemas,
  serverConnections,
  withConnection,
} from './backup/postgres.mjs'

const usage = `Usage
  npm run restore -- FOLDER [--force]   put back what npm run backup wrote to FOLDER

  Reads DATA_DIR and DATABASE_URL like the server. All servers must be stopped. Data that is there already is
  replaced only with --force; it is kept in DATA_DIR/replaced-TIME, or in schemas replaced_TIME_….`

/** Copies that servers make again from the databases. */
const derived = ['snapshot', 'builds.sqlite', 'builds.sqlite-wal', 'builds.sqlite-shm']
const withLogs = (names) => names.flatMap((name) => [name, `${name}-wal`, `${name}-shm`])

function rejectReplacing(found, isForced) {
  if (found.length > 0 && !isForced)
    throw new CommandError(`There is data already (${found.join(', ')}): add --force to replace it`)
}

function rejectRunning(reason) {
  throw new CommandError(`A server is running (${reason}): stop all servers first`)
}

/** Replaces files of `DATA_DIR`. Returns what to say about the previous ones. */
function restoreFiles(folder, dataDir, { names, replaced, stamp }) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const incoming = (name) => join(dataDir, `${name}.incoming`)
  // Copied first: a full disk must not leave half of the data.
  for (const name of names) copyFileSync(join(folder, name), incoming(name))
  const aside = setAside(dataDir, [...replaced, ...derived], stamp)
  for (const name of names) renameSync(incoming(name), join(dataDir, name))
  return aside === null ? [] : [`The previous files are in ${aside}`]
}

function restoreEmbedded(folder, { dataDir, names, isForced, stamp }) {
  rejectReplacing(databasesIn(dataDir), isForced)
  const open = openDatabases(dataDir)
  if (open.length > 0) rejectRunning(`it has ${open.join(', ')} open`)
  const replaced = [...withLogs(databasesIn(dataDir)), ...names.filter((name) => !name.endsWith('.sqlite'))]
  return restoreFiles(folder, dataDir, { names, replaced, stamp })
}

/** Renames what is there, loads the dump, and renames back if that fails. */
async function replaceSchemas(client, { databaseUrl, file, stamp }) {
  const found = await existingSchemas(client)
  const pairs = found.map((schema) => [schema, schema.replace('marquee', `replaced_${stamp}`)])
  await renameSchemas(client, pairs)
  try {
    await load(databaseUrl, file)
  } catch (error) {
    await dropSchemas(client, await existingSchemas(client))
    await renameSchemas(
      client,
      pairs.map(([from, to]) => [to, from]),
    )
    throw error
  }
  return pairs.map(([, to]) => to)
}

async function restorePostgres(folder, options) {
  const { dataDir, databaseUrl, names, isForced, stamp } = options
  const aside = await withConnection(databaseUrl, async (client) => {
    rejectReplacing(await existingSchemas(client), isForced)
    const connections = await serverConnections(client)
    if (connections > 0) rejectRunning(`${connections} connections`)
    return replaceSchemas(client, { databaseUrl, file: join(folder, dumpName), stamp })
  })
  const secrets = names.filter((name) => name !== dumpName)
  const lines = restoreFiles(folder, dataDir, { names: secrets, replaced: secrets, stamp })
  return aside.length === 0 ? lines : [...lines, `The previous schemas are ${aside.join(', ')}`]
}

await runCommand(usage, { force: { type: 'boolean' } }, async ([given], { force: isForced = false }) => {
  if (given === undefined) throw new CommandError('Which backup? See --help')
  const folder = resolve(given)
  const settings = dataSettings()
  const { database, createdAt, files } = await verifiedManifest(folder)
  if ((database === 'postgres') !== (settings.databaseUrl !== null))
    throw new CommandError(
      `This is a backup of ${database === 'postgres' ? 'PostgreSQL: set' : 'embedded databases: unset'} DATABASE_URL`,
    )
  const options = { ...settings, isForced, stamp: timestamp(), names: files.map(({ name }) => name) }
  const lines = await (database === 'postgres' ? restorePostgres : restoreEmbedded)(folder, options)
  console.log([`Restored the data of ${createdAt}`, ...lines].join('\n'))
  if (database === 'postgres')
    console.log('Delete snapshot/ in the DATA_DIR of every other server before it starts')
})
