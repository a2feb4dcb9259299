/**
 * npm run bench:form-mounts: time to mount forms beside stock rjsf, by default without slowing the CPU down. The two
 * kinds alternate, back and forth, and are compared within each round. BENCH_FIELDS, BENCH_SHAPES, BENCH_ROUNDS and
 * BENCH_CPU limit the run.
 */
import { chromium, type Browser } from '@playwright/test'
import { chromiumFlags, findOrInstallChromium } from '../../scripts/find-chromium.mjs'
import { shapes as allShapes } from './forms/schema.ts'
import { serveForms } from './forms/serve.ts'
import { median } from './load.ts'

const kinds = ['stock', 'ours'] as const
type Kind = (typeof kinds)[number]
const counts = (process.env['BENCH_FIELDS'] ?? '111,200').split(',').map(Number)
const shapes = (process.env['BENCH_SHAPES'] ?? allShapes.join(',')).split(',')
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7)
const rate = Number(process.env['BENCH_CPU'] ?? 1)

interface Mounted {
  /** Milliseconds until the form is in the document and laid out. */
  first: number
  /** Milliseconds until all its fields are, and are painted. */
  complete: number
  controls: number
}

async function mount(
  browser: Browser,
  url: string,
  kind: Kind,
  shape: string,
  count: number,
): Promise<Mounted> {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.goto(`${url}?kind=${kind}&fields=${count}&shape=${shape}`)
  await page.waitForFunction('window.completeTime !== undefined')
  const [first, complete, controls] = await Promise.all(
    [
      'window.mountTime',
      'window.completeTime',
      'document.querySelectorAll("input, select, textarea").length',
    ].map(async (expression) => Number(await page.evaluate(expression))),
  )
  await page.close()
  return { first: first ?? NaN, complete: complete ?? NaN, controls: controls ?? NaN }
}

const server = await serveForms(counts, shapes)
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags })
try {
  console.log(`\nMounting forms at ${rate}x CPU, ${rounds} rounds in turn; medians in ms\n`)
  console.log('shape        fields  controls   stock    ours   share  painted:    ours   share')
  for (const shape of shapes)
    for (const count of counts) {
      const visits: Record<Kind, Mounted[]> = { stock: [], ours: [] }
      for (let round = 0; round <= rounds; round += 1)
        for (const kind of round % 2 === 0 ? kinds : [...kinds].reverse()) {
          const mounted = await mount(browser, server.url, kind, shape, count)
          if (round > 0) visits[kind].push(mounted)
        }
      const shareOf = (what: 'first' | 'complete') =>
        median(visits.ours.map((ours, round) => ours[what] / (visits.stock[round]?.[what] ?? NaN)))
      const timeOf = (kind: Kind, what: 'first' | 'complete') =>
        median(visits[kind].map((mounted) => mounted[what])).toFixed(1)
      const cells = [
        shape.padEnd(12),
        String(count).padStart(7),
        String(visits.ours[0]?.controls ?? '').padStart(10),
        timeOf('stock', 'first').padStart(8),
        timeOf('ours', 'first').padStart(8),
        shareOf('first').toFixed(2).padStart(8),
        timeOf('stock', 'complete').padStart(10),
        timeOf('ours', 'complete').padStart(8),
        shareOf('complete').toFixed(2).padStart(8),
      ]
      console.log(cells.join(''))
    }
} finally {
  await browser.close()
  server.close()
}
