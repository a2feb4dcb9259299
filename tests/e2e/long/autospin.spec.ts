import type { FrameLocator, Page, Route } from '@playwright/test'
import { enter } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { message } from '../support/texts.ts'

type Slot = Page | FrameLocator

const demo = '/platform/game/olmos-saltanati/demo?locale=uz'

const stopButton = (slot: Slot) => slot.getByRole('button', { name: /^Toʻxtatish, \d+ ta qoldi/ })
const spinButton = (slot: Slot) => slot.getByRole('button', { name: 'Aylantirish', exact: true })
const autoButton = (slot: Slot) => slot.getByRole('button', { name: 'Avtoaylantirish' })
const result = (slot: Slot) => slot.locator('#result')

async function start(slot: Slot) {
  await autoButton(slot).click()
  await slot.getByLabel('Yutqazish limiti').selectOption({ label: '250,000' })
  await slot.getByRole('button', { name: 'Boshlash' }).click()
}

/** Holds the spins of a slot. Returns a function that waits for the spin with a number. */
async function holdSpins(page: Page) {
  const spins: Route[] = []
  await page.route('**/sandbox/slot/spin', (route) => void spins.push(route))
  return async (number: number): Promise<Route> => {
    await expect.poll(() => spins.length).toBe(number)
    const route = spins.at(-1)
    if (route === undefined) throw new Error('no spin')
    return route
  }
}

const bodyOf = (spin: Route) => new URLSearchParams(spin.request().postData() ?? '')
const headers = { 'access-control-allow-origin': '*' }

async function answer(spin: Route, win: string) {
  const window = Array.from({ length: 5 }, () => ['seven', 'crown', 'bell'])
  const data = { window, wins: [], stake: bodyOf(spin).get('stake'), win, balance: '500000.00', freespins: 0 }
  await spin.fulfill({ headers, json: { data } })
}

test.describe('automatic play on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'no-preference' } })

  test('starts only with a loss limit, stops after the spin in flight, and tells the result', async ({
    page,
  }) => {
    const spin = await holdSpins(page)
    await page.goto(demo)
    await autoButton(page).click()
    await page.getByRole('button', { name: 'Boshlash' }).click()
    await expect(page.getByRole('alert')).toHaveText('Yutqazish limitini tanlang.')
    await expect(page.getByLabel('Yutqazish limiti')).toBeFocused()
    await page.getByLabel('Yutqazish limiti').selectOption({ label: '250,000' })
    await page.getByRole('button', { name: 'Boshlash' }).click()
    const inFlight = await spin(1)
    await expect(stopButton(page)).toBeInViewport({ ratio: 1 })
    await expect(stopButton(page)).toBeFocused()
    await expect(stopButton(page)).not.toHaveAttribute('aria-disabled')
    await stopButton(page).click()
    await expect(page.getByRole('button', { name: 'Toʻxtatilmoqda' })).toBeVisible()
    await expect(result(page)).toHaveText('')
    await answer(inFlight, '15000.00')
    // The wheels stand once the button spins again.
    await expect(spinButton(page)).toBeEnabled()
    await expect(result(page)).toHaveText('Avtoaylantirish toʻxtatildi. Natija: +10,000.')
    await expect(page.locator('.strip').first().locator('img')).toHaveCount(3)
    await spin(1)
  })
})

test('the dialog of automatic play names the stake and the total', async ({ page }) => {
  await page.goto(demo)
  await autoButton(page).click()
  const total = page.locator('#auto-total')
  await expect(total).toHaveText('10 × 5,000 stavka, jami koʻpi bilan 50,000 soʻm')
  await page.getByLabel('Aylantirishlar soni').selectOption('100')
  await expect(total).toHaveText('100 × 5,000 stavka, jami koʻpi bilan 500,000 soʻm')
})

test('automatic play takes no money while free spins are chosen', async ({ page }) => {
  await enter(page)
  const spin = await holdSpins(page)
  await page.goto('/platform/game/sweet-bozor/play?locale=uz')
  const box = page.getByRole('checkbox', { name: 'Bepul aylantirish' })
  await expect(box).toBeChecked()
  await expect(autoButton(page)).toHaveAttribute('aria-disabled', 'true')
  await autoButton(page).click({ force: true })
  await expect(result(page)).toContainText('Avval bepul aylantirishlarni tugating')
  await expect(page.getByRole('dialog')).toBeHidden()
  await box.uncheck()
  await expect(autoButton(page)).toHaveAttribute('aria-disabled', 'false')
  await start(page)
  expect(bodyOf(await spin(1)).get('freespin')).toBeNull()
  await expect(box).toBeDisabled()
})

test.describe('a rejected bet', () => {
  test.use({ expectedStatuses: [422] })

  test('ends automatic play and keeps its reason', async ({ page }) => {
    const spin = await holdSpins(page)
    await page.goto(demo)
    await start(page)
    const error = { type: 'UserNeedDepositException', message: '' }
    await (await spin(1)).fulfill({ status: 422, headers, json: { error } })
    await expect(result(page)).toHaveText(/^Balans bu stavkaga yetmaydi\..* Natija: 0\.$/)
    await expect(result(page)).toHaveAttribute('data-kind', 'error')
  })
})

test.describe('a lost answer', () => {
  test.use({ expectedStatuses: [0] })

  test('ends automatic play, and the next tap repeats the same round', async ({ page }) => {
    const spin = await holdSpins(page)
    await page.goto(demo)
    await start(page)
    await answer(await spin(1), '0.00')
    const lost = await spin(2)
    await stopButton(page).click()
    await lost.abort()
    await expect(result(page)).toHaveText(/^Aloqa uzildi, .* Usiz natija: −5,000\.$/)
    await autoButton(page).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await spinButton(page).click()
    expect(bodyOf(await spin(3)).get('round')).toBe(bodyOf(lost).get('round'))
  })
})

test('automatic play stops below the rules of the game and on a hidden page', async ({ page }) => {
  const spin = await holdSpins(page)
  await page.goto(demo)
  await start(page)
  const first = await spin(1)
  await page.getByRole('button', { name: 'Qoidalar va toʻlovlar' }).click()
  await answer(first, '0.00')
  await expect(result(page)).toHaveText(
    'Avtoaylantirish toʻxtatildi: oʻyin ustida oyna ochildi. Natija: −5,000.',
  )
  await page.keyboard.press('Escape')
  await start(page)
  const second = await spin(2)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await answer(second, '0.00')
  await expect(result(page)).toHaveText('Avtoaylantirish toʻxtatildi: sahifa ekrandan ketdi. Natija: −5,000.')
})

test('automatic play stops when the site opens a dialog above the game', async ({ page }) => {
  const spin = await holdSpins(page)
  await page.goto('/game/olmos-saltanati')
  const close = page
    .getByRole('dialog')
    .getByRole('button', { name: message('uz', 'dialogs.close') })
    .first()
  // The explanation of demo mode.
  await close.click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const frame = page.frameLocator('iframe')
  await start(frame)
  const inFlight = await spin(1)
  await page.getByRole('button', { name: message('uz', 'games.details.open') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await answer(inFlight, '0.00')
  await expect(result(frame)).toHaveText(
    'Avtoaylantirish toʻxtatildi: oʻyin ustida oyna ochildi. Natija: −5,000.',
  )
})
