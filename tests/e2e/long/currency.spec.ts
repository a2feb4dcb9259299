import type { Locator, Page } from '@playwright/test'
import { password, registerPlayer } from '../support/account.ts'
import { enter } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { message } from '../support/texts.ts'

/** Currency labels after amounts in the text of elements, each once. */
async function labelsIn(elements: Locator): Promise<string[]> {
  await expect(elements.first()).toBeVisible()
  const text = (await elements.allInnerTexts()).join('\n')
  return [...new Set([...text.matchAll(/\d\s(soʻm|\$)/gu)].map(([, label = '']) => label))]
}

const tiles = (page: Page) => page.locator('[data-game]')

test('a player with dollars sees dollars on tiles, jackpots and the page of a game, and guests do not', async ({
  page,
  site,
}) => {
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
  await page.goto('/game/olmos-saltanati')
  await page.getByRole('button', { name: message('uz', 'games.details.open') }).click()
  await expect(page.getByRole('dialog').getByText('0.10 $')).toBeVisible()

  // The pages of guests stay those of everybody.
  const guests = await (await fetch(site.url)).text()
  expect(guests).toMatch(/\d\ssoʻm/u)
  expect(guests).not.toMatch(/\d\s\$/u)
})
