import { execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve as resolvePath } from 'node:path'
import { promisify } from 'node:util'
import { lockDataDir } from '../../server/data-dir-lock.ts'
import { prepareDataDir } from '../../server/data-dir.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-start-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function listen(): Promise<Server> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return server
}

function portOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return String(address.port)
}

async function freePort(): Promise<string> {
  const server = await listen()
  const port = portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Runs the built server until it exits. */
function run(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, DATA_DIR: join(folder, 'data'), ...settings },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output: output.trim() })))
}

it.each([
  [{ PORT: 'many' }, /^The setting PORT \("many"\) is malformed/],
  [{ PUBLIC_URL: 'example.com' }, /^The setting PUBLIC_URL \("example\.com"\) is malformed/],
  [{ LOG_LEVEL: 'loud' }, /^The setting LOG_LEVEL \("loud"\) is malformed/],
])('an invalid setting %o ends the start with one line', async (settings, line) => {
  const { code, output } = await run(settings)
  expect(code).toBe(1)
  expect(output).toMatch(line)
  expect(output.split('\n')).toHaveLength(1)
})

it('a read-only folder ends the start with one line', async () => {
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  const { code, output } = await run({ DATA_DIR: join(file, 'data') })
  expect(code).toBe(1)
  expect(output).toMatch(/^DATA_DIR cannot be written/)
  expect(output.split('\n')).toHaveLength(1)
})

it('a limit of open files that is too low ends the start with one line', async () => {
  const command = `ulimit -n 64; exec ${process.execPath} dist/server/main.js`
  const child = spawn('bash', ['-c', command], {
    env: { ...process.env, DATA_DIR: join(folder, 'few-files') },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(1)
  expect(output).toMatch(/^The server may open too few files\./)
  expect(output.trim().split('\n')).toHaveLength(1)
})

it('a folder that another server uses ends the start with one line, also after a crash of the other', async () => {
  const dataDir = join(folder, 'shared')
  prepareDataDir(dataDir)
  const holder = spawn(
    process.execPath,
    [
      '-e',
      `const lock = new (require(process.versions.napi < 10 ? 'better-sqlite3' : 'better-sqlite3-napi'))(${JSON.stringify(join(dataDir, 'server.lock'))})
      lock.exec('begin exclusive'); console.log('locked'); setInterval(() => {}, 1000)`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await new Promise((resolve) => holder.stdout.once('data', resolve))
  const { code, output } = await run({ DATA_DIR: dataDir })
  expect(code).toBe(1)
  expect(output).toMatch(/^Another server uses DATA_DIR/)
  expect(output.split('\n')).toHaveLength(1)
  const ended = new Promise((resolve) => holder.once('exit', resolve))
  holder.kill('SIGKILL')
  await ended
  expect(() => lockDataDir(dataDir)).not.toThrow()
})

it('an unreachable PostgreSQL ends the start with one line that omits its password', async () => {
  const { code, output } = await run({
    DATABASE_URL: `postgres://marquee:secret-word@localhost:${await freePort()}/marquee`,
  })
  expect(code).toBe(1)
  expect(output).toMatch(/^PostgreSQL does not answer at localhost:\d+\. Start it, or correct DATABASE_URL\./)
  expect(output).not.toContain('secret-word')
  expect(output.split('\n')).toHaveLength(1)
})

it('a taken port ends the start with one line', async () => {
  const other = await listen()
  const { code, output } = await run({ PORT: portOf(other) })
  await new Promise((resolve) => other.close(resolve))
  expect(code).toBe(1)
  expect(output).toMatch(/^The port is taken/)
  expect(output.split('\n')).toHaveLength(1)
}, 120_000)

/** What the container has, as links: what its Dockerfile copies, and the packages that are no development dependencies. */
async function makeProductionFolder(): Promise<string> {
  const production = join(folder, 'production')
  const dockerfile = await readFile('deploy/Dockerfile', 'utf8')
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/marquee\/(\S+) /gm)].map(
    ([, name]) => name ?? '',
  )
  expect(copied).toContain('node_modules')
  const lock: unknown = JSON.parse(await readFile('package-lock.json', 'utf8'))
  const packages = isRecord(lock) && isRecord(lock['packages']) ? Object.entries(lock['packages']) : []
  const installed = packages.flatMap(([path, each]) =>
    /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && isRecord(each) && each['dev'] !== true ? [path] : [],
  )
  for (const path of [...installed, ...copied.filter((name) => name !== 'node_modules')]) {
    await mkdir(dirname(join(production, path)), { recursive: true })
    await symlink(resolvePath(path), join(production, path))
  }
  return production
}

/** Starts the server of a production folder, reads its home page, and stops it. */
async function visit(production: string, dataDir: string) {
  const port = await freePort()
  // Packages are looked up from where the links are, so that others are not found.
  const options = ['--preserve-symlinks', '--preserve-symlinks-main']
  const child = spawn(process.execPath, [...options, 'dist/server/main.js'], {
    cwd: production,
    env: { ...process.env, NODE_OPTIONS: options[0], PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let output = ''
  const started = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('demo login')) resolve()
    })
  })
  await Promise.race([started, ended.then(() => Promise.reject(new Error(`the server ended: ${output}`)))])
  const html = await (await fetch(`http://localhost:${port}/`)).text()
  child.kill('SIGTERM')
  return { title: /<title>(.*?)<\/title>/.exec(html)?.[1], output, port, code: await ended }
}

function operate(production: string, command: string[], dataDir: string): Promise<unknown> {
  // For the command, not for npm itself.
  const options = { npm_config_node_options: '--preserve-symlinks --preserve-symlinks-main' }
  const env = { ...process.env, ...options, DATA_DIR: dataDir }
  return promisify(execFile)('npm', command, { cwd: production, env })
}

it('starts with production packages only, prints address and demo logins, restarts with the same data, and restores its backup', async () => {
  const production = await makeProductionFolder()
  const dataDir = join(folder, 'kept')
  const first = await visit(production, dataDir)
  expect(first.output).toContain(`http://localhost:${first.port}`)
  expect(first.output).toMatch(/demo login \d+ +password \S+/)
  expect(first.code).toBe(0)
  const second = await visit(production, dataDir)
  expect(second.title).toBe(first.title)
  expect(second.code).toBe(0)

  // The commands of an operator, in the container.
  const backup = join(folder, 'backup')
  const restored = join(folder, 'restored')
  await operate(production, ['run', 'backup', '--', backup], dataDir)
  await operate(production, ['run', 'restore', '--', backup], restored)
  expect((await visit(production, restored)).title).toBe(first.title)
}, 120_000)
