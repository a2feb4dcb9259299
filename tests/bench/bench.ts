/**
 * npm run bench: compares pages with static copies of themselves from the same server, in one interleaved run: the
 * home page with a click on a favorite, then what the first view of each page takes, in both languages. Machines are
 * noisy: read the ratios, not the absolute figures.
 */
import { chromium } from '@playwright/test'
import { chromiumFlags, findOrInstallChromium } from '../../scripts/find-chromium.mjs'
import { builtInLocales } from '../../schemas/locale.ts'
import { localePath } from '../../src/lib/urls/locale-path.ts'
import { startSite } from '../e2e/support/site.ts'
import { registerPlayer } from '../support/register-player.ts'
import { median } from './load.ts'
import { removeCopy, writeCopy } from './static-copy.ts'
import { visit, type SessionCookie, type Visit } from './visit.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7)
const conditions = `at 390 x 844, 4x CPU, 150 ms, 1.6 Mbit/s; medians of ${rounds} cold visits each, in turn`

/** Pages of the second table; players only can deposit. */
const pages = [
  { name: 'home', path: '/', isPlayers: false },
  { name: 'lobby', path: '/gamehall', isPlayers: false },
  { name: 'game', path: '/game/olmos-saltanati', isPlayers: false },
  { name: 'tournaments', path: '/tournaments', isPlayers: false },
  { name: 'cashier', path: '/cashier/deposit', isPlayers: true },
]

const site = await startSite()
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags })

/** Visits of a page and of its copy, in turn. */
async function compare(path: string, session: SessionCookie | undefined, onlyLooks: boolean) {
  const headers = session && { cookie: `${session.name}=${session.value}` }
  const html = await (await fetch(`${site.url}${path}`, { ...(headers && { headers }) })).text()
  const copy = `${site.url}${await writeCopy(html)}`
  const ours: Visit[] = []
  const theirs: Visit[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await visit(browser, `${site.url}${path}`, session, { onlyLooks }))
    theirs.push(await visit(browser, copy, session, { onlyLooks }))
  }
  const of = (list: Visit[], key: keyof Visit) => median(list.map((entry) => entry[key]))
  return { ours: (key: keyof Visit) => of(ours, key), theirs: (key: keyof Visit) => of(theirs, key) }
}

function row(name: string, ours: number, theirs: number, digits = 0): string {
  return `${name.padEnd(34)}${ours.toFixed(digits).padStart(12)}${theirs.toFixed(digits).padStart(12)}${(ours / theirs).toFixed(2).padStart(10)}`
}

async function compareClicks(): Promise<void> {
  const { ours, theirs } = await compare('/', undefined, false)
  console.log(`\nHome ${conditions}\n`)
  console.log(`${''.padEnd(34)}${'home'.padStart(12)}${'static copy'.padStart(12)}${'ratio'.padStart(10)}`)
  const print = (title: string, key: keyof Visit, digits = 0) =>
    console.log(row(title, ours(key), theirs(key), digits))
  print('LCP, ms', 'lcp')
  print('favourite acknowledged, ms', 'acknowledged')
  print('favourite carried out, ms', 'carriedOut')
  print('total blocking time, ms', 'blocking')
  print('CLS', 'cls', 4)
}

const weights = ['html', 'css', 'js', 'data', 'fonts', 'images'] as const

async function compareFirstViews(player: SessionCookie): Promise<void> {
  console.log(`\nFirst view ${conditions}; "copy" is the static copy, weights are in KiB over the wire\n`)
  const titles = ['LCP, ms', 'copy', 'blocking', 'copy', 'CLS', ...weights, 'copy, all']
  console.log(`${''.padEnd(18)}${titles.map((title) => title.padStart(10)).join('')}`)
  for (const { code } of builtInLocales) {
    for (const { name, path, isPlayers } of pages) {
      const { ours, theirs } = await compare(localePath(path, code), isPlayers ? player : undefined, true)
      const total = weights.reduce((sum, key) => sum + theirs(key), 0)
      const figures = [
        ...[ours('lcp'), theirs('lcp'), ours('blocking'), theirs('blocking')].map((ms) => ms.toFixed(0)),
        ours('cls').toFixed(3),
        ...[...weights.map(ours), total].map((bytes) => (bytes / 1024).toFixed(1)),
      ]
      console.log(`${`${name}, ${code}`.padEnd(18)}${figures.map((figure) => figure.padStart(10)).join('')}`)
    }
  }
}

try {
  const [name = '', value = ''] = (await registerPlayer(site.url, 1)).split('=')
  await compareClicks()
  await compareFirstViews({ name, value })
} finally {
  await removeCopy()
  await browser.close()
  await site.stop()
}
