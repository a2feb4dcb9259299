import type { Browser } from '@playwright/test'
import { listMore } from '../e2e/support/hall.ts'

/** What presses in a long hall measured, in milliseconds. */
export interface PressDelays {
  /** Games that were listed, and those of them that had tiles in the document. */
  games: number
  tiles: number
  /** From a press to the first listener that heard it, at most. */
  delay: number
  /** From a press to what it changed on the screen, at most. */
  duration: number
}

interface Press {
  delay: number
  duration: number
}

declare global {
  interface Window {
    benchPresses?: Press[]
  }
}

/** Pages of the hall that are loaded before anybody presses. */
const pages = 40

function observePresses() {
  const presses: Press[] = []
  window.benchPresses = presses
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('processingStart' in entry && typeof entry.processingStart === 'number')
        presses.push({ delay: entry.processingStart - entry.startTime, duration: entry.duration })
  }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }))
}

/** Lists many games, slows the CPU down four times, and then scrolls, types, and presses hearts and filters. */
export async function pressDelays(browser: Browser, url: string): Promise<PressDelays> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await listMore(page, pages)
  const games = Number(
    /([\d,]+) tasi|: ([\d,]+) ta/
      .exec(await page.getByRole('main').getByRole('status').innerText())?.[0]
      .replaceAll(/\D/g, '') ?? 0,
  )
  const tiles = await page.locator('main [data-game]').count()

  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(observePresses)
  await page.mouse.move(800, 500)
  for (const distance of [-1500, 900, -4000, 2500]) {
    await page.mouse.wheel(0, distance)
    await page.mouse.click(20, 400)
    await page.waitForTimeout(300)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  const column = page.getByRole('complementary')
  await column.getByRole('textbox').pressSequentially('nor', { delay: 60 })
  await column.getByRole('checkbox').first().click()
  await page.waitForTimeout(1500)
  const presses = await page.evaluate(() => window.benchPresses ?? [])
  await context.close()
  return {
    games,
    tiles,
    delay: Math.max(0, ...presses.map((press) => press.delay)),
    duration: Math.max(0, ...presses.map((press) => press.duration)),
  }
}
