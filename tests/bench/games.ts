/**
 * npm run bench:games: the hall with 100, 1,000 and 10,000 games, and the page of a game, each beside a static
 * copy of itself in one interleaved run; then how long a hall takes to heed presses while it
 * grows, is leapt through and rests, at 4x slower CPU.
 */
import { chromium, type Browser } from '@playwright/test'
import { chromiumFlags, findOrInstallChromium } from '../../scripts/find-chromium.mjs'
import { startSite } from '../e2e/support/site.ts'
import { median } from './load.ts'
import { pressDelays, type SlowestPress } from './press-delays.ts'
import { removeCopy, writeCopy } from './static-copy.ts'
import { visit, type Visit } from './visit.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
const amounts = [100, 1000, 10_000]

const of = (list: readonly Visit[], key: keyof Visit) => median(list.map((entry) => entry[key]))

async function compare(browser: Browser, url: string, name: string, path: string) {
  const html = await (await fetch(`${url}${path}`)).text()
  const copy = `${url}${await writeCopy(html)}`
  const [ours, theirs]: [Visit[], Visit[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await visit(browser, `${url}${path}`))
    theirs.push(await visit(browser, copy))
  }
  const ratio = of(ours, 'lcp') / of(theirs, 'lcp')
  console.log(
    `${name.padEnd(24)} LCP ${of(ours, 'lcp').toFixed(0)} ms, ${ratio.toFixed(2)} of the copy; ` +
      `blocking ${of(ours, 'blocking').toFixed(0)} ms; CLS ${of(ours, 'cls').toFixed(4)}; ` +
      `JS ${(of(ours, 'js') / 1024).toFixed(1)} KiB, HTML ${(of(ours, 'html') / 1024).toFixed(1)} KiB`,
  )
}

/** `loading 20/80 ms, …` */
const inWords = (presses: Readonly<Record<string, SlowestPress>>) =>
  Object.entries(presses)
    .map(([when, { delay, duration }]) => `${when} ${delay.toFixed(0)}/${duration.toFixed(0)} ms`)
    .join(', ')

const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags })
try {
  for (const amount of amounts) {
    const site = await startSite({ SANDBOX_GAMES: String(amount) })
    try {
      await compare(browser, site.url, `hall, ${amount} games`, '/gamehall')
      const { games, tiles, ...presses } = await pressDelays(browser, `${site.url}/gamehall`)
      console.log(
        `${''.padEnd(24)} ${games} games listed, ${tiles} tiles in the document; ` +
          `input delay and press to paint, at most: ${inWords(presses)}`,
      )
      if (amount === 1000) await compare(browser, site.url, 'game', '/game/olmos-saltanati')
    } finally {
      await site.stop()
    }
  }
} finally {
  await removeCopy()
  await browser.close()
}
