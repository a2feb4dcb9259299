/**
 * npm run bench:server [-- NAME=PID=URL …]: home pages per second that one core serves to players with sessions and to
 * guests, beside a bare buffer behind node:http, with the least headers and with those of the page, and other servers
 * that already run. All alternate in one run, with the server on core 0 and the load on core 1. Needs a build. Other
 * work on the machine lowers the requests per second; those per second of processor time, without that of an idle
 * server, stay comparable.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { performance } from 'node:perf_hooks'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { startSite } from '../e2e/support/site.ts'
import { load, median, type LoadResult } from './load.ts'
import { registerPlayer } from '../support/register-player.ts'
import { processorTime, useCore } from './processor.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
const options = { seconds: 2, connections: 16 }
const idleSeconds = 5
/** Node compiles the path of a request in steps, for tens of thousands of requests. */
const warmUpSeconds = 6
const zipped = { 'accept-encoding': 'gzip' }

interface Target {
  pid: number
  url: string
  headers: readonly Readonly<Record<string, string>>[]
  /** Processor time per second without requests. */
  idle?: number
}

interface Result extends LoadResult {
  /** Requests per second of the server's processor time. */
  perCpuSecond: number
}

/** Processor time per second that a server uses without requests: the sandbox plays its games. */
async function idleUse(pid: number): Promise<number> {
  const before = processorTime(pid)
  await wait(idleSeconds * 1000)
  return (processorTime(pid) - before) / idleSeconds
}

async function measure({ pid, url, headers, idle = 0 }: Target, seconds = options.seconds): Promise<Result> {
  const before = processorTime(pid)
  const start = performance.now()
  const result = await load(url, { ...options, seconds, headers })
  const passed = (performance.now() - start) / 1000
  const used = processorTime(pid) - before - idle * passed
  return { ...result, perCpuSecond: result.requests / used }
}

async function bareServer(body: Buffer, headers: Readonly<Record<string, string>>) {
  const child = fork(new URL('bare-server.js', import.meta.url), [JSON.stringify(headers)], {
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
  })
  child.stdin?.end(body)
  const message: unknown[] = await once(child, 'message')
  const [port] = message
  return {
    target: { pid: child.pid ?? 0, url: `http://localhost:${String(port)}/`, headers: [{}] },
    stop: () => child.disconnect(),
  }
}

/** Headers that Node itself adds. */
const ofConnection = new Set(['date', 'connection', 'keep-alive', 'content-length'])

/** The body and the headers of an address, as they are sent. */
async function responseOf(url: string, accepted: Readonly<Record<string, string>>) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: accepted }, resolve).once('error', reject)
  })
  const headers: Record<string, string> = {}
  for (const [name, values = []] of Object.entries(response.headersDistinct))
    if (!ofConnection.has(name)) headers[name] = values.join(', ')
  return { body: await buffer(response), headers }
}

/** Servers named on the command line. */
const others = process.argv.slice(2).map((argument): [string, Target] => {
  const [name = '', pid = '', ...url] = argument.split('=')
  return [name, { pid: Number(pid), url: url.join('='), headers: [zipped] }]
})

useCore(0)
const site = await startSite()
const home = `${site.url}/`
const basic = { 'content-type': 'text/html; charset=utf-8' }
const inGzip = await responseOf(home, zipped)
const inPlain = await responseOf(home, {})
const bare = {
  gzip: await bareServer(inGzip.body, { ...basic, 'content-encoding': 'gzip' }),
  gzipHeaders: await bareServer(inGzip.body, inGzip.headers),
  plain: await bareServer(inPlain.body, basic),
  plainHeaders: await bareServer(inPlain.body, inPlain.headers),
}
useCore(1)
try {
  const cookies: string[] = []
  for (let number = 0; number < options.connections; number += 1)
    cookies.push(await registerPlayer(site.url, number))
  const players = cookies.map((cookie) => ({ cookie }))
  const { pid } = site
  const own = { pid, url: home, idle: await idleUse(pid) }
  const targets: [string, Target][] = [
    ['player, gzip', { ...own, headers: players.map((headers) => ({ ...headers, ...zipped })) }],
    ['player, plain', { ...own, headers: players }],
    ['guest, gzip', { ...own, headers: [zipped] }],
    ['bare, gzip', bare.gzip.target],
    ['bare, same headers', bare.gzipHeaders.target],
    ['guest, plain', { ...own, headers: [{}] }],
    ['bare, plain', bare.plain.target],
    ['same headers, plain', bare.plainHeaders.target],
    ...others,
  ]
  const results = new Map(targets.map(([name]): [string, Result[]] => [name, []]))
  for (const [, target] of targets) await measure(target, warmUpSeconds)
  for (let round = 0; round < rounds; round += 1)
    for (const [name, target] of targets) results.get(name)?.push(await measure(target))
  console.log(`\nHome page over ${options.connections} connections; medians of ${rounds} runs, in turn\n`)
  const heads = ['requests/s', 'per CPU s', 'p50, ms', 'p99, ms', 'p99/p50']
  console.log(`${''.padEnd(22)}${heads.map((head) => head.padStart(12)).join('')}`)
  const share = (guest: string, server: string) => {
    const of = (name: string) => median((results.get(name) ?? []).map(({ perCpuSecond }) => perCpuSecond))
    return (of(guest) / of(server)).toFixed(2)
  }
  for (const [name, list] of results) {
    const of = (key: keyof Result) => median(list.map((result) => result[key]))
    const figures = [
      of('requestsPerSecond').toFixed(0),
      of('perCpuSecond').toFixed(0),
      of('p50').toFixed(1),
      of('p99').toFixed(1),
      (of('p99') / of('p50')).toFixed(1),
    ]
    console.log(`${name.padEnd(22)}${figures.map((figure) => figure.padStart(12)).join('')}`)
  }
  for (const [guest, least, same] of [
    ['guest, gzip', 'bare, gzip', 'bare, same headers'],
    ['guest, plain', 'bare, plain', 'same headers, plain'],
  ] as const)
    console.log(`${guest}: ${share(guest, least)} of bare, ${share(guest, same)} with the same headers`)
} finally {
  for (const server of Object.values(bare)) server.stop()
  await site.stop()
}
