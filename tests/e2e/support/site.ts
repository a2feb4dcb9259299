import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../../scripts/free-port.mjs'

/** A running site with its own data. */
export interface Site {
  url: string
  /** Of the server's process. */
  pid: number
  dataDir: string
  /** Token of the content API. */
  contentToken: string
  /** Memory of the server's process in bytes; Linux only. */
  memory(): Promise<number>
  /** Output of the server so far. */
  output(): string
  stop(): Promise<void>
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

/** A first start publishes all default content, on a machine that may be busy. */
const firstStartMs = 240_000
const laterStartMs = 120_000

const newFolder = () => mkdtemp(join(tmpdir(), 'marquee-e2e-'))

/**
 * The data folder of a site after its first start, in the run's folder `templates`. A first start publishes all
 * default content, which takes longer than most tests: one process does it, the others wait and copy the result.
 */
export async function siteTemplate(templates: string): Promise<string> {
  const template = join(templates, 'site')
  const own = join(templates, 'filling')
  while (!existsSync(template)) {
    const isFirst = await mkdir(own).then(
      () => true,
      () => false,
    )
    if (isFirst) {
      try {
        // The folder is also absent after another process has renamed it.
        if (existsSync(template)) break
        await (await startOn(own, {}, 'dist', firstStartMs)).stop()
        await rename(own, template)
      } finally {
        await rm(own, { recursive: true, force: true })
      }
    } else await wait(100)
  }
  return template
}

/** A data folder in the state after a first start. */
async function filledFolder(): Promise<string> {
  const dataDir = await newFolder()
  const templates = process.env['SITE_TEMPLATES']
  if (templates === undefined) return dataDir
  await cp(await siteTemplate(templates), dataDir, { recursive: true })
  return dataDir
}

/**
 * Starts the built server on a free port and waits until it is healthy. Its data folder is temporary unless the
 * settings name one. `build`: folder of another build.
 */
export async function startSite(settings: Record<string, string> = {}, build = 'dist'): Promise<Site> {
  const given = settings['DATA_DIR']
  if (given !== undefined) return startOn(given, settings, build)
  const dataDir = await filledFolder()
  const site = await startOn(dataDir, settings)
  return {
    ...site,
    async stop() {
      await site.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function startOn(
  dataDir: string,
  settings: Record<string, string>,
  build = 'dist',
  limitMs = laterStartMs,
): Promise<Site> {
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

  const deadline = Date.now() + limitMs
  while (!(await answers(`${url}/health`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`The site did not start:\n${output}`)
    }
    await wait(100)
  }

  return {
    url,
    pid: child.pid ?? 0,
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
