import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite, type Site } from '../e2e/support/site.ts'
import { defaultBody } from '../e2e/support/texts.ts'
import { publishAt } from './support/requests.ts'

const minute = 60_000
const isoIn = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString()
const text = (id: string, period: { begins?: string; ends?: string }) => ({
  id,
  type: 'RichText',
  version: 1,
  props: { lead: { uz: `Matn ${id}`, ru: `Текст ${id}` } },
  period,
})

/** A default document with a block that ends, and one that begins, within the next hour. */
function withPeriods(kind: 'page' | 'popup', key: string) {
  const { blocks, ...body } = defaultBody(`${kind}s/${key}`)
  const timed = [text('ends', { ends: isoIn(30) }), text('begins', { begins: isoIn(30) })]
  return { kind, key, schemaVersion: 1, body: { ...body, blocks: [...timed, ...[blocks].flat()] } }
}

let site: Site
beforeAll(async () => {
  site = await startSite({
    NODE_OPTIONS: `--import=${pathToFileURL(resolve('tests/ssr/support/clock.mjs')).href}`,
  })
  await publishAt(site, [
    withPeriods('page', 'about'),
    withPeriods('page', 'not-found'),
    withPeriods('popup', 'registration'),
  ])
}, 120_000)
afterAll(() => site.stop())

const read = async (path: string) => (await fetch(`${site.url}${path}`)).text()

it('cached pages, data of pages, missing pages and popups change when a period begins or ends', async () => {
  const paths = [
    '/about',
    '/nfx/page?locale=uz&path=/about',
    '/no-such-page',
    '/nfx/popups/uz/registration',
    '/nfx/popup-html/uz/registration',
  ]
  // Twice, so that all are cached.
  for (const path of [...paths, ...paths]) {
    const before = await read(path)
    expect(before, path).toContain('Matn ends')
    expect(before, path).not.toContain('Matn begins')
  }
  process.kill(site.pid, 'SIGUSR2')
  for (const path of paths) {
    await expect.poll(() => read(path), { message: path }).toContain('Matn begins')
    expect(await read(path), path).not.toContain('Matn ends')
  }
})
