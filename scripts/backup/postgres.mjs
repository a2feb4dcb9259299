// Dumps of PostgreSQL with its own programs.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { CommandError } from './command.mjs'
import { findClientProgram } from '../find-postgres.mjs'
import { parts } from './manifest.mjs'

const schemas = parts.map((part) => `marquee_${part}`)

/** The address without the password, which other users would see in the list of processes. */
function connectionOf(databaseUrl) {
  const address = new URL(databaseUrl)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { address: address.href, env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) } }
}

async function run(program, databaseUrl, args) {
  const { address, env } = connectionOf(databaseUrl)
  const child = spawn(findClientProgram(program), [`--dbname=${address}`, ...args], {
    env,
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk) => (errors += chunk))
  const [code] = await once(child, 'close').catch((error) => {
    throw new CommandError(`${program} could not be started: ${error.message}`)
  })
  if (code !== 0) throw new CommandError(`${program} failed: ${errors.trim()}`)
}

/** Runs `work` with a connection of its own. */
export async function withConnection(databaseUrl, work) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'marquee-restore' })
  try {
    await client.connect()
  } catch (error) {
    throw new CommandError(`PostgreSQL does not answer: ${error.message}`)
  }
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** All schemas at one instant. Servers go on reading and writing meanwhile. */
export const dump = (databaseUrl, file) =>
  run('pg_dump', databaseUrl, [
    ...['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`],
    ...schemas.map((schema) => `--schema=${schema}`),
  ])

/** All or nothing. */
export const load = (databaseUrl, file) =>
  run('pg_restore', databaseUrl, [
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    '--no-privileges',
    file,
  ])

export async function existingSchemas(client) {
  const { rows } = await client.query('select nspname as name from pg_namespace where nspname = any($1)', [
    schemas,
  ])
  return rows.map(({ name }) => name)
}

/** Number of connections of site servers. */
export async function serverConnections(client) {
  const { rows } = await client.query(
    "select count(*)::int as count from pg_stat_activity where application_name = 'marquee' and datname = current_database()",
  )
  return rows[0].count
}

/** Renames schemas, all of them or none. */
export async function renameSchemas(client, pairs) {
  await client.query('begin')
  for (const [from, to] of pairs) await client.query(`alter schema "${from}" rename to "${to}"`)
  await client.query('commit')
}

export async function dropSchemas(client, names) {
  for (const name of names) await client.query(`drop schema if exists "${name}" cascade`)
}
