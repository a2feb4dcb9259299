import type { Browser, FrameLocator, Page } from '@playwright/test'
import { enter } from '../support/player.ts'
import { expect, test } from '../support/test.ts'

/** A demo player with money, other than the usual one. */
const rival = '998901234571'

async function openGame(page: Page, login?: string): Promise<FrameLocator> {
  await enter(page, login)
  await page.goto('/game/aviora')
  return page.frameLocator('iframe')
}

/** A second player in a browser of their own. */
async function openRival(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' })
  const page = await context.newPage()
  return { context, frame: await openGame(page, rival) }
}

const button = (frame: FrameLocator, panel: number) => frame.locator(`#act-${panel}`)
// A flight lasts up to a minute and a half, and only its end is random.
test.describe.configure({ timeout: 300_000 })

test('two players share a flight and see each other’s bets', async ({ page, browser, baseURL }) => {
  const [frame, other] = await Promise.all([openGame(page), openRival(browser, baseURL)])
  // After takeoff, a bet is one on the next flight.
  await button(frame, 1).click()
  await button(other.frame, 2).click()
  for (const own of [frame, other.frame]) {
    await expect(own.locator('.others .bet-list li')).toHaveCount(2, { timeout: 110_000 })
    await expect(own.locator('.others')).toContainText(/.\*\*\*. \(siz\)/)
  }
  await other.context.close()
})

test.describe('a bet of a shared flight', () => {
  test.use({ expectedStatuses: [0] })

  test('a bet whose answer stays lost does not swallow one on a later flight', async ({ page }) => {
    let passedFlights = 0
    let answer = ''
    await page.route('**/sandbox/crash/state', async (route) => {
      const response = await route.fetch()
      answer = (await response.text()).replace(
        /"number":(\d+)/g,
        (_all, number: string) => `"number":${Number(number) + passedFlights}`,
      )
      await route.fulfill({ response, body: answer })
    })
    const keys: (string | null)[] = []
    let isLost = true
    await page.route('**/sandbox/crash/bet', async (route) => {
      keys.push(new URLSearchParams(route.request().postData() ?? '').get('round'))
      await (isLost ? route.abort() : route.fulfill({ body: answer, contentType: 'application/json' }))
    })
    // The usual player may still have a bet of the test before in the air.
    const frame = await openGame(page, rival)
    const bet = async () => {
      const { length } = keys
      await expect(button(frame, 1)).toHaveAttribute('aria-disabled', 'false')
      await button(frame, 1).click()
      await expect.poll(() => keys.length).toBe(length + 1)
      await expect(button(frame, 1)).toHaveAttribute('aria-disabled', 'false')
    }
    await bet()
    await bet()
    expect(keys[1]).toBe(keys[0])
    passedFlights = 3
    for (let count = 0; count < 2; count += 1) await page.waitForResponse('**/sandbox/crash/state')
    await bet()
    expect(keys[2]).not.toBe(keys[0])
    // The server knows the key, of a bet that is not shown any more.
    isLost = false
    await bet()
    await expect(frame.getByText('Stavka tikilmadi: raund almashdi.')).toBeVisible()
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
