import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** The grid of each range, from its first to its last width: page margin, gutter, tiles in a row of games. */
const ranges = [
  { name: 'mobile', from: 360, to: 767, margin: 16, gutter: 10, tiles: 2.6 },
  { name: 'tablet', from: 768, to: 991, margin: 24, gutter: 14, tiles: 4 },
  { name: 'laptop', from: 992, to: 1279, margin: 32, gutter: 16, tiles: 5 },
  { name: 'large laptop', from: 1280, to: 1365, margin: 40, gutter: 16, tiles: 6 },
  { name: 'small desktop', from: 1366, to: 1439, margin: 44, gutter: 16, tiles: 6 },
  { name: 'desktop', from: 1440, to: 1695, margin: 48, gutter: 16, tiles: 7 },
  { name: 'medium desktop', from: 1696, to: 1919, margin: 64, gutter: 20, tiles: 8 },
  { name: 'large desktop', from: 1920, to: 2560, margin: 64, gutter: 20, tiles: 9 },
]
/** Maximum content width, from this viewport width on. */
const widest = [
  { from: 1920, content: 1760 },
  { from: 1696, content: 1568 },
  { from: 1440, content: 1344 },
]
/** The narrowest phones, which a zoom of 400 % also results in, one of 200 %, and the first width of each range. */
const edges = [320, 640, 768, 992, 1280, 1366, 1440, 1696, 1920]
/** Widths within ranges. */
const within = [390, 800, 1000, 1300]
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

/** The grid of the home page, measured at its first row of games. */
const gridOf = (page: Page) =>
  page.evaluate(() => {
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

test('the grid of each range applies from its first to its last width [CONST-04, CONST-05, CONST-06, CONST-07, CONST-08, CONST-09, CONST-10, CONST-11]', async ({
  page,
}) => {
  await page.goto('/ru')
  for (const { name, from, to, margin, gutter, tiles } of ranges)
    for (const width of [from, to]) {
      await page.setViewportSize({ width, height: 900 })
      const seen = await gridOf(page)
      expect(seen.margin, `${name}, ${width} px`).toBe(margin)
      expect(seen.gutter, `${name}, ${width} px`).toBeCloseTo(gutter, 0)
      const limit = widest.find((step) => width >= step.from)?.content ?? Number.POSITIVE_INFINITY
      expect(seen.content).toBeCloseTo(Math.min(seen.screen - 2 * margin, limit), 0)
      // The expected number of tiles fills the content, with gutters between them.
      expect((seen.content + gutter) / (seen.tile + gutter)).toBeCloseTo(tiles, 1)
    }
})

test('nothing overflows sideways at any width, nor with text twice as large', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path)
    for (const size of fewPaths.includes(path) ? ['', '200%'] : ['']) {
      await page.evaluate((value) => (document.documentElement.style.fontSize = value), size)
      // Text of twice the size has its limit at phones of 390 px.
      for (const width of size === '' ? edges : within) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoOverflow(page, `${path} at ${width} px ${size}`)
      }
    }
  }
})
