import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import record from './byte-budget.json' with { type: 'json' }
import { startApplication } from './support/application.ts'
import { expect, test } from './support/test.ts'

const kibibyte = 1024
const kinds = ['js', 'css', 'html', 'font', 'image'] as const
type Kind = (typeof kinds)[number]

/** Counted for the first view only, before the page is used. */
const ofFirstView: readonly Kind[] = ['font', 'image']

/**
 * What a guest's first visit may load on a wide screen, compressed, in KiB. A page that waits loads neither code nor
 * stylesheets before it is used; the HTML contains the styles that it needs. Raise a figure only with a reason in the commit.
 */
const budgets: { path: string; waits: boolean; limits: Record<Kind, number> }[] = [
  { path: '/', waits: true, limits: { js: 148.8, css: 22.5, html: 28.7, font: 38.1, image: 160 } },
  { path: '/rules', waits: true, limits: { js: 134.5, css: 20.7, html: 17.5, font: 38.1, image: 4.5 } },
  { path: '/gamehall', waits: true, limits: { js: 155.5, css: 24.8, html: 22.4, font: 38.1, image: 90 } },
  {
    path: '/tournaments',
    waits: true,
    limits: { js: 144.7, css: 21.7, html: 17.6, font: 38.1, image: 14.2 },
  },
  {
    path: '/game/olmos-saltanati',
    waits: false,
    limits: { js: 168.2, css: 27.4, html: 20.5, font: 38.1, image: 10.1 },
  },
]

/** KiB of each file at the last recording (RECORD_BYTES=1): by page, then by name without hash. */
type Sizes = Record<string, Record<string, number>>
const sizes: Sizes = record
const isRecording = process.env['RECORD_BYTES'] === '1'

interface Transfer {
  kind: Kind
  /** Name of the file without its hash. */
  name: string
  bytes: number
}

function kindOf(mimeType: string, isPage: boolean): Kind | null {
  if (mimeType.includes('javascript')) return 'js'
  if (mimeType === 'text/css') return 'css'
  if (mimeType.includes('font')) return 'font'
  if (mimeType.startsWith('image/')) return 'image'
  return mimeType === 'text/html' && isPage ? 'html' : null
}

async function transfers(page: Page, path: string, waits: boolean): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const { frameTree } = await session.send('Page.getFrameTree')
  const seen = new Map<string, Transfer>()
  const pending = new Set<string>()
  session.on('Network.responseReceived', ({ requestId, response, frameId }) => {
    // A game in its iframe is the platform's.
    if (frameId !== undefined && frameId !== frameTree.frame.id) return
    const { pathname } = new URL(response.url)
    const kind = kindOf(response.mimeType, pathname === path)
    const name = pathname.replace(/^.*\/(?=.)/, '').replace(/-[\w-]{8}(?=\.\w+$)|^[\da-f]{32}(?=\.css$)/, '')
    // Reports the visit 3 s after its start, which only a busy machine reaches here.
    if (kind === null || name === 'visit.js') return
    seen.set(requestId, { kind, name: `${kind} ${name}`, bytes: 0 })
    pending.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = seen.get(requestId)
    if (transfer) transfer.bytes = encodedDataLength
    pending.delete(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId))
  await page.goto(path, { waitUntil: 'networkidle' })
  const first = [...seen.values()]
  if (waits) {
    expect(
      // The visit is reported whether anything is used or not.
      first.filter(({ kind, name }) => (kind === 'js' && name !== 'js visit.js') || kind === 'css'),
      `${path} loads neither code nor stylesheets before it is used`,
    ).toEqual([])
    await startApplication(page)
    // The browser reports to each of its listeners in its own time.
    await expect.poll(() => [...seen.values()].map(({ name }) => name)).toContain('js idle-effects.js')
  }
  await expect.poll(() => pending.size, 'files that have not arrived').toBe(0)
  return [...seen.values()].filter((one) => !ofFirstView.includes(one.kind) || first.includes(one))
}

const inKibibytes = (bytes: number) => Math.round((bytes / kibibyte) * 10) / 10

/** Files that are larger or newer than before, the largest growth first. */
function growth(all: readonly Transfer[], before: Record<string, number>): string {
  return all
    .map(({ name, bytes }) => ({
      name,
      size: inKibibytes(bytes),
      grown: inKibibytes(bytes) - (before[name] ?? 0),
    }))
    .filter(({ grown }) => grown > 0.1)
    .sort((left, right) => right.grown - left.grown)
    .map(({ name, size, grown }) => `  ${name} grew by ${grown.toFixed(1)} to ${size.toFixed(1)} KiB`)
    .join('\n')
}

/** Elements of the first HTML. Raise a figure only with a reason in the commit. */
const elementBudgets = [
  // Live matches have two elements more for their score, and draws two for their outcome.
  { path: '/', limit: 700 },
  // The footer leads to the news and the answers, too.
  { path: '/gamehall', limit: 444 },
]

for (const { path, limit } of elementBudgets) {
  test(`${path} stays within its budget of elements`, async ({ page }) => {
    const html = await (await page.request.get(path)).text()
    const count = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'text/html').querySelectorAll('*').length,
      html,
    )
    expect(count, `elements in the HTML of ${path}`).toBeGreaterThan(100)
    expect(count, `elements in the HTML of ${path}`).toBeLessThanOrEqual(limit)
  })
}

for (const { path, waits, limits } of budgets) {
  test(`${path} stays within its byte budget`, async ({ page }) => {
    const all = await transfers(page, path, waits)
    const grown = growth(all, sizes[path] ?? {})
    if (isRecording) {
      sizes[path] = Object.fromEntries(
        all.map(({ name, bytes }) => [name, inKibibytes(bytes)] as const).sort(),
      )
      writeFileSync(new URL('byte-budget.json', import.meta.url), `${JSON.stringify(sizes, null, 2)}\n`)
    }
    for (const kind of kinds) {
      const total = all.filter((one) => one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)
      expect(inKibibytes(total), `${kind} of ${path} was measured`).toBeGreaterThan(0)
      // Soft: one run shows every figure that grew.
      expect
        .soft(inKibibytes(total), `KiB of ${kind} of ${path}; since last written down:\n${grown}`)
        .toBeLessThanOrEqual(limits[kind])
    }
  })
}
