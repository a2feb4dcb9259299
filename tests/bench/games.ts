/**
 * npm run bench:games: the lobby, a game's page and a player's cashier with 100, 1,000 and 10,000 games, each
 * beside a static copy of itself in one interleaved run. Then the response time to clicks in a long lobby while
 * it loads, after jumps and at rest, with a 4x slower CPU. In the cashier an amount is clicked: once that has
 * an effect, the form is usable.
 */
import { chromium, type Browser } from '@playwright/test'
import { chromiumFlags, findOrInstallChromium } from '../../scripts/find-chromium.mjs'
import { demoPlayer } from '../e2e/support/player.ts'
import { startSite } from '../e2e/support/site.ts'
import { median } from './load.ts'
import { clickDelays, type SlowestClick } from './click-delays.ts'
import { startMemoryServer } from './memory-server.ts'
import { putCopy } from './static-copy.ts'
import { visit, type SessionCookie, type Visit } from './visit.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
const amounts = [100, 1000, 10_000]

const of = (list: readonly Visit[], key: keyof Visit) => median(list.map((entry) => entry[key]))

/** A session of the demo player with money. */
async function logIn(url: string): Promise<SessionCookie> {
  const body = new URLSearchParams(demoPlayer)
  const answer = await fetch(`${url}/api/auth/login?v=2.34&locale=uz`, { method: 'POST', body })
  const [, name, value] = /^([^=]+)=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? '') ?? []
  if (name === undefined || value === undefined) throw new Error('The demo player was not let in')
  return { name, value }
}

async function compare(browser: Browser, address: URL, name: string, session?: SessionCookie) {
  const headers = session && { cookie: `${session.name}=${session.value}` }
  const html = await (await fetch(address, headers && { headers })).text()
  const server = await startMemoryServer(address.origin)
  const copy = putCopy(server, html)
  const [ours, theirs]: [Visit[], Visit[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await visit(browser, address.href, session))
    theirs.push(await visit(browser, copy, session))
  }
  await server.stop()
  const beside = (key: keyof Visit) =>
    `${of(ours, key).toFixed(0)} ms, ${(of(ours, key) / of(theirs, key)).toFixed(2)} of the copy`
  console.log(
    `${name.padEnd(24)} LCP ${beside('lcp')}; click shown ${beside('acknowledged')}, ` +
      `carried out ${of(ours, 'carriedOut').toFixed(0)} ms; ` +
      `blocking ${of(ours, 'blocking').toFixed(0)} ms; CLS ${of(ours, 'cls').toFixed(4)}; ` +
      `JS ${(of(ours, 'js') / 1024).toFixed(1)} KiB, HTML ${(of(ours, 'html') / 1024).toFixed(1)} KiB`,
  )
}

/** `loading 20/80 ms, …` */
const describeDelays = (clicks: Readonly<Record<string, SlowestClick>>) =>
  Object.entries(clicks)
    .map(([when, { delay, duration }]) => `${when} ${delay.toFixed(0)}/${duration.toFixed(0)} ms`)
    .join(', ')

const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags })
try {
  for (const amount of amounts) {
    const site = await startSite({ SANDBOX_GAMES: String(amount) })
    try {
      const at = (path: string) => new URL(path, site.url)
      await compare(browser, at('/gamehall'), `lobby, ${amount} games`)
      const { games, tiles, ...clicks } = await clickDelays(browser, `${site.url}/gamehall`)
      console.log(
        `${''.padEnd(24)} ${games} games listed, ${tiles} tiles in the document; ` +
          `input delay and click to paint, at most: ${describeDelays(clicks)}`,
      )
      await compare(browser, at('/game/olmos-saltanati'), 'game')
      await compare(browser, at('/cashier/deposit'), 'cashier', await logIn(site.url))
    } finally {
      await site.stop()
    }
  }
} finally {
  await browser.close()
}
