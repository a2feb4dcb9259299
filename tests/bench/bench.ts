/**
 * npm run bench: compares the home page with a static copy of itself from the same server, in one interleaved
 * run. Machines are noisy: read the ratios, not the absolute figures.
 */
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { chromiumFlags, findOrInstallChromium } from '../../scripts/find-chromium.mjs'
import { startSite } from '../e2e/support/site.ts'
import { load, median, type LoadResult } from './load.ts'
import { removeCopy, writeCopy } from './static-copy.ts'
import { visit, type Visit } from './visit.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7)

function row(name: string, ours: number, theirs: number, digits = 0): string {
  return `${name.padEnd(34)}${ours.toFixed(digits).padStart(12)}${theirs.toFixed(digits).padStart(12)}${(ours / theirs).toFixed(2).padStart(10)}`
}

async function bareBuffer(body: Buffer): Promise<{ url: string; close(): void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'content-length': body.length,
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() }
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

  const bare = await bareBuffer(gzipSync(html))
  const options = { seconds: 3, connections: 16 }
  const loads: Record<'uncached' | 'cached' | 'copy' | 'bare', LoadResult[]> = {
    uncached: [],
    cached: [],
    copy: [],
    bare: [],
  }
  for (let round = 0; round < 3; round += 1) {
    loads.uncached.push(await load(home, { ...options, headers: { cookie: 'marquee_session=nobody' } }))
    loads.cached.push(await load(home, options))
    loads.copy.push(await load(copy, options))
    loads.bare.push(await load(bare.url, options))
  }
  bare.close()
  const rate = (list: LoadResult[]) => median(list.map((entry) => entry.requestsPerSecond))
  const slow = (list: LoadResult[]) => median(list.map((entry) => entry.p99))
  console.log(
    `\nRequests over ${options.connections} connections; medians of 3 runs of ${options.seconds} s, in turn\n`,
  )
  console.log(`${''.padEnd(34)}${'a second'.padStart(12)}${'p99, ms'.padStart(12)}${'to bare'.padStart(10)}`)
  for (const [name, list] of Object.entries({
    'uncached (rendered)': loads.uncached,
    'cached guest page': loads.cached,
    'static copy, same server': loads.copy,
    'bare buffer, node:http': loads.bare,
  }))
    console.log(
      `${name.padEnd(34)}${rate(list).toFixed(0).padStart(12)}${slow(list).toFixed(1).padStart(12)}${(rate(list) / rate(loads.bare)).toFixed(2).padStart(10)}`,
    )
} finally {
  await removeCopy()
  await browser.close()
  await site.stop()
}
