import { startApplication } from '../support/application.ts'
import { expect, test } from '../support/test.ts'
import { documentText, message } from '../support/texts.ts'

test.describe('pages with an error status', () => {
  test.use({ expectedStatuses: [404] })

  test('a link to a missing page shows the not-found page without a reload', async ({ page }) => {
    await page.goto('/promotions')
    await startApplication(page)
    // From another page: once React answers a link, it has hydrated the document.
    await page.getByRole('contentinfo').getByRole('link', { name: /./ }).first().click()
    await expect(page).not.toHaveURL(/\/promotions$/)
    await page.evaluate(() => {
      document.body.dataset['kept'] = 'yes'
      const link = document.createElement('a')
      link.href = '/no-such-page'
      link.textContent = 'lost'
      link.id = 'lost'
      document.querySelector('main')?.prepend(link)
    })
    await page.locator('#lost').click()
    await expect(page).toHaveTitle(documentText('pages/not-found', 'seo.title', 'uz'))
    await expect(page.locator('body')).toHaveAttribute('data-kept', 'yes')
  })
})

test.describe('without a connection', () => {
  test.use({ expectedStatuses: [0] })

  test('a page that cannot be loaded keeps header and footer, and comes by a retry or with the connection [LAY-03]', async ({
    page,
    context,
  }) => {
    // A visit that cannot be reported is logged.
    const visit = page.waitForResponse(/\/hit\b/)
    await page.goto('/promotions')
    await startApplication(page)
    await visit
    const links = page.getByRole('contentinfo').getByRole('link')
    const error = page.getByRole('main').getByRole('alert')
    const title = page.getByRole('heading', { level: 1 })

    await page.route('**/nfx/page*', (route) => route.abort('internetdisconnected'))
    await links.last().click()
    await expect(error).toContainText(message('uz', 'errors.network.title'))
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
    await expect(links.first()).toBeVisible()
    await page.unroute('**/nfx/page*')
    await error.getByRole('button').click()
    await expect(title).toBeVisible()

    await context.setOffline(true)
    await page.getByRole('contentinfo').locator('a[href="/rules"]').click()
    await expect(error).toContainText(message('uz', 'errors.network.title'))
    await context.setOffline(false)
    await expect(title).toHaveText(documentText('pages/rules', 'blocks.0.props.title', 'uz'))
  })
})

test('a game that fails again after a retry leads to the slot-error page, which leads to the lobby [SYS-07, SYS-08]', async ({
  page,
}) => {
  const body = "<script>parent.postMessage({ type: 'marquee:error', code: 'failed' }, '*')</script>"
  await page.route('**/platform/game/**', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/game/olmos-saltanati#demo')
  await page.getByRole('dialog').getByRole('button', { name: 'Demo oʻynash' }).click()
  await page.getByRole('button', { name: message('uz', 'games.retry') }).click()
  await expect(page).toHaveURL(/\/slot-error$/)
  const button = documentText('pages/slot-error', 'blocks.0.props.buttons.0.label', 'uz')
  await page.locator('main').getByRole('link', { name: button }).click()
  await expect(page).toHaveURL(/\/gamehall$/)
})

test('the pictures fill an area of 312 × 129 on phones, else of 400 × 180 [CONST-14]', async ({ page }) => {
  await page.goto('/slot-error')
  const picture = page.locator('main img').first()
  await expect(picture).toBeVisible()
  for (const [width, ratio] of [
    [390, 312 / 129],
    [767, 312 / 129],
    [768, 400 / 180],
    [1440, 400 / 180],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const area = await picture.locator('..').boundingBox()
    expect((area?.width ?? 0) / (area?.height ?? 0), `${width} px`).toBeCloseTo(ratio, 2)
    // It stays within the area and uses most of its height.
    const drawn = await picture.boundingBox()
    expect(drawn?.y ?? 0).toBeGreaterThanOrEqual((area?.y ?? 0) - 1)
    expect(drawn?.height ?? 0).toBeGreaterThan((area?.height ?? 0) * 0.7)
  }
})
