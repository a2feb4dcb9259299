import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../schemas/api/errors.ts'
import { scratchFolder } from '../scripts/scratch-folder.mjs'
import { handleErrors } from '../server/http/failures.ts'
import { addressOfCall, testTime } from './tests/support/test-sandbox.ts'
import { createTestDatabase, isOnPostgres } from '../tests/support/setup/test-database.ts'
import { createSandbox } from './index.ts'

let endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.toReversed()) await end()
  endings = []
})

function newFolder(): string {
  const folder = mkdtempSync(join(scratchFolder(), 'marquee-unavailable-'))
  endings.push(() => rmSync(folder, { recursive: true }))
  return folder
}

async function start(settings: { dataDir: string; databaseUrl: string | null }) {
  const warnings: string[] = []
  const platform = await createSandbox({
    ...settings,
    publicUrl: 'http://localhost:3103',
    now: () => testTime,
    passwordCost: 2,
    gamesCount: 100,
    logError: () => undefined,
    logWarning: (message) => warnings.push(message),
  })
  endings.push(() => platform.close())
  const app = fastify()
  endings.push(() => app.close())
  handleErrors(app)
  await platform.register(app)
  const statusOf = async (url: string) => (await app.inject({ url: addressOfCall(url) })).statusCode
  return { platform, statusOf, warnings }
}

async function expectUnavailable({ platform, statusOf, warnings }: Awaited<ReturnType<typeof start>>) {
  expect(warnings).toEqual(['The sandbox is unavailable: its database does not answer or is damaged'])
  expect(await statusOf('/api/metadata/getgeneralinfo')).toBe(503)
  expect(await statusOf('/platform/game/olmos-saltanati/demo')).toBe(503)
  const call = platform.call('metadata.getgeneralinfo', {}, { locale: 'uz' })
  await expect(call).rejects.toThrow(ApiError)
  await expect(call).rejects.toMatchObject({ type: 'ApplicationUnavailableException' })
}

test('a damaged database is answered with 503 and does not end the start', async () => {
  const dataDir = newFolder()
  writeFileSync(join(dataDir, 'sandbox.sqlite'), 'This is no database. '.repeat(500))
  await expectUnavailable(await start({ dataDir, databaseUrl: null }))
})

test('a PostgreSQL that is down is answered with 503 and does not end the start', async () => {
  await expectUnavailable(
    await start({ dataDir: newFolder(), databaseUrl: 'postgres://marquee:none@127.0.0.1:1/none' }),
  )
})

test.runIf(isOnPostgres)(
  'a PostgreSQL that returns is used without a restart, and is answered with 503 when it is lost again',
  async () => {
    const own = await createTestDatabase()
    endings.push(() => own.remove())
    const address = new URL(own.settings.databaseUrl ?? '')
    const target = { host: address.hostname, port: Number(address.port) }
    let isUp = false
    const sockets: Socket[] = []
    const gate = createServer((socket) => {
      socket.on('error', () => undefined)
      if (!isUp) return socket.destroy()
      const upstream = connect(target)
      upstream.on('error', () => socket.destroy())
      sockets.push(socket, upstream)
      return socket.pipe(upstream).pipe(socket)
    })
    await new Promise<void>((done) => gate.listen(0, '127.0.0.1', done))
    endings.push(() => {
      sockets.forEach((socket) => socket.destroy())
      gate.close()
    })
    const bound: string | AddressInfo | null = gate.address()
    address.port = String(typeof bound === 'object' ? bound?.port : '')
    const sandbox = await start({ dataDir: own.settings.dataDir, databaseUrl: address.href })
    await expectUnavailable(sandbox)
    isUp = true
    await vi.waitFor(async () => expect(await sandbox.statusOf('/api/metadata/getgeneralinfo')).toBe(200), {
      timeout: 20_000,
      interval: 200,
    })
    isUp = false
    sockets.forEach((socket) => socket.destroy())
    await expect(sandbox.platform.call('tournaments.get', {}, { locale: 'uz' })).rejects.toMatchObject({
      type: 'ApplicationUnavailableException',
    })
  },
  40_000,
)
