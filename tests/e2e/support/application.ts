import type { Page } from '@playwright/test'

/** Uses a page whose code waits for that. Resolves when the last code that a page loads by itself has arrived. */
export async function startApplication(page: Page): Promise<void> {
  const last = page.waitForResponse(/\/idle-effects-/)
  await page.mouse.move(1, 1)
  await (await last).finished()
}
