import type { FrameLocator, Page } from '@playwright/test'
import { fakeFlights } from '../support/crash-flights.ts'
import { enter } from '../support/player.ts'
import { expect, test } from '../support/test.ts'

async function openGame(page: Page, login?: string): Promise<FrameLocator> {
  await enter(page, login)
  await page.goto('/game/aviora')
  return page.frameLocator('iframe')
}

const button = (frame: FrameLocator, panel: number) => frame.locator(`#act-${panel}`)
// A flight lasts up to a minute and a half, and only its end is random.
test.describe.configure({ timeout: 300_000 })

test.describe('a bet of a shared flight', () => {
  test.use({ expectedStatuses: [0] })

  test('a bet whose answer stays lost does not swallow one on a later flight', async ({ page }) => {
    const flights = await fakeFlights(page)
    await page.goto('/platform/game/aviora/demo?locale=uz')
    const act = page.locator('#act-1')
    const bet = async () => {
      const { length } = flights.placed
      await expect(act).toHaveAttribute('aria-disabled', 'false')
      await act.click()
      await expect.poll(() => flights.placed.length).toBe(length + 1)
      await expect(act).toHaveAttribute('aria-disabled', 'false')
    }
    const keys = () => flights.placed.map((fields) => fields.get('round'))
    flights.loseBets()
    await bet()
    await bet()
    expect(keys()[1]).toBe(keys()[0])
    await flights.open(3)
    await bet()
    expect(keys()[2]).not.toBe(keys()[0])
    flights.answerOldBets()
    await bet()
    await expect(page.getByText('Stavka tikilmadi: raund almashdi.')).toBeVisible()
  })
})

test('on a phone the second bet unfolds, and the bets of all open in a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const frame = await openGame(page)
  await expect(frame.locator('#bet-2')).toBeHidden()
  const unfold = frame.getByRole('button', { name: 'Ikkinchi stavka' })
  await unfold.click()
  await expect(frame.locator('#bet-2')).toBeVisible()
  await expect(button(frame, 2)).toBeFocused()
  await expect(button(frame, 2)).toBeInViewport({ ratio: 1 })
  await frame.getByRole('button', { name: 'Raund stavkalari' }).click()
  const sheet = frame.getByRole('dialog', { name: 'Raund stavkalari' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await frame.getByRole('button', { name: 'Qoidalar va toʻlovlar' }).click()
  await expect(frame.locator('#flight-seeds li').first()).toContainText('kalit raunddan soʻng ochiladi')
})
