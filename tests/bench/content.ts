/**
 * npm run bench:content: the cost of a store with 100, 1,000 and 10,000 pages and a fifth as many forms:
 * start-up, memory, the first and later views of a page, validation of a page with 30 blocks, and the time from
 * “Publish” in the Studio to the first changed page. Needs a build. BENCH_DOCUMENTS=100,1000 limits the sizes: filling the largest store takes many minutes.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import feedback from '../../schemas/defaults/forms/feedback.json' with { type: 'json' }
import rules from '../../schemas/defaults/pages/rules.json' with { type: 'json' }
import type { StudioCallName } from '../../schemas/studio/calls.ts'
import { registerPlayer } from '../support/register-player.ts'
import { startSite, type Site } from '../e2e/support/site.ts'
import { median } from './load.ts'

const amounts = (process.env['BENCH_DOCUMENTS'] ?? '100,1000,10000').split(',').map(Number)
/** Number of documents per publication. */
const batch = 250
const views = 15
const publications = 7
/** Milliseconds between two requests for a page that is being published. */
const pollInterval = 10
/** The platform's data are the same for all sizes. */
const settings = { SANDBOX_GAMES: '100' }

/** A role belongs to one document. */
const { role: _role, ...body } = rules.body
const pageNumber = (number: number) => ({
  ...rules,
  key: `bench-${number}`,
  body: { ...body, route: `/bench/${number}` },
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

/** Calls the Studio as its first admin. */
async function studioOf(site: Site) {
  let cookie = ''
  const call = async (name: StudioCallName, params: object) => {
    const response = await fetch(`${site.url}/studio/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(params),
    })
    if (!response.ok) throw new Error(`${name}: ${await response.text()}`)
    return response
  }
  const password = readFileSync(join(site.dataDir, 'studio-password'), 'utf8').trim()
  const session = await call('session.open', { login: 'admin', password })
  cookie = session.headers.get('set-cookie')?.split(';')[0] ?? ''
  return call
}

/** Milliseconds from a click on “Publish” to the first response with the change, for a guest and for a player. */
async function delaysOfPublication(site: Site): Promise<{ guest: number; player: number }> {
  const call = await studioOf(site)
  const player = await registerPlayer(site.url, 0)
  const name = { kind: 'page', key: rules.key }
  const delays: { guest: number[]; player: number[] } = { guest: [], player: [] }
  for (let round = 0; round < publications; round += 1) {
    const title = `Bench ${filled} ${round}`
    const body = { ...rules.body, seo: { ...rules.body.seo, title: { uz: title, ru: title } } }
    const { schemaVersion } = rules
    await call('documents.save', { ...name, schemaVersion, body, revision: null })
    const begin = performance.now()
    const seen = async (cookie: string) => {
      for (;;) {
        const page = await fetch(`${site.url}/rules`, { headers: { cookie } })
        if ((await page.text()).includes(title)) return performance.now() - begin
        await wait(pollInterval)
      }
    }
    const [guest, own] = await Promise.all([
      seen(''),
      seen(player),
      call('documents.publish', { documents: [name] }),
    ])
    delays.guest.push(guest)
    delays.player.push(own)
  }
  return { guest: median(delays.guest), player: median(delays.player) }
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
  const delays = await delaysOfPublication(site)
  await site.stop()

  const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MiB`
  console.log(
    `${amount} pages: start ${start.toFixed(0)} ms, memory ${megabytes(memory)} (${megabytes(later)} after the views); ` +
      `page first ${median(cold).toFixed(1)} ms, then ${median(warm).toFixed(1)} ms; ` +
      `verdict on 30 blocks ${(verdict / 1000).toFixed(1)} s; publication ${each.toFixed(0)} ms a page; ` +
      `a change shows ${delays.guest.toFixed(0)} ms after “Publish” to guests, ${delays.player.toFixed(0)} ms to players`,
  )
}
rmSync(dataDir, { recursive: true })
