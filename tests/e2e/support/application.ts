import type { Page } from '@playwright/test'

/** Uses a page whose code waits for that. Resolves when the last code that a page loads by itself has arrived. */
export async function startApplication(page: Page): Promise<void> {
  const last = page.waitForResponse(/\/idle-effects-/)
  // The first event of a pointer has no movement.
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await (await last).finished()
}
