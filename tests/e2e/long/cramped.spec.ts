import type { Page } from '@playwright/test'
import { usePage } from '../support/application.ts'
import { enter } from '../support/player.ts'
import { expect, test } from '../support/test.ts'

/** Little room: zoom of 200 % on a laptop, a phone with its keyboard open, the narrowest phone, text of twice the size. */
const rooms = [
  { name: 'at a zoom of 200 %', viewport: { width: 720, height: 450 } },
  { name: 'above a virtual keyboard', viewport: { width: 390, height: 440 } },
  { name: 'on the narrowest phone', viewport: { width: 320, height: 640 } },
  { name: 'with large text', viewport: { width: 390, height: 844 }, textPercent: 200 },
]

const moneyPages = [
  '/cashier/deposit',
  '/cashier/withdraw',
  '/cashier/history',
  '/cashier/wallet',
  '/profile/responsible-game',
  '/profile/bonuses',
  '/profile/cashback',
  '/profile/play',
]

async function open(page: Page, path: string, textPercent = 100) {
  await page.goto(path)
  await usePage(page)
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`
  }, textPercent)
  await page.waitForLoadState('networkidle')
}

/** Texts that are cut off, and parts that are wider than the window. */
const findCut = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        // What only screen readers find is one pixel wide.
        if (width <= 1 || scrolls(element) || element.closest('svg, [class*=visuallyHidden]')) return false
        return right > innerWidth + 1 || left < -1
      })
      .map((element) => `${element.localName}.${element.className}: ${element.textContent.slice(0, 40)}`)
  })

/** Whether the middle of the text is what a player sees there. */
const isInSight = (page: Page, id: string) =>
  page.evaluate((message) => {
    const element = document.getElementById(message)
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
    return element?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ?? false
  }, id)

for (const { name, viewport, textPercent } of rooms)
  test(`pages of money show everything ${name}, and the error of a field above the bars`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await enter(page)
    for (const path of moneyPages) {
      await open(page, path, textPercent)
      expect(await findCut(page), path).toEqual([])
    }
    for (const path of ['/cashier/deposit', '/cashier/withdraw']) {
      await open(page, path, textPercent)
      const amount = page.locator('main input[inputmode=numeric]').first()
      const send = page.locator('main button[type=submit][form]')
      const expectError = async () => {
        await amount.fill('1')
        await send.click()
        await expect(amount).toBeFocused()
        const message = (await amount.getAttribute('aria-describedby')) ?? ''
        await expect.poll(() => isInSight(page, message), path).toBe(true)
      }
      await expectError()
      if (path !== '/cashier/deposit') continue
      // With the errors of other fields in it, the bar is higher.
      await amount.fill('60000')
      await send.click()
      await expect(page.locator('aside [role=group]')).toBeFocused()
      await expectError()
    }
  })

test('both modes of a game are in sight on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await enter(page)
  for (const path of ['/game/olmos-saltanati', '/ru/game/olmos-saltanati']) {
    await open(page, path)
    const bar = await page.locator('main [role=tablist]').first().boundingBox()
    const last = await page.locator('main [role=tab]').nth(1).boundingBox()
    expect((last?.x ?? NaN) + (last?.width ?? NaN), path).toBeLessThanOrEqual(
      (bar?.x ?? NaN) + (bar?.width ?? NaN),
    )
  }
})
