import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** The grid at a width within each range: page margin, gutter, tiles in a row of games. */
const ranges = [
  { width: 390, margin: 16, gutter: 10, tiles: 2.6 },
  { width: 800, margin: 24, gutter: 14, tiles: 4 },
  { width: 1000, margin: 32, gutter: 16, tiles: 5 },
  { width: 1300, margin: 40, gutter: 16, tiles: 6 },
  { width: 1380, margin: 44, gutter: 16, tiles: 6 },
  { width: 1500, margin: 48, gutter: 16, tiles: 7 },
  { width: 1750, margin: 64, gutter: 20, tiles: 8 },
  { width: 1950, margin: 64, gutter: 20, tiles: 9 },
]
/** Maximum content width, from this viewport width on. */
const widest = [
  { from: 1920, content: 1760 },
  { from: 1696, content: 1568 },
  { from: 1440, content: 1344 },
]
/** The narrowest phones, and the first width of each range. */
const edges = [320, 768, 992, 1280, 1366, 1440, 1696, 1920]
/** In Russian, which has longer words. */
const paths = [
  '/ru',
  '/ru/rules',
  '/ru/responsible-gaming',
  '/ru/payments',
  '/ru/gamehall',
  '/ru/game/olmos-saltanati',
]
/** Home and two text pages, for checks at every width. */
const fewPaths = paths.slice(0, 3)

async function expectNoOverflow(page: Page, what: string) {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return ''
    // The cause: the innermost overflowing elements that no scroller clips.
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    )
    return `${scrollWidth - clientWidth} px: ${beyond
      .slice(0, 5)
      .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`)
      .join(', ')}`
  })
  expect(overflow, what).toBe('')
}

for (const { width, margin, gutter, tiles } of ranges)
  test(`the grid at ${width} px is that of its range`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/ru')
    const seen = await page.evaluate(() => {
      const main = document.querySelector('main')
      const list = document.querySelector('ul:has(> [data-game])')
      const [first, second] = list?.children ?? []
      if (!main || !first || !second) throw new Error('There is no row of games')
      const style = getComputedStyle(main)
      const content = main.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
      const [one, other] = [first.getBoundingClientRect(), second.getBoundingClientRect()]
      return {
        screen: document.documentElement.clientWidth,
        margin: parseFloat(style.paddingLeft),
        gutter: other.left - one.right,
        content,
        tile: one.width,
      }
    })
    expect(seen.margin).toBe(margin)
    expect(seen.gutter).toBeCloseTo(gutter, 0)
    const limit = widest.find(({ from }) => width >= from)?.content ?? Number.POSITIVE_INFINITY
    expect(seen.content).toBeCloseTo(Math.min(seen.screen - 2 * margin, limit), 0)
    // The expected number of tiles fills the content, with gutters between them.
    expect((seen.content + gutter) / (seen.tile + gutter)).toBeCloseTo(tiles, 1)
  })

for (const width of edges)
  test(`nothing overflows sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of paths) {
      await page.goto(path)
      await expectNoOverflow(page, path)
    }
  })

for (const { width } of ranges)
  test(`nothing overflows sideways at ${width} px, nor with text twice as large`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of fewPaths) {
      await page.goto(path)
      await expectNoOverflow(page, path)
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      await expectNoOverflow(page, `${path} with text at 200 %`)
    }
  })

test('nothing overflows sideways at a zoom of 200 % and 400 %', async ({ page }) => {
  // A browser's zoom results in fewer and larger CSS pixels: 1280 px at 400 % are 320.
  for (const [width, scale] of [
    [720, 2],
    [640, 2],
    [320, 4],
  ] as const) {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setDeviceMetricsOverride', {
      width,
      height: 450,
      deviceScaleFactor: scale,
      mobile: false,
    })
    for (const path of fewPaths) {
      await page.goto(path)
      await expectNoOverflow(page, `${path} at ${scale * 100} %`)
    }
  }
})
