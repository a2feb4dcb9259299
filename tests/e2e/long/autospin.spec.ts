import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { message } from '../support/texts.ts'

/** Opens a slot as a guest's demo, without the explanation of demo mode. */
async function openSlot(page: Page): Promise<FrameLocator> {
  await page.goto('/game/olmos-saltanati')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: message('uz', 'dialogs.close') })
    .first()
    .click()
  return page.frameLocator('iframe')
}

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const)
  test.describe(`automatic play on a ${device}`, () => {
    test.use({ viewport })

    test('starts only with a loss limit, stops at once, and tells the result', async ({ page }) => {
      const frame = await openSlot(page)
      await frame.getByRole('button', { name: 'Avtoaylantirish' }).click()
      await frame.getByRole('button', { name: 'Boshlash' }).click()
      await expect(frame.getByRole('alert')).toHaveText('Yutqazish chegarasini tanlang.')
      await expect(frame.getByLabel('Yutqazish chegarasi')).toBeFocused()
      await frame.getByLabel('Yutqazish chegarasi').selectOption({ label: '250,000' })
      await frame.getByRole('button', { name: 'Boshlash' }).click()
      const stop = frame.getByRole('button', { name: /^Toʻxtatish, \d ta qoldi/ })
      await expect(stop).toBeInViewport({ ratio: 1 })
      await stop.click()
      await expect(frame.locator('#result')).toContainText(
        /Avtoaylantirish toʻxtatildi\. Natija: [+−]?[\d,.]+/,
      )
      await expect(frame.getByRole('button', { name: 'Aylantirish', exact: true })).toBeEnabled()
    })

    test('stops when the site asks for a pause', async ({ page }) => {
      const frame = await openSlot(page)
      await frame.getByRole('button', { name: 'Avtoaylantirish' }).click()
      await frame.getByLabel('Yutqazish chegarasi').selectOption({ label: '25,000' })
      await frame.getByLabel('Aylantirishlar soni').selectOption('100')
      await frame.getByRole('button', { name: 'Boshlash' }).click()
      await expect(frame.getByRole('button', { name: /^Toʻxtatish/ })).toBeVisible()
      await page
        .locator('iframe')
        .evaluate((iframe: HTMLIFrameElement) =>
          iframe.contentWindow?.postMessage({ type: 'marquee:pause' }, '*'),
        )
      await expect(frame.locator('#result')).toContainText('tanaffus')
      await expect(frame.getByRole('button', { name: 'Aylantirish', exact: true })).toBeVisible()
    })
  })
