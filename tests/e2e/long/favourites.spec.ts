import type { Page } from '@playwright/test'
import { registerPlayer } from '../support/account.ts'
import { startApplication } from '../support/application.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedStatuses: [0] })

const heartOf = (page: Page, game: string) => page.locator(`[data-game="${game}"] > [aria-pressed]`).first()

/** Games that the platform stores as favourites. */
async function storedFavourites(page: Page): Promise<string> {
  return (await page.request.get('/api/games/getLikes?v=2.34&locale=uz')).text()
}

/** Holds back the first request for a favourite, which never arrives. */
async function loseFirstLike(page: Page): Promise<void> {
  let isFirst = true
  await page.route(/\/api\/games\/addLike/, async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
  })
}

for (const [moment, isLoaded, target, address] of [
  ['before the application is loaded', false, 'another language', '/ru/'],
  ['in the application', true, 'another page', '/gamehall'],
] as const)
  test(`favourites tapped ${moment} are stored although ${target} is loaded at once`, async ({
    page,
    baseURL,
  }) => {
    await registerPlayer(page, baseURL ?? '')
    await page.goto('/', { waitUntil: 'load' })
    if (isLoaded) await startApplication(page)
    await loseFirstLike(page)
    const tiles = page.locator('[data-block="popular"] [data-game]')
    const games = [0, 1].map((index) => tiles.nth(index).getAttribute('data-game'))
    for (const game of await Promise.all(games))
      await heartOf(page, game ?? '').evaluate((heart) => heart instanceof HTMLElement && heart.click())
    await page.goto(address, { waitUntil: 'load' })
    for (const game of await Promise.all(games)) {
      await expect.poll(() => storedFavourites(page)).toContain(`"${game ?? ''}"`)
      const heart = heartOf(page, game ?? '')
      if ((await heart.count()) > 0) await expect(heart).toHaveAttribute('aria-pressed', 'true')
    }
    await startApplication(page)
    for (const game of await Promise.all(games)) {
      const heart = heartOf(page, game ?? '')
      if ((await heart.count()) > 0) await expect(heart).toHaveAttribute('aria-pressed', 'true')
    }
    expect(await page.evaluate(() => sessionStorage.getItem('marquee.likes'))).toBe('{}')
  })
