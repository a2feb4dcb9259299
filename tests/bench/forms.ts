/**
 * npm run bench:forms: how quickly a form of 10, 100 and 500 fields takes a key, beside plain inputs and stock
 * rjsf, in one interleaved run with the CPU slowed down four times. Machines are noisy: read the ratios.
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
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3)
/** Typed quickly, without a pause; and slowly, so that the form takes over every single key. */
const paces = { quick: 110, slow: 450 } as const
type Pace = keyof typeof paces
const keys = { quick: 30, slow: 10 } as const

interface Measured {
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
  await page.goto(`${url}?kind=${kind}&fields=${count}`)
  await page.waitForFunction('window.mountTime !== undefined')
  await page.waitForTimeout(1500)
  await page
    .locator(`input[name="${typedField(count)}"], input[id$="_${typedField(count)}"]`)
    .first()
    .focus()
  await page.waitForTimeout(400)
  return page
}

async function type(page: Page, pace: Pace) {
  for (let key = 0; key < keys[pace]; key += 1) {
    const begun = Date.now()
    await page.keyboard.press('abcdefghij'.charAt(key % 10))
    await page.waitForTimeout(Math.max(0, paces[pace] - (Date.now() - begun)))
  }
  await page.waitForTimeout(800)
}

const numbers = (value: unknown) => (Array.isArray(value) ? value.map(Number) : [])

async function time(browser: Browser, url: string, kind: Kind, count: number): Promise<Measured> {
  const page = await open(browser, url, kind, count, script('time-keys'))
  const take = async () => numbers(await page.evaluate('window.keyTimes.splice(0)'))
  await type(page, 'quick')
  const [first = NaN, ...quick] = await take()
  await type(page, 'slow')
  const slow = await take()
  const mount = Number(await page.evaluate('window.mountTime'))
  await page.close()
  return { mount, first, times: { quick, slow } }
}

async function countRenders(
  browser: Browser,
  url: string,
  kind: Kind,
  count: number,
): Promise<Record<Pace, number>> {
  const page = await open(browser, url, kind, count, script('count-renders'))
  const take = async () => Number(await page.evaluate('window.takeDrawn()'))
  await take()
  await type(page, 'quick')
  const quick = (await take()) / keys.quick
  await type(page, 'slow')
  const slow = (await take()) / keys.slow
  await page.close()
  return { quick, slow }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

const server = await serveForms(counts)
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags })
try {
  console.log(`\nForms at 4x CPU, ${rounds} rounds in turn; ms from keydown to the end of the next frame`)
  console.log('quick: 110 ms between keys; slow: 450 ms, the form takes over each key\n')
  for (const count of counts) {
    const measured = new Map<Kind, Measured[]>(kinds.map((kind) => [kind, []]))
    for (let round = 0; round < rounds; round += 1)
      for (const kind of kinds) measured.get(kind)?.push(await time(browser, server.url, kind, count))
    console.log(
      `${`${count} fields`.padEnd(12)}${['first', 'quick p50', 'p95', 'slow p50', 'p95', 'mount', 'drawn/key', 'slow'].map((title) => title.padStart(11)).join('')}`,
    )
    for (const kind of kinds) {
      const runs = measured.get(kind) ?? []
      const all = (pace: Pace) => runs.flatMap(({ times }) => times[pace])
      const drawn = kind === 'native' ? undefined : await countRenders(browser, server.url, kind, count)
      const figures = [
        median(runs.map(({ first }) => first)),
        percentile(all('quick'), 0.5),
        percentile(all('quick'), 0.95),
        percentile(all('slow'), 0.5),
        percentile(all('slow'), 0.95),
        median(runs.map(({ mount }) => mount)),
        drawn?.quick ?? 0,
        drawn?.slow ?? 0,
      ]
      console.log(`${kind.padEnd(12)}${figures.map((figure) => figure.toFixed(1).padStart(11)).join('')}`)
    }
    console.log('')
  }
} finally {
  await browser.close()
  server.close()
}
