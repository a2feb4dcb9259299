/**
 * npm run bench:sandbox: calls per second that the sandbox answers over HTTP. The calls alternate, so that all
 * run under the same conditions. Needs a build. Uses PostgreSQL if TEST_DATABASE_URL is set, else the embedded
 * database.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { startSite } from '../../tests/e2e/support/site.ts'
import { createTestDatabase } from '../../tests/support/setup/test-database.ts'
import { median } from '../../tests/bench/load.ts'
import { registerPlayer } from '../../tests/support/register-player.ts'

const connections = 16
const seconds = 3
const rounds = 3
const form = { 'content-type': 'application/x-www-form-urlencoded' }

interface Seat {
  cookie: string
  /** Session of the game that the seat bets in. */
  token: string
}

const own = await createTestDatabase()
const { databaseUrl } = own.settings
// On disk: tests use databases in memory, where a commit costs nothing.
const dataDir = mkdtempSync(join(tmpdir(), 'marquee-bench-'))
const settings = {
  DATA_DIR: dataDir,
  SANDBOX_GAMES: process.env['SANDBOX_GAMES'] ?? '600',
  ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
}

async function timed<Result>(work: () => Promise<Result>): Promise<[result: Result, milliseconds: number]> {
  const begin = performance.now()
  const result = await work()
  return [result, performance.now() - begin]
}

const [first, firstStart] = await timed(() => startSite(settings))
const { url } = first

async function takeSeat(number: number): Promise<Seat> {
  const cookie = await registerPlayer(url, number)
  // Demo money uses the same ledger and is topped up when it runs out.
  const page = await (
    await fetch(`${url}/platform/game/olmos-saltanati/demo`, { headers: { cookie } })
  ).text()
  const token = /&quot;token&quot;:&quot;([\w-]+)&quot;/.exec(page)?.[1]
  if (token === undefined) throw new Error(page)
  return { cookie, token }
}

const seats: Seat[] = []
for (let number = 0; number < connections; number += 1) seats.push(await takeSeat(number))

const calls: Record<string, (seat: Seat) => Promise<Response>> = {
  'account.getBalance': ({ cookie }) =>
    fetch(`${url}/api/account/getBalance?v=2.34&locale=uz`, { headers: { cookie } }),
  'games.get, 18 of all': () => fetch(`${url}/api/games/get?v=2.34&locale=uz&count=18`),
  'games.get, a search with a typo': () =>
    fetch(`${url}/api/games/get?v=2.34&locale=uz&count=18&query=sweat bonanca`),
  'tournaments.get': () => fetch(`${url}/api/tournaments/get?v=2.34&locale=uz`),
  'jackpots.get': () => fetch(`${url}/api/jackpots/get?v=2.34&locale=uz`),
  'a bet, with its win': ({ token }) =>
    fetch(`${url}/sandbox/slot/spin`, {
      method: 'POST',
      headers: form,
      body: new URLSearchParams({ token, round: randomUUID(), stake: '1000.00' }),
    }),
}

/** Answers per second. A bet that exceeds the demo money counts, too. */
async function rate(call: (seat: Seat) => Promise<Response>): Promise<number> {
  const end = performance.now() + seconds * 1000
  let answers = 0
  const work = async (seat: Seat) => {
    while (performance.now() < end) {
      const response = await call(seat)
      await response.arrayBuffer()
      if (response.status >= 500) throw new Error(`${response.url} answered ${response.status}`)
      if (response.ok) answers += 1
    }
  }
  const start = performance.now()
  await Promise.all(seats.map(work))
  return (answers / (performance.now() - start)) * 1000
}

const results = new Map<string, number[]>(Object.keys(calls).map((name) => [name, []]))
for (let round = 0; round < rounds; round += 1)
  for (const [name, call] of Object.entries(calls)) results.get(name)?.push(await rate(call))

const memory = await first.memory()
await first.stop()
const [second, secondStart] = await timed(() => startSite(settings))
await second.stop()
await own.remove()
rmSync(dataDir, { recursive: true })

const line = (name: string, figure: number, unit: string) =>
  console.log(`${name.padEnd(34)}${figure.toFixed(0).padStart(8)} ${unit}`)
console.log(
  `\nSandbox on ${databaseUrl === null ? 'the embedded database' : 'PostgreSQL'}, ${settings.SANDBOX_GAMES} games: ` +
    `${connections} connections, medians of ${rounds} runs of ${seconds} s\n`,
)
for (const [name, rates] of results) line(name, median(rates), 'a second')
line('memory of the server afterwards', memory / 2 ** 20, 'MiB')
line('first start of the server', firstStart, 'ms')
line('start with data', secondStart, 'ms')
