// npm run backup: copies all databases, with the pictures in them, and the secrets, while servers run.
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CommandError, dataSettings, runCommand, timestamp } from './backup/command.mjs'
import { copyDatabases } from './backup/embedded.mjs'
import { dumpName, secretFiles, writeManifest } from './backup/manifest.mjs'
import { dump } from './backup/postgres.mjs'

const usage = `Usage
  npm run backup -- [FOLDER]   copy all data to FOLDER (backups/TIME), while servers run

  Reads DATA_DIR and DATABASE_URL like the server. The folder must not exist; it contains secrets.
  Restore it with npm run restore.`

async function fill(folder, { dataDir, databaseUrl }) {
  const createdAt = new Date().toISOString()
  const secrets = secretFiles.filter((name) => existsSync(join(dataDir, name)))
  for (const name of secrets) copyFileSync(join(dataDir, name), join(folder, name))
  if (databaseUrl === null) {
    const copied = await copyDatabases(dataDir, folder)
    return writeManifest(folder, { database: 'sqlite', createdAt, names: [...copied, ...secrets] })
  }
  await dump(databaseUrl, join(folder, dumpName))
  return writeManifest(folder, { database: 'postgres', createdAt, names: [dumpName, ...secrets] })
}

await runCommand(usage, {}, async ([given]) => {
  const start = performance.now()
  const folder = resolve(given ?? join('backups', timestamp()))
  if (existsSync(folder)) throw new CommandError(`${folder} exists already`)
  const partial = `${folder}.partial-${process.pid}`
  mkdirSync(partial, { recursive: true, mode: 0o700 })
  try {
    const { files } = await fill(partial, dataSettings())
    renameSync(partial, folder)
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`${folder}: ${files.length} files, ${(bytes / 2 ** 20).toFixed(1)} MiB, in ${seconds} s`)
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
})
