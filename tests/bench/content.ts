/**
 * npm run bench:content: the cost of a store with 100, 1,000 and 10,000 pages and a fifth as many forms:
 * start-up, memory, the first and later views of a page, and validation of a page with 30 blocks. Needs a
 * build. BENCH_DOCUMENTS=100,1000 limits the sizes: filling the largest store takes many minutes.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import feedback from '../../schemas/defaults/forms/feedback.json' with { type: 'json' }
import rules from '../../schemas/defaults/pages/rules.json' with { type: 'json' }
import { startSite, type Site } from '../e2e/support/site.ts'
import { median } from './load.ts'

const amounts = (process.env['BENCH_DOCUMENTS'] ?? '100,1000,10000').split(',').map(Number)
/** Number of documents per publication. */
const batch = 250
const views = 15
/** The platform's data are the same for all sizes. */
const settings = { SANDBOX_GAMES: '100' }

const pageNumber = (number: number) => ({
  ...rules,
  key: `bench-${number}`,
  body: { ...rules.body, route: `/bench/${number}` },
})
const formNumber = (number: number) => ({ ...feedback, key: `bench-${number}` })

async function timed<Result>(work: () => Promise<Result>): Promise<[result: Result, milliseconds: number]> {
  const begin = performance.now()
  const result = await work()
  return [result, performance.now() - begin]
}

async function ask({ url, contentToken }: Site, call: 'check' | 'publish', documents: readonly object[]) {
  const response = await fetch(`${url}/content/${call}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${contentToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ documents, author: 'bench' }),
  })
  if (!response.ok) throw new Error((await response.text()).slice(0, 2000))
}

async function fill(site: Site, from: number, to: number) {
  for (let start = from; start < to; start += batch) {
    const numbers = Array.from({ length: Math.min(batch, to - start) }, (_, index) => start + index)
    const forms = numbers.filter((number) => number % 5 === 0).map(formNumber)
    await ask(site, 'publish', [...numbers.map(pageNumber), ...forms])
  }
}

async function view(site: Site, number: number): Promise<number> {
  const [response, time] = await timed(async () => {
    const answer = await fetch(`${site.url}/bench/${number}`)
    await answer.arrayBuffer()
    return answer
  })
  if (!response.ok) throw new Error(`/bench/${number} answered ${response.status}`)
  return time
}

/** A page of 30 blocks that no published page has. */
function longPage() {
  const [text] = rules.body.blocks
  const blocks = Array.from({ length: 30 }, (_, index) => ({ ...text, id: `text-${index}` }))
  return { ...rules, key: 'bench-long', body: { ...rules.body, route: '/bench-long', blocks } }
}

const dataDir = mkdtempSync(join(tmpdir(), 'marquee-bench-'))
let filled = 0
for (const amount of amounts) {
  const filling = await startSite({ ...settings, DATA_DIR: dataDir })
  const [, published] = await timed(() => fill(filling, filled, amount))
  const each = published / (amount - filled)
  filled = amount
  await filling.stop()

  const [site, start] = await timed(() => startSite({ ...settings, DATA_DIR: dataDir }))
  const memory = await site.memory()
  const numbers = Array.from({ length: views }, (_, index) => Math.floor((index * amount) / views))
  const cold: number[] = []
  for (const number of numbers) cold.push(await view(site, number))
  const warm: number[] = []
  for (const number of numbers) warm.push(await view(site, number))
  const [, verdict] = await timed(() => ask(site, 'check', [longPage()]))
  const later = await site.memory()
  await site.stop()

  const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MiB`
  console.log(
    `${amount} pages: start ${start.toFixed(0)} ms, memory ${megabytes(memory)} (${megabytes(later)} after the views); ` +
      `page first ${median(cold).toFixed(1)} ms, then ${median(warm).toFixed(1)} ms; ` +
      `verdict on 30 blocks ${(verdict / 1000).toFixed(1)} s; publication ${each.toFixed(0)} ms a page`,
  )
}
rmSync(dataDir, { recursive: true })
