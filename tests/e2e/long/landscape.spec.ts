import { usePage } from '../support/application.ts'
import { enter } from '../support/player.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 844, height: 390 } })

const bottomOf = (box: { y: number; height: number } | null) => (box?.y ?? NaN) + (box?.height ?? NaN)

test('on a phone on its side, games show their button without scrolling', async ({ page }) => {
  await enter(page)
  for (const [game, button] of [
    ['olmos-saltanati', '#spin'],
    ['ruletka-express', '#spin'],
    ['aviora', '#bet-1 .primary'],
    ['mines-royal', '.primary'],
  ] as const) {
    await page.goto(`/game/${game}`)
    await usePage(page)
    const control = page.frameLocator('iframe').locator(button).first()
    await expect(control).toBeVisible()
    const frame = await page.locator('iframe').boundingBox()
    expect(bottomOf(frame), game).toBeLessThanOrEqual(390)
    expect(bottomOf(await control.boundingBox()), game).toBeLessThanOrEqual(bottomOf(frame))
  }
})

test('on a phone on its side, bars leave most of the screen to the forms of the cashier', async ({
  page,
}) => {
  await enter(page)
  for (const path of ['/cashier/deposit', '/cashier/withdraw']) {
    await page.goto(path)
    await usePage(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, top }) => width > innerWidth / 2 && top >= 0 && top < innerHeight)
        .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - top, 0),
    )
    expect(covered, path).toBeLessThanOrEqual(90)
  }
})

test('small frames show all of a game: the table of the roulette, and the notes of dice', async ({
  page,
}) => {
  await enter(page)
  for (const [game, part, width, height] of [
    ['ruletka-express', '.columns .place', 320, 640],
    ['dice-rush', '.notes button', 844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`/game/${game}`)
    await usePage(page)
    const last = page.frameLocator('iframe').locator(part).last()
    await expect(last).toBeVisible()
    const frame = await page.locator('iframe').boundingBox()
    expect(bottomOf(await last.boundingBox()), game).toBeLessThanOrEqual(bottomOf(frame))
    const table = page.frameLocator('iframe').locator('.table')
    if ((await table.count()) > 0)
      expect(await table.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  }
})
