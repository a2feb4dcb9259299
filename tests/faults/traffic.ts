import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { freePort } from '../../scripts/free-port.mjs'
import { startFleet, type Fleet } from './fleet.ts'
import { Editor, publishByApi } from './traffic/editor.ts'
import { readFigures, type Figures } from './traffic/figures.ts'
import { guestScenarios, playerScenarios } from './traffic/scenarios.ts'
import { TrafficLog, Visitor } from './traffic/visitor.ts'
import { openWorld, type World } from './traffic/world.ts'

/** Scenarios a second, each of one to six requests: moderate, so that the server has time to spare. */
const rate = 15
/** Scenarios at once; a server that is so far behind gets no more. */
const maxAtOnce = 300
const warmUpMs = 30_000
const minute = 60_000
const publishingInterval = 10_000
const shownFailures = 10
const mebibyte = 2 ** 20

/**
 * Bytes by which the objects in use may grow. Caches are bounded, but fill for some minutes with the pages and answers
 * of the visited addresses, to about a third of this. A leak of a kilobyte for each request takes half an hour.
 */
const largestGrowth = 64 * mebibyte

function pick<Run>(scenarios: readonly (readonly [weight: number, run: Run])[]): Run {
  const total = scenarios.reduce((sum, [weight]) => sum + weight, 0)
  let position = Math.random() * total
  const found = scenarios.find(([weight]) => (position -= weight) < 0) ?? scenarios[0]
  if (found === undefined) throw new Error('There are no scenarios')
  return found[1]
}

async function runScenario(world: World): Promise<void> {
  const player = Math.random() < 0.25 ? world.players.pop() : undefined
  if (player === undefined) return pick(guestScenarios)(world)
  try {
    await pick(playerScenarios)(world, player)
  } finally {
    world.players.unshift(player)
  }
}

/** Starts a scenario at fixed intervals, however long the others take; resolves after the signal with the last. */
async function keepBusy(world: World, log: TrafficLog, signal: AbortSignal): Promise<void> {
  const running = new Set<Promise<void>>()
  const start = performance.now()
  for (let count = 1; !signal.aborted; count += 1) {
    if (running.size < maxAtOnce) {
      const run = runScenario(world)
        .catch((error: unknown) => log.fail(String(error)))
        .finally(() => running.delete(run))
      running.add(run)
    } else log.fail(`${maxAtOnce} scenarios at once`)
    await wait(Math.max(0, start + (count * 1000) / rate - performance.now()))
  }
  await Promise.all(running)
}

/** Publishes now and then, alternately from the Studio and by the content API. */
async function keepPublishing(
  fleet: Fleet,
  url: string,
  log: TrafficLog,
  signal: AbortSignal,
): Promise<number> {
  const editor = new Editor(new Visitor(url, log))
  await editor.signIn(fleet)
  let publications = 0
  for (; !signal.aborted; publications += 1) {
    if (publications % 2 === 0) await editor.edit(publications)
    else await publishByApi(new Visitor(url, log), fleet, publications)
    await wait(publishingInterval, undefined, { signal }).catch(() => undefined)
  }
  return publications
}

const inMebibytes = (bytes: number) => (bytes / mebibyte).toFixed(0)
const describeLoop = ({ loop: { p50, p99, max } }: Figures) =>
  [p50, p99, max].map((milliseconds) => milliseconds.toFixed(1)).join('/')

function describeMinute(figures: Figures, index: number): string {
  const { heap, rss } = figures
  const memory = `heap ${inMebibytes(heap)} MiB, RSS ${inMebibytes(rss)} MiB`
  // The first reading includes the start of the server.
  if (index === 0) return `      start       ${memory}`
  return `      ${`minute ${index}`.padEnd(12)}${memory}, event loop ${describeLoop(figures)} ms`
}

/** The median of p50, the highest p99 and the highest delay of all minutes. */
function loopOf(minutes: readonly Figures[]): string {
  const of = (name: 'p50' | 'p99' | 'max') =>
    minutes.map(({ loop }) => loop[name]).toSorted((left, right) => left - right)
  const p50 = of('p50')[Math.floor(minutes.length / 2)] ?? Number.NaN
  return [p50, of('p99').at(-1) ?? Number.NaN, of('max').at(-1) ?? Number.NaN]
    .map((milliseconds) => milliseconds.toFixed(1))
    .join('/')
}

/**
 * Sends mixed traffic to one server with the sandbox. Fails if a request fails or the objects in use have grown too
 * much. The event loop's delay is what timers wait beyond their time.
 */
export async function sendTraffic(minutes: number): Promise<string> {
  const port = await freePort()
  const preload = pathToFileURL(resolve('tests', 'faults', 'traffic', 'collect-garbage.mjs')).href
  const fleet = await startFleet(1, null, {
    METRICS_PORT: String(port),
    // Visitors have addresses of their own, by which the platform limits them.
    TRUST_PROXY: '1',
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${preload}`,
  })
  try {
    const [server] = fleet.servers
    if (server === undefined) throw new Error('There is no server')
    const metrics = `http://127.0.0.1:${port}/metrics`
    const log = new TrafficLog()
    const world = await openWorld(server.url, log)
    const ended = new AbortController()
    const busy = keepBusy(world, log, ended.signal)
    const publishing = keepPublishing(fleet, server.url, log, ended.signal)
    await wait(warmUpMs)
    const figures = [await readFigures(server, metrics)]
    for (let passed = 0; passed < minutes; passed += 1) {
      await wait(minute)
      figures.push(await readFigures(server, metrics))
    }
    ended.abort()
    await busy
    const publications = await publishing
    const [first, last] = [figures[0], figures.at(-1)]
    if (first === undefined || last === undefined) throw new Error('Nothing was measured')
    const failed = [...log.failures.values()].reduce((sum, count) => sum + count, 0)
    const line = [
      `${log.requests} requests and ${publications} publications in ${minutes} min, ${failed} failed`,
      `heap ${inMebibytes(first.heap)} → ${inMebibytes(last.heap)} MiB, RSS ${inMebibytes(first.rss)} → ${inMebibytes(last.rss)} MiB`,
      `event loop p50/p99/max ${loopOf(figures.slice(1))} ms`,
    ].join('; ')
    const details = figures.map(describeMinute).join('\n')
    const reasons = [...log.failures]
      .toSorted(([, left], [, right]) => right - left)
      .slice(0, shownFailures)
      .map(([what, count]) => `      ${count} × ${what}`)
      .join('\n')
    if (failed > 0) throw new Error(`${line}\n${details}\n${reasons}`)
    if (last.heap - first.heap > largestGrowth)
      throw new Error(`${line}; the heap may grow by ${inMebibytes(largestGrowth)} MiB\n${details}`)
    return minutes > 1 ? `${line}\n${details}\n     ` : line
  } finally {
    await fleet.remove()
  }
}
