import type { Page } from '@playwright/test'
import { enter } from '../support/player.ts'
import { publish, testOnOwnSite } from '../support/own-site.ts'
import type { Site } from '../support/site.ts'
import { expect } from '../support/test.ts'
import { defaultBody } from '../support/texts.ts'

const test = testOnOwnSite()

async function publishView(page: Page, site: Site, depositView: string): Promise<void> {
  const body = { ...defaultBody('settings/cashier'), depositView }
  await publish(site, [{ kind: 'settings', key: 'cashier', schemaVersion: 1, body }])
  await expect
    .poll(async () => (await page.request.get('/nfx/cms-config/uz')).text())
    .toContain(`"depositView":"${depositView}"`)
}

/** Position of every payment method, and how far the list is wider than its container. */
async function layoutOf(page: Page) {
  const radios = page.locator('main [data-view]').getByRole('radio')
  await expect(radios.first()).toBeAttached()
  return radios.evaluateAll((inputs) => {
    const cards = inputs.flatMap((input) => input.closest('label') ?? [])
    const list = cards[0]?.parentElement
    return {
      count: cards.length,
      rows: new Set(cards.map((card) => Math.round(card.getBoundingClientRect().top))).size,
      hidden: list ? list.scrollWidth - list.clientWidth : 0,
    }
  })
}

test('shows the payment methods in rows or in one scrolling row, as the settings say, at every width [CASH-05]', async ({
  page,
  site,
}) => {
  const methods = defaultBody('settings/cashier')['depositView']
  expect(methods).toBe('ContainerView')
  await enter(page)
  await page.goto('/cashier/deposit')
  const counts: number[] = []
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const grid = await layoutOf(page)
    expect(grid.count).toBeGreaterThan(5)
    expect(grid.rows).toBeGreaterThan(1)
    expect(grid.hidden).toBe(0)
    counts.push(grid.count)
  }
  await publishView(page, site, 'ContainerScrollView')
  await page.goto('/cashier/deposit')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const row = await layoutOf(page)
    expect(row).toMatchObject({ count: counts[0], rows: 1 })
    expect(row.hidden).toBeGreaterThan(0)
  }
})
