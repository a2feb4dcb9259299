import type { Page } from '@playwright/test'
import { fakeFlights } from '../support/crash-flights.ts'
import { expect, test } from '../support/test.ts'

const demo = '/platform/game/aviora/demo'
const auto = (page: Page, panel = 1) => page.locator(`#auto-bet-${panel}`)
const result = (page: Page) => page.locator('#result')

/** Starts a series of the first panel: stake 5,000, cash-out at ×1.10, loss limit 25,000. */
async function start(page: Page) {
  await auto(page).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('#auto-target').fill('1,10')
  await dialog.locator('#auto-loss').selectOption('2500000')
  await dialog.locator('#auto-play-form button').last().click()
  await expect(dialog).toBeHidden()
}

test('bets once on each flight until the loss limit', async ({ page }) => {
  const outcome = 'Ставка 1: достигнут лимит проигрыша. Итог: −25,000.'
  await page.setViewportSize({ width: 390, height: 844 })
  const flights = await fakeFlights(page)
  await page.goto(`${demo}?locale=ru`)
  await auto(page).click()
  const dialog = page.getByRole('dialog')
  const begin = dialog.locator('#auto-play-form button').last()
  await begin.click()
  await expect(dialog.locator('#auto-target')).toBeFocused()
  await dialog.locator('#auto-target').fill('1.10')
  await begin.click()
  await expect(dialog.getByRole('alert')).toHaveText('Выберите лимит проигрыша.')
  await expect(dialog.locator('#auto-loss')).toBeFocused()
  await page.keyboard.press('Escape')
  expect(flights.placed).toHaveLength(0)
  await start(page)
  for (let round = 1; round <= 5; round += 1) {
    await expect.poll(() => flights.placed.length).toBe(round)
    await expect(auto(page)).toBeInViewport({ ratio: 1 })
    await flights.takeOff()
    await flights.end()
    if (round < 5) await flights.open()
  }
  await expect(result(page)).toHaveText(outcome)
  await flights.open()
  await flights.open()
  await expect(result(page)).toHaveText(outcome)
  expect(
    flights.placed.map((bet) => ['flight', 'panel', 'stake', 'auto'].map((name) => bet.get(name))),
  ).toEqual([7, 8, 9, 10, 11].map((flight) => [String(flight), '1', '5000.00', '1.10']))
  expect(new Set(flights.placed.map((bet) => bet.get('round'))).size).toBe(5)
})

test('the panels bet independently, and a series stops after the bet in flight', async ({ page }) => {
  const flights = await fakeFlights(page)
  await page.goto(`${demo}?locale=uz`)
  await start(page)
  await auto(page, 2).click()
  await page.locator('#auto-target').fill('2')
  await page.locator('#auto-loss').selectOption('2500000')
  await page.locator('#auto-play-form button').last().click()
  await expect.poll(() => flights.placed.map((bet) => bet.get('panel'))).toEqual(['1', '2'])
  await flights.takeOff()
  await auto(page).click()
  await expect(auto(page)).toHaveAccessibleName('Avtomatik stavka shu raunddan soʻng toʻxtaydi')
  await flights.end({ isWon: true })
  await expect(result(page)).toHaveText('1-stavka: avtomatik stavka toʻxtatildi. Natija: +500.')
  await flights.open()
  await expect.poll(() => flights.placed.map((bet) => bet.get('panel'))).toEqual(['1', '2', '2'])
  await flights.takeOff()
  expect(flights.placed).toHaveLength(3)
})

test('a cancelled bet ends the series and counts as no bet', async ({ page }) => {
  const flights = await fakeFlights(page)
  await page.goto(`${demo}?locale=uz`)
  await start(page)
  const act = page.locator('#act-1')
  await expect(act).toHaveText(/Bekor qilish/)
  await expect(act).toHaveAttribute('aria-disabled', 'false')
  await act.click()
  await expect(result(page)).toHaveText('1-stavka: avtomatik stavka toʻxtatildi. Natija: 0.')
  await flights.open()
  expect(flights.placed).toHaveLength(1)
})

test('flights missed while the device slept get no bets, and end the series', async ({ page }) => {
  const flights = await fakeFlights(page)
  await page.goto(`${demo}?locale=uz`)
  await start(page)
  await expect.poll(() => flights.placed.length).toBe(1)
  await flights.end()
  await flights.open()
  await expect.poll(() => flights.placed.length).toBe(2)
  await flights.open(4)
  await expect(result(page)).toHaveText(
    '1-stavka: avtomatik stavka toʻxtatildi: bir necha raund oʻyin bilan aloqasiz oʻtdi. Oxirgi stavkasiz natija: −5,000.',
  )
  expect(flights.placed).toHaveLength(2)
})

test('a hidden page and the rules end the series', async ({ page }) => {
  const flights = await fakeFlights(page)
  await page.goto(`${demo}?locale=uz`)
  await start(page)
  await expect.poll(() => flights.placed.length).toBe(1)
  await page.locator('#show-odds').click()
  await flights.end()
  await expect(result(page)).toHaveText(/oʻyin ustida oyna ochildi\. Natija: −5,000\.$/)
  await page.keyboard.press('Escape')
  await flights.open()
  await start(page)
  await expect.poll(() => flights.placed.length).toBe(2)
  // A series that waits for a flight ends at once; one with a bet after it, also if nobody sees it.
  await flights.takeOff()
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await flights.end({ isWatched: false })
  await expect(result(page)).toHaveText(/sahifa ekrandan ketdi\. Natija: −5,000\.$/)
})

test.describe('a rejected bet', () => {
  test.use({ expectedStatuses: [422] })

  for (const [error, text] of [
    [{ type: 'UserNeedDepositException' }, 'Balans bu stavkaga yetmaydi.'],
    [{ type: 'AccessDeniedException', error_data: { reason: 'limit_reached' } }, 'limitga yetdingiz'],
  ] as const)
    test(`ends the series with its reason: ${JSON.stringify(error)}`, async ({ page }) => {
      const flights = await fakeFlights(page)
      flights.reject(error)
      await page.goto(`${demo}?locale=uz`)
      await start(page)
      await expect(result(page)).toContainText(text)
      await expect(result(page)).toHaveAttribute('data-kind', 'error')
      flights.reject(undefined)
      await flights.open()
      expect(flights.placed).toHaveLength(1)
    })

  test('that came after takeoff was for no other flight, and the series goes on with the next one', async ({
    page,
  }) => {
    const flights = await fakeFlights(page)
    flights.reject({ type: 'InvalidRequestException', error_data: { flight: 'passed' } })
    await page.goto(`${demo}?locale=uz`)
    await start(page)
    await expect.poll(() => flights.placed.length).toBe(1)
    flights.reject(undefined)
    await flights.takeOff()
    await flights.end()
    await flights.open()
    await expect.poll(() => flights.placed.map((bet) => bet.get('flight'))).toEqual(['7', '8'])
  })
})

test('a site that turns automatic play off has none', async ({ page }) => {
  await fakeFlights(page)
  await page.goto(`${demo}?locale=uz&autospin=0`)
  await expect(page.locator('#act-1')).toHaveText(/Stavka tikish/)
  await expect(auto(page)).toHaveCount(0)
})

test('on a phone the caption is below the latest results, also with two bets', async ({ page }) => {
  // The size of the game's frame in a window of 390 × 844 px.
  await page.setViewportSize({ width: 358, height: 590 })
  const flights = await fakeFlights(page)
  await page.goto(`${demo}?locale=uz`)
  await page.locator('#second').click()
  await flights.takeOff()
  await flights.end()
  await flights.open()
  const results = await page.locator('.earlier li').first().boundingBox()
  const caption = await page.locator('#caption').boundingBox()
  const sky = await page.locator('.sky').boundingBox()
  const hash = await page.locator('.commitment').boundingBox()
  expect(caption?.y).toBeGreaterThanOrEqual((results?.y ?? 0) + (results?.height ?? Infinity))
  expect((hash?.y ?? Infinity) + (hash?.height ?? 0)).toBeLessThanOrEqual((sky?.y ?? 0) + (sky?.height ?? 0))
})
