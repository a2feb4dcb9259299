import type { Locator, Page } from '@playwright/test'
import { password, registerPlayer } from '../support/account.ts'
import { enter } from '../support/player.ts'
import { expect, test } from '../support/test.ts'

/** Currency labels after amounts in the text of elements, each once. */
async function labelsIn(elements: Locator): Promise<string[]> {
  await expect(elements.first()).toBeVisible()
  const text = (await elements.allInnerTexts()).join('\n')
  return [...new Set([...text.matchAll(/\d\s(soʻm|\$)/gu)].map(([, label = '']) => label))]
}

const tiles = (page: Page) => page.locator('[data-game]')

test('a player with dollars sees dollars on tiles and jackpots', async ({ page, site }) => {
  const phone = await registerPlayer(page, site.url)
  await enter(page, phone, password)
  const changed = await page.request.post('/api/account/setCurrency?v=2.34&locale=uz', {
    headers: { origin: new URL(site.url).origin },
    form: { currency: 'USD' },
  })
  expect(changed.ok()).toBe(true)
  await page.goto('/')
  expect(await labelsIn(page.getByRole('region', { name: 'Mega jekpot' }))).toEqual(['$'])
  expect(await labelsIn(tiles(page))).toEqual(['$'])
  await page.goto('/gamehall?query=ruletka')
  expect(await labelsIn(tiles(page))).toEqual(['$'])
  await page.goto('/jackpots')
  expect(await labelsIn(page.getByRole('main').getByRole('article'))).toEqual(['$'])
})
