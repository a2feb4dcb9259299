import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A running site with its own data. */
export interface Site {
  url: string
  dataDir: string
  /** Token of the content API. */
  contentToken: string
  /** Memory of the server's process in bytes; Linux only. */
  memory(): Promise<number>
  /** Output of the server so far. */
  output(): string
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port'))
        else resolve(address.port)
      })
    })
  })
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

const newFolder = () => mkdtemp(join(tmpdir(), 'marquee-e2e-'))

/**
 * A data folder in the state after a first start. A first start publishes all default content, which takes
 * longer than most tests: a test run does it once and copies the result.
 */
async function filledFolder(settings: Record<string, string>): Promise<string> {
  const dataDir = await newFolder()
  const templates = process.env['SITE_TEMPLATES']
  if (templates === undefined || settings['SANDBOX_GAMES'] !== undefined) return dataDir
  const template = join(templates, 'site')
  if (!existsSync(template)) {
    const own = await newFolder()
    await (await startOn(own, {})).stop()
    // Another process may have been faster.
    await rename(own, template).catch(() => rm(own, { recursive: true, force: true }))
  }
  await cp(template, dataDir, { recursive: true })
  return dataDir
}

/**
 * Starts the built server on a free port and waits until it is healthy. Its data folder is temporary unless the
 * settings name one. `build`: folder of another build.
 */
export async function startSite(settings: Record<string, string> = {}, build = 'dist'): Promise<Site> {
  const given = settings['DATA_DIR']
  if (given !== undefined) return startOn(given, settings, build)
  const dataDir = await filledFolder(settings)
  const site = await startOn(dataDir, settings)
  return {
    ...site,
    async stop() {
      await site.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function startOn(dataDir: string, settings: Record<string, string>, build = 'dist'): Promise<Site> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [join(build, 'server', 'main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: 'localhost',
      LOG_LEVEL: 'warn',
      // A popup that opens by itself would cover the page under test.
      SANDBOX_POPUPS: '0',
      ...settings,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))

  const deadline = Date.now() + 120_000
  while (!(await answers(`${url}/health`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill()
      throw new Error(`The site did not start:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }

  return {
    url,
    dataDir,
    contentToken: (await readFile(join(dataDir, 'content-token'), 'utf8')).trim(),
    async memory() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024
    },
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
