import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.mjs'
import { scratchFolder } from '../../scripts/scratch-folder.mjs'

const startLimit = 180_000

/** Servers that run. */
const children = new Set<ChildProcess>()
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')))

export interface FleetServer {
  url: string
  start: () => Promise<void>
  /** Ends the process at once, as a power cut does. */
  kill: () => Promise<void>
  /** Ends the process as an update does. */
  stop: () => Promise<void>
  isReady: () => Promise<boolean>
  /** Sends a signal to the process, if it runs. */
  signal: (name: NodeJS.Signals) => void
}

export interface Fleet {
  servers: readonly FleetServer[]
  databaseUrl: string | null
  /** Folder of the first server. */
  dataDir: string
  /** Token of the content API. */
  contentToken: string
  remove: () => Promise<void>
}

async function newServer(
  dataDir: string,
  settings: Record<string, string>,
  build: string,
): Promise<FleetServer> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  let child: ChildProcess | undefined
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  const isReady = async () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  return {
    url,
    isReady,
    signal: (name) => child?.kill(name),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async start() {
      const started = spawn(process.execPath, [join(build, 'server', 'main.js')], {
        env: {
          ...process.env,
          PORT: String(port),
          HOST: 'localhost',
          LOG_LEVEL: 'fatal',
          SANDBOX_POPUPS: '0',
          ...settings,
          DATA_DIR: dataDir,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      child = started
      children.add(started)
      started.once('exit', () => children.delete(started))
      const deadline = Date.now() + startLimit
      while (!(await isReady())) {
        if (started.exitCode !== null || Date.now() > deadline) throw new Error('The server did not start')
        await wait(50)
      }
    },
  }
}

/** Servers of a build on one PostgreSQL, or one server on embedded databases. All are started. */
export async function startFleet(
  count: number,
  databaseUrl: string | null,
  settings: Record<string, string> = {},
  build = 'dist',
): Promise<Fleet> {
  const folder = await mkdtemp(join(scratchFolder(), 'marquee-faults-'))
  const servers: FleetServer[] = []
  const { CONTENT_TOKEN: contentToken = randomUUID() } = settings
  const shared = {
    ...settings,
    CONTENT_TOKEN: contentToken,
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  }
  for (let number = 0; number < count; number += 1)
    servers.push(await newServer(join(folder, String(number)), shared, build))
  const remove = async () => {
    await Promise.all(servers.map((server) => server.kill()))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    for (const server of servers) await server.start()
  } catch (error) {
    await remove()
    throw error
  }
  return { servers, contentToken, databaseUrl, dataDir: join(folder, '0'), remove }
}
