import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/find-chromium.mjs'

const executablePath = findChromium()

/** Browser tests run against the built server. Each worker starts its own server with its own data. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/setup/fill-site-template.ts',
  workers: 2,
  // A busy machine may starve a test. Tests that pass only on a retry are reported as flaky.
  retries: 2,
  // Something that all tests need is broken: what follows would only repeat it.
  maxFailures: 12,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [
    // What must never break: opening an account, logging in, money, guards, the first load and its weight.
    { name: 'journeys', testIgnore: 'long/**' },
    // Every other page and journey, every example, the Studio, and tests with their own site.
    // Some publish, which takes ten seconds and more while the other worker needs both cores.
    { name: 'long', testMatch: 'long/**/*.spec.ts', timeout: 120_000, expect: { timeout: 30_000 } },
  ],
  forbidOnly: Boolean(process.env.CI),
  use: {
    browserName: 'chromium',
    headless: true,
    // The trace of the first retry, in test-results/: `npx playwright show-trace FILE`. Recording every attempt took a
    // quarter of the processor time of all tests, and almost all pass; TRACE=1 does so, to find a flaky one.
    trace: {
      mode: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'on-first-retry',
      screenshots: false,
      sources: false,
    },
    // Requests reach the server; the service worker has its own tests.
    serviceWorkers: 'block',
    // Without a graphics card the CPU renders every animation frame, on the cores that also run the site.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    launchOptions: { args: chromiumFlags, ...(executablePath === undefined ? {} : { executablePath }) },
  },
})
