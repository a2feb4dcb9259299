/**
 * npm run bench: compares the home page with a static copy of itself from the same server, in one interleaved
 * run. Machines are noisy: read the ratios, not the absolute figures.
 */
import { chromium } from '@playwright/test'
import { chromiumFlags, findOrInstallChromium } from '../../scripts/find-chromium.mjs'
import { startSite } from '../e2e/support/site.ts'
import { median } from './load.ts'
import { removeCopy, writeCopy } from './static-copy.ts'
import { visit, type Visit } from './visit.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7)

function row(name: string, ours: number, theirs: number, digits = 0): string {
  return `${name.padEnd(34)}${ours.toFixed(digits).padStart(12)}${theirs.toFixed(digits).padStart(12)}${(ours / theirs).toFixed(2).padStart(10)}`
}

const site = await startSite()
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags })
try {
  const html = await (await fetch(`${site.url}/`)).text()
  const home = `${site.url}/`
  const copy = `${site.url}${await writeCopy(html)}`

  const visits: { ours: Visit[]; theirs: Visit[] } = { ours: [], theirs: [] }
  for (let round = 0; round < rounds; round += 1) {
    visits.ours.push(await visit(browser, home))
    visits.theirs.push(await visit(browser, copy))
  }
  const of = (list: Visit[], key: keyof Visit) => median(list.map((entry) => entry[key]))

  console.log(
    `\nHome at 390 x 844, 4x CPU, 150 ms, 1.6 Mbit/s; medians of ${rounds} cold visits each, in turn\n`,
  )
  console.log(`${''.padEnd(34)}${'home'.padStart(12)}${'static copy'.padStart(12)}${'ratio'.padStart(10)}`)
  console.log(row('LCP, ms', of(visits.ours, 'lcp'), of(visits.theirs, 'lcp')))
  console.log(
    row('favourite acknowledged, ms', of(visits.ours, 'acknowledged'), of(visits.theirs, 'acknowledged')),
  )
  console.log(
    row('favourite carried out, ms', of(visits.ours, 'carriedOut'), of(visits.theirs, 'carriedOut')),
  )
  console.log(row('total blocking time, ms', of(visits.ours, 'blocking'), of(visits.theirs, 'blocking')))
  console.log(row('CLS', of(visits.ours, 'cls'), of(visits.theirs, 'cls'), 4))
  for (const kind of ['html', 'css', 'js', 'data'] as const)
    console.log(
      row(`${kind.toUpperCase()} over the wire, bytes`, of(visits.ours, kind), of(visits.theirs, kind)),
    )
} finally {
  await removeCopy()
  await browser.close()
  await site.stop()
}
