import type { Page } from '@playwright/test'

/** Scrolls to the end of a list of games and loads more, the given number of times. */
export async function listMore(page: Page, times: number): Promise<void> {
  await page.evaluate(async (turns) => {
    // Not a named function: the benchmarks' compiler would wrap it in a helper that the browser lacks.
    const status = 'main [role=status]'
    for (let turn = 0; turn < turns; turn += 1) {
      const before = document.querySelector(status)?.textContent
      window.scrollTo(0, document.documentElement.scrollHeight)
      document.querySelector<HTMLElement>('main a[rel=next]')?.click()
      for (let wait = 0; wait < 100; wait += 1) {
        await new Promise((done) => setTimeout(done, 30))
        const isBusy = document.querySelector('main a[rel=next][aria-disabled]') !== null
        if (document.querySelector(status)?.textContent !== before && !isBusy) break
      }
    }
  }, times)
}
