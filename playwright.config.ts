import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/find-chromium.mjs'

const executablePath = findChromium()

/** Browser tests run against the built server; each worker starts one of its own with its own data. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/keep-site-templates.ts',
  workers: 2,
  // A machine that is busy with something else may starve one test. What passes at a later run is told as flaky.
  retries: 2,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [
    { name: 'journeys', testIgnore: 'long/**' },
    // Every page and every example in both looks, and sites that one test alone starts.
    { name: 'long', testMatch: 'long/**/*.spec.ts' },
  ],
  forbidOnly: Boolean(process.env.CI),
  use: {
    browserName: 'chromium',
    headless: true,
    // The trace of every failed try, in test-results/: `npx playwright show-trace FILE`.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    // What a test asks for is answered by the server; the service worker has tests of its own.
    serviceWorkers: 'block',
    // Without a graphics card every frame of an animation is drawn by the cores that the site is tested on.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    launchOptions: { args: chromiumFlags, ...(executablePath === undefined ? {} : { executablePath }) },
  },
})
