import type { Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { message } from '../support/texts.ts'

const text = (key: string) => message('uz', key)
const tiles = (page: Page) => page.locator('main [data-game]')
const makers = (page: Page) => page.locator('main [data-game] p:first-of-type')

/** Number of games listed so far, according to the status below the list. */
async function shownGames(page: Page): Promise<number> {
  const status = await page.getByRole('main').getByRole('status').innerText()
  return Number(/[\d,]+/.exec(status)?.[0].replaceAll(',', ''))
}

test('a filtered lobby is in the first HTML in both languages and links to its next page [HALL-01, ROUTE-07]', async ({
  site,
}) => {
  for (const prefix of ['', '/ru']) {
    const html = await (
      await fetch(`${site.url}${prefix}/gamehall?category=slots&providers=kobalt-play,nordlys`)
    ).text()
    const shown = [...html.matchAll(/data-game="([^"]+)"/g)].map(([, sysname]) => sysname)
    expect(shown).toHaveLength(18)
    expect(html).toContain(`/gamehall?category=slots&amp;providers=kobalt-play,nordlys&amp;page=2`)
    const second = await (
      await fetch(`${site.url}${prefix}/gamehall?category=slots&providers=kobalt-play,nordlys&page=2`)
    ).text()
    const next = [...second.matchAll(/data-game="([^"]+)"/g)].map(([, sysname]) => sysname)
    expect(next.length).toBeGreaterThan(0)
    expect(next.filter((sysname) => shown.includes(sysname))).toEqual([])
  }
})

test('filters are in the address: a reload keeps them, and the back button removes them [HALL-02, HALL-03]', async ({
  page,
}) => {
  await page.goto('/gamehall')
  const boxes = page.getByRole('complementary').getByRole('checkbox')
  await boxes.nth(0).check()
  await expect(page).toHaveURL(/\/gamehall\?providers=[a-z-]+$/)
  const first = new URL(page.url()).searchParams.get('providers') ?? ''
  await expect.poll(async () => new Set(await makers(page).allInnerTexts()).size).toBe(1)
  await boxes.nth(1).check()
  await expect(page).toHaveURL(/\?providers=[a-z-]+,[a-z-]+$/)
  await expect.poll(async () => new Set(await makers(page).allInnerTexts()).size).toBe(2)
  await page
    .getByRole('navigation', { name: text('categories.label') })
    .getByRole('link')
    .nth(3)
    .click()
  await expect(page).toHaveURL(/\/gamehall\?category=slots$/)
  await page.goBack()
  await expect(boxes.nth(1)).toBeChecked()
  const names = await tiles(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-game')))
  await page.reload()
  await expect(boxes.nth(1)).toBeChecked()
  expect(await tiles(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-game')))).toEqual(
    names,
  )
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`\\?providers=${first}$`))
  await expect(boxes.nth(1)).not.toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(/\/gamehall$/)
})

test('scrolling and the button load more games, of which only those near the screen are in the document, and returning restores the position', async ({
  page,
}) => {
  await page.goto('/ru/gamehall?category=slots')
  await expect(tiles(page)).toHaveCount(18)
  const button = page.getByRole('button', { name: message('ru', 'games.list.more') })
  await button.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => shownGames(page)).toBeGreaterThanOrEqual(36)
  await expect(async () => {
    await page.evaluate(() => window.scrollBy({ top: 2500, behavior: 'instant' }))
    expect(await shownGames(page)).toBeGreaterThan(100)
  }).toPass()
  expect(await tiles(page).count()).toBeLessThan(await shownGames(page))
  await page.evaluate(() => window.scrollBy({ top: -1500, behavior: 'instant' }))
  const height = () => page.evaluate(() => window.scrollY)
  const before = await height()
  expect(before).toBeGreaterThan(1000)
  // After such a long jump the tiles render a moment later.
  const tileInSight = await page.waitForFunction(() =>
    [...document.querySelectorAll('main [data-game]')]
      .find((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return top > 120 && bottom < 800
      })
      ?.getAttribute('data-game'),
  )
  const seen = await tileInSight.jsonValue()
  // The list sets the width of its covers: a title takes the same share as in a cover that measures itself.
  const parts = await page
    .locator('main [data-title-size]')
    .evaluateAll((titles) =>
      titles.map(
        (title) =>
          Number.parseFloat(getComputedStyle(title, '::after').fontSize) /
          title.clientWidth /
          (Number(title.getAttribute('data-title-size')) / 1000),
      ),
    )
  expect(Math.min(...parts)).toBeCloseTo(1, 1)
  expect(Math.max(...parts)).toBeCloseTo(1, 1)
  // By keyboard: a pointer would hit the play buttons that appear over the cover.
  await page.locator(`[data-game="${seen}"] a`).first().press('Enter')
  await expect(page).toHaveURL(/\/ru\/game\//)
  await page.goBack()
  await expect.poll(height).toBeGreaterThan(before - 300)
  await expect.poll(height).toBeLessThan(before + 300)
})

test('returning to the end of a long list shows its end, although the window has become narrower [CONST-12]', async ({
  page,
}) => {
  await page.goto('/ru/gamehall?category=new')
  await expect(tiles(page)).toHaveCount(18)
  const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText()
  const total = Number(/\d+/.exec(heading)?.[0])
  expect(total).toBeGreaterThan(36)
  await page.getByRole('button', { name: message('ru', 'games.list.more') }).press('Space')
  const fromEnd = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY)
  const toEnd = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(async () => {
    await toEnd()
    expect(await shownGames(page)).toBe(total)
    expect(await fromEnd()).toBeLessThan(5)
  }).toPass()
  const before = await page.evaluate(() => window.scrollY)
  await page.goto('/rules')
  await page.setViewportSize({ width: 1000, height: 900 })
  await page.goBack()
  await expect.poll(() => shownGames(page)).toBe(total)
  await expect.poll(fromEnd).toBeLessThan(5)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100)
})

test('the search responds while typing, tolerates a typo, and is in the address', async ({ page }) => {
  await page.goto('/gamehall')
  const field = page.getByRole('textbox', { name: text('games.hall.search') })
  await field.fill('olmos saltanti')
  await expect(page).toHaveURL(/query=olmos/)
  await expect(tiles(page).first()).toHaveAttribute('data-game', 'olmos-saltanati')
  await expect(field).toBeFocused()
  await field.fill('987654321')
  await expect(page.getByRole('main')).toContainText(text('games.hall.empty.filtered.title'))
  await page.getByRole('link', { name: text('games.hall.clear') }).click()
  await expect(tiles(page)).toHaveCount(18)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the filters are in a drawer that shows the number of matching games', async ({ page }) => {
    await page.goto('/gamehall')
    await page.getByRole('button', { name: /^Filtrlar/ }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('checkbox').first().check()
    await expect(page).toHaveURL(/providers=/)
    const show = drawer.getByRole('button', { name: /koʻrsatish$/ }).last()
    await expect(show).toContainText(/\d/)
    expect(await violationsOf(page)).toEqual([])
    await show.click()
    await expect(drawer).toHaveCount(0)
    await expect.poll(async () => new Set(await makers(page).allInnerTexts()).size).toBe(1)
  })
})
