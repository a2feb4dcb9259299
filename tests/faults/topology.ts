import { setTimeout as wait } from 'node:timers/promises'
import rules from '../../schemas/defaults/pages/rules.json' with { type: 'json' }
import { Bettor, type Answer, type Send } from './bettor.ts'
import { freePort } from '../../scripts/free-port.mjs'
import { startFleet, type Fleet, type FleetServer } from './fleet.ts'
import { startFront, type Front } from './front.ts'

const bettors = 8
/** Milliseconds after which every server shows a publication. */
const slowest = 500

/** The topology of deploy/compose.yaml as processes: a front, three servers, PostgreSQL. */
async function withTopology<Result>(
  databaseUrl: string,
  work: (parts: { fleet: Fleet; front: Front }) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const settings = {
    PLATFORM_URL: 'sandbox',
    PUBLIC_URL: `https://localhost:${port}`,
    TRUST_PROXY: '1',
    SHUTDOWN_DELAY: '3',
  }
  const fleet = await startFleet(3, databaseUrl, settings)
  try {
    const front = await startFront(
      port,
      fleet.servers.map(({ url }) => url),
    )
    try {
      return await work({ fleet, front })
    } finally {
      await front.stop()
    }
  } finally {
    await fleet.remove()
  }
}

function check(isTrue: boolean, claim: string): void {
  if (!isTrue) throw new Error(`not so: ${claim}`)
}

/** The front speaks HTTP/2, caches what everybody may see, and hides what is for operators. */
export async function checkFront(databaseUrl: string): Promise<string> {
  return withTopology(databaseUrl, async ({ front: { send, sendWith, plainUrl } }) => {
    const first = await send('/')
    check(first.status === 200, 'the home page is there')
    const asset = /\/assets\/[\w.-]+\.js/.exec(first.text)?.[0] ?? ''
    await send(asset)
    check('age' in (await send(asset)).headers, 'the second request for a file comes from the cache')
    const pages: Answer[] = []
    while (pages.length < 20) pages.push(await send('/'))
    check(
      pages.some(({ headers }) => 'age' in headers),
      'pages for guests come from the cache',
    )
    const ids = new Set(pages.map(({ headers }) => headers['x-request-id']))
    check(ids.size === pages.length, 'every response has an id of its own')
    const asPlayer = sendWith({ cookie: '__Host-marquee_session=somebody' })
    const own = await Promise.all(Array.from({ length: 5 }, () => asPlayer('/')))
    check(
      own.every(({ headers }) => !('age' in headers)),
      'a page with a session never comes from the cache',
    )
    check((await send('/health/ready')).status === 404, '/health is hidden')
    const plain = await fetch(`${plainUrl}/ru`, { redirect: 'manual' })
    check(
      plain.status === 301 && plain.headers.get('location')?.startsWith('https://') === true,
      'HTTP redirects',
    )
    return `HTTP/2, cache for guests and files, no cache for players, /health hidden`
  })
}

/** Pages and bets until the signal, one after the other. */
async function play(send: Send, signal: AbortSignal) {
  const player = new Bettor(send)
  const failed: string[] = []
  let pages = 0
  await player.sitDown()
  for (let number = 0; !signal.aborted; number += 1) {
    await player.tryBet()
    // An address of its own, so that the servers answer and not the cache.
    const result = await send(`/?visit=${number}-${Math.random()}`).then(({ status }) => status, String)
    if (result === 200) pages += 1
    else failed.push(`page ${result}`)
  }
  return { bets: player.acknowledged.length, pages, failed: [...failed, ...player.faults] }
}

/** Restarts one server after the other under load. Visitors must not lose a single request. */
export async function restartServers(rounds: number, databaseUrl: string): Promise<string> {
  return withTopology(databaseUrl, async ({ fleet, front }) => {
    const ended = new AbortController()
    const playing = Promise.all(Array.from({ length: bettors }, () => play(front.send, ended.signal)))
    for (let round = 0; round < rounds; round += 1)
      for (const server of fleet.servers) {
        await server.stop()
        await server.start()
        // The front looks twice a second.
        await wait(2_000)
      }
    ended.abort()
    const results = await playing
    const sum = (name: 'bets' | 'pages') => results.reduce((total, result) => total + result[name], 0)
    const failed = results.flatMap((result) => result.failed)
    const line = `${rounds} rolling restarts, ${sum('pages')} pages and ${sum('bets')} bets, ${failed.length} failed`
    if (failed.length > 0 || sum('bets') === 0) throw new Error(`${line}: ${failed.slice(0, 3).join('; ')}`)
    return line
  })
}

/** Publishes a page with this title by a server. `rulesOf`: the page as this server's build knows it. */
export async function publishTitle(
  { url }: FleetServer,
  contentToken: string,
  title: string,
  rulesOf: Pick<typeof rules, 'body'> = rules,
): Promise<void> {
  const body = { ...rulesOf.body, seo: { ...rulesOf.body.seo, title: { uz: title, ru: title } } }
  const answer = await fetch(`${url}/content/publish`, {
    method: 'POST',
    headers: { authorization: `Bearer ${contentToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ documents: [{ ...rulesOf, body }], author: 'faults' }),
  })
  const result = await answer.text()
  if (!answer.ok || !result.includes('"published":true')) throw new Error(result.slice(0, 500))
}

/** Whether a server shows the page with this title. */
export async function showsTitle(
  { url }: FleetServer,
  title: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const page = await fetch(`${url}${rules.body.route}`, { ...(signal && { signal }) })
  return (await page.text()).includes(title)
}

/** Waits until it does. */
export async function untilShown(server: FleetServer, title: string): Promise<void> {
  while (!(await showsTitle(server, title))) await wait(10)
}

/** Publishes on one server and waits until the others show it. */
export async function measurePublishing(times: number, databaseUrl: string): Promise<string> {
  const fleet = await startFleet(3, databaseUrl)
  const [first] = fleet.servers
  try {
    if (!first) throw new Error('There is no server')
    const own: number[] = []
    const others: number[] = []
    for (let number = 0; number < times; number += 1) {
      const title = `Fault ${number}`
      const start = performance.now()
      await publishTitle(first, fleet.contentToken, title)
      const published = performance.now()
      own.push(published - start)
      const seen = fleet.servers.map(async (server) => {
        await untilShown(server, title)
        return performance.now() - published
      })
      others.push(Math.max(...(await Promise.all(seen))))
    }
    const seconds = (times: number[]) => (Math.max(...times) / 1000).toFixed(2)
    const line = `${times} publications took ${seconds(own)} s at most, and ${seconds(others)} s more until every server showed them`
    if (Math.max(...others) > slowest) throw new Error(line)
    return line
  } finally {
    await fleet.remove()
  }
}
