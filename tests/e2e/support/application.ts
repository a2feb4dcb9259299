import type { Page } from '@playwright/test'

/** Uses a page whose code waits for that, as a visitor with a mouse does, instead of waiting until it loads by itself. */
export async function usePage(page: Page): Promise<void> {
  // The first event of a pointer has no movement.
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
}

/** Uses a page. Resolves when the last code that a page loads by itself is there, also if it was before. */
export async function startApplication(page: Page): Promise<void> {
  await usePage(page)
  await page.evaluate(lastCode)
}

/** An observer, because tests that set the clock replace `performance`. */
function lastCode(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(({ name }) => name.includes('/idle-effects-'))) resolve()
    })
    observer.observe({ type: 'resource', buffered: true })
  })
}
