// A temporary Strapi for tests, on a free loopback port, with its own documents and secrets.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  cmsFolder,
  installCms,
  makeSecrets,
  quietly,
  randomSecret,
  strapiProgram,
} from '../scripts/cms-package.mjs'
import { freePort } from '../../../scripts/free-port.mjs'
import { scratchFolder } from '../../../scripts/scratch-folder.mjs'

const startTimeoutMs = 120_000

async function untilItAnswers(url, child, output) {
  const end = Date.now() + startTimeoutMs
  for (;;) {
    const response = await fetch(`${url}/_health`).catch(() => null)
    if (response?.ok) return
    if (child.exitCode !== null || Date.now() > end) throw new Error(`Strapi does not start:\n${output()}`)
    await wait(100)
  }
}

/**
 * Starts Strapi without its admin panel; the panel's API still works. `sites`: origins of the servers it
 * notifies of changes. Returns its address and functions that stop it, restart it, and delete it with its data.
 */
export async function startStrapi({ sites = [], databaseUrl } = {}) {
  await installCms()
  const folder = mkdtempSync(join(scratchFolder(), 'marquee-strapi-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const token = randomSecret()
  const secrets = makeSecrets()
  let child
  const start = async () => {
    let output = ''
    child = spawn(process.execPath, [strapiProgram, 'start'], {
      cwd: cmsFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...quietly,
        ...secrets,
        ADMIN_PANEL: 'false',
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: url,
        CMS_DATA_DIR: folder,
        DATABASE_URL: databaseUrl ?? '',
        SITE_TOKEN: token,
        SITE_URLS: sites.join(','),
      },
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    await untilItAnswers(url, child, () => output)
  }
  const stop = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  const end = async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await start()
  } catch (error) {
    await end()
    throw error
  }
  return {
    url,
    token,
    /** SQLite file. */
    file: join(folder, 'cms.sqlite'),
    /** Suspends the process: it accepts calls and does not answer. */
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    start,
    stop,
    end,
  }
}
