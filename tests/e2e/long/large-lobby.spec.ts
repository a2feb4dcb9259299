import { startApplication } from '../support/application.ts'
import { listMore } from '../support/lobby.ts'
import { startSite } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

test('with ten thousand games the document contains only those near the screen', async ({ page }) => {
  test.setTimeout(240_000)
  const tiles = page.locator('main [data-game]')
  const large = await startSite({ SANDBOX_GAMES: '10000' })
  try {
    await page.goto(`${large.url}/gamehall`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('10,000')
    await startApplication(page)
    await listMore(page, 20)
    const shown = await page.getByRole('main').getByRole('status').innerText()
    expect(Number(/([\d,]+) tasi/.exec(shown)?.[1]?.replaceAll(',', ''))).toBeGreaterThan(400)
    expect(await tiles.count()).toBeLessThan(130)
    // The list is as high as with all games rendered, and its beginning is restored.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(tiles.first()).toHaveAttribute('aria-posinset', '1')
    await expect(tiles.first()).toBeInViewport()
    // Covers that are still loading would fail with the server.
    await page.goto('about:blank')
  } finally {
    await large.stop()
  }
})
