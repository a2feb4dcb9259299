import { test as base, expect, type Page } from '@playwright/test'
import { startSite, type Site } from './site.ts'

export interface TestFixtures {
  /**
   * Statuses that this test expects on the console: Chromium reports every 4xx and 5xx answer itself, and every
   * request without an answer, which counts as 0. Anything else on the console, an uncaught error or a CSP
   * violation fails the test.
   */
  expectedStatuses: number[]
  quietPage: undefined
}

export interface WorkerFixtures {
  site: Site
}

/** A request without an answer counts as status 0. */
const statusLine = /^Failed to load resource: (?:the server responded with a status of (\d{3})|net::ERR_\w+)/

/** Playwright blocks the service worker in most tests and logs that. */
const blockedWorker = 'Service Worker registration blocked by Playwright'

/** Chromium's advice about a file that is used later than seconds after it was preloaded: on a busy machine, all are. */
const latePreload = /was preloaded using link preload but not used within a few seconds/

/** Collects all errors that a browser reports. */
export function watchConsole(page: Page, expectedStatuses: readonly number[]): string[] {
  const consoleErrors: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (message.text() === blockedWorker || latePreload.test(message.text())) return
    const failed = statusLine.exec(message.text())
    if (failed !== null && expectedStatuses.includes(Number(failed[1] ?? 0))) return
    consoleErrors.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error.message}`))
  return consoleErrors
}

/** Tests that fail on anything unexpected in the console, without a site. */
export const quietTest = base.extend<TestFixtures>({
  expectedStatuses: [[], { option: true }],
  quietPage: [
    async ({ page, expectedStatuses }, use) => {
      const consoleErrors = watchConsole(page, expectedStatuses)
      await use(undefined)
      expect(consoleErrors).toEqual([])
    },
    { auto: true },
  ],
})

/** Tests on a site that all specs of a worker share. */
export const test = quietTest.extend<object, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

export { expect }
