/**
 * npm run bench:forms: response time to a key in forms of 10, 100 and 500 fields, beside plain inputs and stock
 * rjsf, with the CPU slowed down four times. Machines are noisy, and a page has only one first key: the kinds
 * alternate for many rounds, back and forth, and are compared within each round. BENCH_FIELDS and BENCH_ROUNDS
 * limit the run; BENCH_SHAPE=fields types into a compound form.
 */
import { readFileSync } from 'node:fs'
import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumFlags, findOrInstallChromium } from '../../scripts/find-chromium.mjs'
import { serveForms } from './forms/serve.ts'
import { typedField } from './forms/schema.ts'
import { median } from './load.ts'

const kinds = ['native', 'stock', 'ours'] as const
type Kind = (typeof kinds)[number]
const counts = (process.env['BENCH_FIELDS'] ?? '10,100,500').split(',').map(Number)
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
const shape = process.env['BENCH_SHAPE'] ?? 'plain'

/**
 * Without pauses; at the usual typing speed; and so slowly that the form commits each value when the next key
 * is due.
 */
const paces = {
  quick: { pause: 110, keys: 20 },
  even: { pause: 200, keys: 12 },
  slow: { pause: 330, keys: 10 },
} as const
type Pace = keyof typeof paces

/** Milliseconds. */
interface Visit {
  mount: number
  first: number
  times: Record<Pace, number[]>
}

const script = (name: string) => readFileSync(new URL(`./forms/${name}.js`, import.meta.url), 'utf8')

async function open(browser: Browser, url: string, kind: Kind, count: number, script: string) {
  const page = await browser.newPage()
  await page.addInitScript(script)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(`${url}?kind=${kind}&fields=${count}&shape=${shape}`)
  await page.waitForFunction('window.mountTime !== undefined')
  await page.waitForTimeout(1000)
  await page
    .locator(`input[name="${typedField(count)}"], input[id$="_${typedField(count)}"]`)
    .first()
    .click()
  await page.waitForTimeout(400)
  return page
}

async function type(page: Page, pace: Pace) {
  const { pause, keys } = paces[pace]
  for (let key = 0; key < keys; key += 1) {
    const begun = Date.now()
    await page.keyboard.press('abcdefghij'.charAt(key % 10))
    await page.waitForTimeout(Math.max(0, pause - (Date.now() - begun)))
  }
  await page.waitForTimeout(800)
}

const numbers = (value: unknown) => (Array.isArray(value) ? value.map(Number) : [])

async function visit(browser: Browser, url: string, kind: Kind, count: number): Promise<Visit> {
  const page = await open(browser, url, kind, count, script('time-keys'))
  const take = async () => numbers(await page.evaluate('window.keyTimes.splice(0)'))
  await type(page, 'quick')
  const [first = NaN, ...quick] = await take()
  await type(page, 'even')
  const even = await take()
  await type(page, 'slow')
  const slow = await take()
  const mount = Number(await page.evaluate('window.mountTime'))
  await page.close()
  return { mount, first, times: { quick, even, slow } }
}

/** Components rendered for a key: while typing, and when the form commits the value. */
async function countRenders(browser: Browser, url: string, kind: Kind, count: number) {
  const page = await open(browser, url, kind, count, script('count-renders'))
  const drawnBy = async (pace: Pace) => {
    await page.evaluate('window.takeDrawn()')
    await type(page, pace)
    return Number(await page.evaluate('window.takeDrawn()')) / paces[pace].keys
  }
  const drawn = { quick: await drawnBy('quick'), slow: await drawnBy('slow') }
  await page.close()
  return drawn
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

/** Visits every kind in each round, after a warm-up; every other round runs in reverse order. */
async function visitAll(browser: Browser, url: string, count: number): Promise<Record<Kind, Visit[]>> {
  const visits: Record<Kind, Visit[]> = { native: [], stock: [], ours: [] }
  for (let round = 0; round <= rounds; round += 1)
    for (const kind of round % 2 === 0 ? kinds : [...kinds].reverse()) {
      const made = await visit(browser, url, kind, count)
      if (round > 0) visits[kind].push(made)
    }
  return visits
}

/** Our time relative to the other's, by round: the median, and in brackets the interquartile range. */
function share(ours: readonly number[], others: readonly number[]): string {
  const shares = ours.map((time, round) => time / (others[round] ?? NaN))
  const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => percentile(shares, part).toFixed(2))
  return `${middle} (${low}–${high})`
}

const row = (name: string, cells: readonly string[]) =>
  `${name.padEnd(12)}${cells.map((cell) => cell.padStart(11)).join('')}`

const server = await serveForms(counts, [shape])
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags })
try {
  console.log(`\nForms at 4x CPU, ${rounds} rounds in turn; ms from keydown to the end of the next frame`)
  console.log(
    Object.entries(paces)
      .map(([pace, { pause }]) => `${pace}: a key in ${pause} ms`)
      .join(', '),
  )
  console.log('drawn: components a key, while it is typed on and where the form takes over each\n')
  for (const count of counts) {
    const visits = await visitAll(browser, server.url, count)
    const all = (kind: Kind, pace: Pace) => visits[kind].flatMap(({ times }) => times[pace])
    const each = (kind: Kind, what: 'first' | 'mount') => visits[kind].map((made) => made[what])
    const titles = [
      'first',
      'quick p50',
      'p95',
      'even p50',
      'p95',
      'slow p50',
      'p95',
      'mount',
      'drawn',
      'slow',
    ]
    console.log(row(`${count} fields`, titles))
    for (const kind of kinds) {
      const drawn =
        kind === 'native' ? { quick: 0, slow: 0 } : await countRenders(browser, server.url, kind, count)
      const figures = [
        median(each(kind, 'first')),
        ...(['quick', 'even', 'slow'] as const).flatMap((pace) =>
          [0.5, 0.95].map((part) => percentile(all(kind, pace), part)),
        ),
        median(each(kind, 'mount')),
        drawn.quick,
        drawn.slow,
      ]
      console.log(
        row(
          kind,
          figures.map((figure) => figure.toFixed(1)),
        ),
      )
    }
    const slowest = (pace: Pace) =>
      (percentile(all('ours', pace), 0.95) / percentile(all('native', pace), 0.95)).toFixed(2)
    console.log(
      `ours beside native: first ${share(each('ours', 'first'), each('native', 'first'))}, p95 quick ${slowest('quick')}, even ${slowest('even')}, slow ${slowest('slow')}`,
    )
    console.log(`ours beside stock: mount ${share(each('ours', 'mount'), each('stock', 'mount'))}\n`)
  }
} finally {
  await browser.close()
  server.close()
}
