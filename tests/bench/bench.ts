/**
 * npm run bench: compares pages with static copies of themselves from the same server and, in Russian, with pages of
 * the same purpose and data built with React Router (`rival/`), in one interleaved run: the home page with a click on a
 * favorite, then what the first view of each page takes. Machines are noisy: read the ratios, not the absolute figures.
 */
import { chromium } from '@playwright/test'
import { chromiumFlags, findOrInstallChromium } from '../../scripts/find-chromium.mjs'
import rules from '../../schemas/defaults/pages/rules.json' with { type: 'json' }
import { builtInLocales } from '../../schemas/locale.ts'
import { localePath } from '../../src/lib/urls/locale-path.ts'
import { startSite } from '../e2e/support/site.ts'
import { registerPlayer } from '../support/register-player.ts'
import { median } from './load.ts'
import { startMemoryServer } from './memory-server.ts'
import { putRival } from './rival/rival.tsx'
import { putCopy } from './static-copy.ts'
import { visit, type SessionCookie, type Visit } from './visit.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7)
const conditions = `at 390 x 844, 4x CPU, 150 ms, 1.6 Mbit/s; medians of ${rounds} cold visits each, in turn`

/** Pages of the second table; players only can deposit. `rival`: where the rival has such a page. */
const pages: readonly { name: string; path: string; rival?: string; isPlayers?: boolean }[] = [
  { name: 'home', path: '/' },
  { name: 'lobby', path: '/gamehall', rival: '/gamehall' },
  { name: 'game', path: '/game/olmos-saltanati', rival: '/game/olmos-saltanati' },
  { name: 'tournaments', path: '/tournaments' },
  { name: 'sports', path: '/bench/sports', rival: '/sports' },
  { name: 'article', path: '/help/deposit', rival: '/help/deposit' },
  { name: 'cashier', path: '/cashier/deposit', rival: '/cashier/deposit', isPlayers: true },
]

/** A page of a row of sports events alone: the site as shipped has it among other blocks. */
const sportsPage = {
  kind: 'page',
  key: 'bench-sports',
  schemaVersion: rules.schemaVersion,
  body: {
    route: '/bench/sports',
    layout: 'default',
    seo: rules.body.seo,
    blocks: [
      {
        id: 'sports',
        type: 'SportsRow',
        version: 1,
        props: { title: { uz: 'Sport', ru: 'Спорт' }, count: 6, moreLink: '/betting' },
      },
    ],
  },
}

const site = await startSite()
const server = await startMemoryServer(site.url)
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags })

interface Compared {
  session?: SessionCookie
  /** Address of the rival's page. */
  rival?: string
  onlyLooks: boolean
}

/** Visits of a page, of its copy and of the rival's page, in turn. */
async function compare(path: string, { session, rival, onlyLooks }: Compared) {
  const headers = session && { cookie: `${session.name}=${session.value}` }
  const html = await (await fetch(`${site.url}${path}`, { ...(headers && { headers }) })).text()
  const copy = putCopy(server, html)
  const ours: Visit[] = []
  const copies: Visit[] = []
  const rivals: Visit[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await visit(browser, `${site.url}${path}`, session, { onlyLooks }))
    copies.push(await visit(browser, copy, session, { onlyLooks }))
    if (rival !== undefined) rivals.push(await visit(browser, rival, undefined, { onlyLooks }))
  }
  const medianOf = (list: Visit[]) => (key: keyof Visit) => median(list.map((entry) => entry[key]))
  return { ours: medianOf(ours), copy: medianOf(copies), rival: medianOf(rivals) }
}

function row(name: string, ours: number, theirs: number, digits = 0): string {
  return `${name.padEnd(34)}${ours.toFixed(digits).padStart(12)}${theirs.toFixed(digits).padStart(12)}${(ours / theirs).toFixed(2).padStart(10)}`
}

async function compareClicks(): Promise<void> {
  const { ours, copy } = await compare('/', { onlyLooks: false })
  console.log(`\nHome ${conditions}\n`)
  console.log(`${''.padEnd(34)}${'home'.padStart(12)}${'static copy'.padStart(12)}${'ratio'.padStart(10)}`)
  const print = (title: string, key: keyof Visit, digits = 0) =>
    console.log(row(title, ours(key), copy(key), digits))
  print('LCP, ms', 'lcp')
  print('favourite acknowledged, ms', 'acknowledged')
  print('favourite carried out, ms', 'carriedOut')
  print('total blocking time, ms', 'blocking')
  print('CLS', 'cls', 4)
}

const weights = ['html', 'css', 'js', 'data', 'fonts', 'images'] as const

async function compareFirstViews(player: SessionCookie): Promise<void> {
  console.log(
    `\nFirst view ${conditions}; "copy" is the static copy, "RR" the page built with React Router; KiB over the wire\n`,
  )
  const measures = ['LCP, ms', 'blocking', 'JS KiB', 'KiB in all']
  const titles = [...measures.flatMap((title) => [title, 'copy', 'RR']), 'CLS', ...weights]
  console.log(`${''.padEnd(18)}${titles.map((title) => title.padStart(11)).join('')}`)
  for (const { code } of builtInLocales) {
    for (const { name, path, rival: rivalPath, isPlayers } of pages) {
      const result = await compare(localePath(path, code), {
        ...(isPlayers && { session: player }),
        ...(rivalPath !== undefined && code === 'ru' && { rival: server.url + rivalPath }),
        onlyLooks: true,
      })
      const three = (read: (of: (key: keyof Visit) => number) => number, digits: number) =>
        [result.ours, result.copy, result.rival].map((of) => {
          const value = read(of)
          return Number.isNaN(value) ? '–' : value.toFixed(digits)
        })
      const figures = [
        ...three((of) => of('lcp'), 0),
        ...three((of) => of('blocking'), 0),
        ...three((of) => of('js') / 1024, 1),
        ...three((of) => weights.reduce((sum, key) => sum + of(key), 0) / 1024, 1),
        result.ours('cls').toFixed(3),
        ...weights.map((key) => (result.ours(key) / 1024).toFixed(1)),
      ]
      console.log(`${`${name}, ${code}`.padEnd(18)}${figures.map((figure) => figure.padStart(11)).join('')}`)
    }
  }
}

async function publish(document: object): Promise<void> {
  const answer = await fetch(`${site.url}/content/publish`, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.contentToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ documents: [document], author: 'bench' }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

try {
  const cookie = await registerPlayer(site.url, 1)
  const [name = '', value = ''] = cookie.split('=')
  await publish(sportsPage)
  await putRival(server, site.url, cookie)
  await compareClicks()
  await compareFirstViews({ name, value })
} finally {
  await server.stop()
  await browser.close()
  await site.stop()
}
