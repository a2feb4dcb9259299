import { expect, type Page } from '@playwright/test'

/** Uses a page whose code waits for that, as a visitor with a mouse does, instead of waiting until it loads by itself. */
export async function usePage(page: Page): Promise<void> {
  // The first event of a pointer has no movement.
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
}

/** Uses a page. Resolves when the last code that a page loads by itself has arrived. */
export async function startApplication(page: Page): Promise<void> {
  await usePage(page)
  // It may have arrived already: a page that takes long to load begins by itself.
  await expect.poll(() => page.evaluate(hasLastCode)).toBe(true)
}

function hasLastCode(): boolean {
  return performance
    .getEntriesByType('resource')
    .some(
      (entry) =>
        entry.name.includes('/idle-effects-') &&
        entry instanceof PerformanceResourceTiming &&
        entry.responseEnd > 0,
    )
}
