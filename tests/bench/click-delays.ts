import type { Browser, Page } from '@playwright/test'
import { listMore } from './list-more.ts'
import { median } from './load.ts'

/** The slowest click of a series, in milliseconds: the median of several series. */
export interface SlowestClick {
  /** From a click to the first listener. */
  delay: number
  /** From a click to its effect on the screen. */
  duration: number
}

/** Click delays in a long lobby. */
export interface ClickDelays {
  /** Number of listed games, and of games with tiles in the document. */
  games: number
  tiles: number
  /** While more games load at the end of the list. */
  loading: SlowestClick
  /** While tiles render after a jump to another position. */
  leaping: SlowestClick
  /** On an idle page: typing into the filters, and setting and clearing a filter. */
  resting: SlowestClick
}

declare global {
  interface Window {
    benchPresses?: SlowestClick[]
  }
}

/** Pages of the lobby to load before the jumps. */
const pages = 40
const turns = 5
/** Milliseconds after which the effects of a click or a jump have ended. */
const rest = 1000

/** An empty point beside the page: only the delay by other work is measured. */
const nowhere = [20, 400] as const

function observePresses() {
  window.benchPresses = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (
        (entry.name === 'pointerdown' || entry.name === 'keydown' || entry.name === 'click') &&
        'processingStart' in entry &&
        typeof entry.processingStart === 'number'
      )
        // A click is dispatched together with the events before it, so its delay would include their
        // listeners.
        window.benchPresses?.push({
          delay: entry.name === 'click' ? 0 : entry.processingStart - entry.startTime,
          duration: entry.duration,
        })
  }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }))
}

/** The slowest click of each series; their median. */
async function slowestPress(page: Page, turn: (index: number) => Promise<void>): Promise<SlowestClick> {
  const slowest: SlowestClick[] = []
  for (let index = 0; index < turns; index += 1) {
    await page.evaluate(() => void (window.benchPresses = []))
    await turn(index)
    await page.waitForTimeout(rest)
    const clicks = await page.evaluate(() => window.benchPresses ?? [])
    slowest.push({
      delay: Math.max(0, ...clicks.map((click) => click.delay)),
      duration: Math.max(0, ...clicks.map((click) => click.duration)),
    })
  }
  return {
    delay: median(slowest.map((click) => click.delay)),
    duration: median(slowest.map((click) => click.duration)),
  }
}

/** Clicks without pauses, so that no busy period is missed. */
async function clickRepeatedly(page: Page, milliseconds: number) {
  const end = Date.now() + milliseconds
  while (Date.now() < end) await page.mouse.click(...nowhere)
}

/** Slows the CPU down four times and clicks while a long list loads, after jumps, and at rest. */
export async function clickDelays(browser: Browser, url: string): Promise<ClickDelays> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(observePresses)

  await slowDown(4)
  await page.mouse.move(800, 500)
  const loading = await slowestPress(page, async () => {
    await page.mouse.wheel(0, 2500)
    await clickRepeatedly(page, 500)
  })

  await slowDown(1)
  await listMore(page, pages)
  const status = await page.getByRole('main').getByRole('status').innerText()
  const games = Number(/([\d,]+) tasi|: ([\d,]+) ta/.exec(status)?.[0].replaceAll(/\D/g, '') ?? 0)
  const tiles = await page.locator('main [data-game]').count()

  await slowDown(4)
  await page.mouse.move(800, 500)
  const leaping = await slowestPress(page, async (index) => {
    await page.mouse.wheel(0, index % 2 === 0 ? -4000 : 2500)
    await clickRepeatedly(page, 500)
  })

  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForTimeout(rest)
  const column = page.getByRole('complementary')
  const resting = await slowestPress(page, async () => {
    await column.getByRole('textbox').pressSequentially('nor', { delay: 60 })
    await page.waitForTimeout(rest)
    await column.getByRole('checkbox').first().click()
    await page.waitForTimeout(rest)
    await column.getByRole('checkbox').first().click()
    await column.getByRole('textbox').fill('')
  })
  await context.close()
  return { games, tiles, loading, leaping, resting }
}
