import { defineConfig } from 'vitest/config'

/** Folders with the tests of an area, beside its own. */
const furtherTests: Readonly<Record<string, readonly string[]>> = {
  'src/modules': ['registry'],
}

/** Areas whose modules keep no state: their tests load them once, as in the main configuration. */
const areasWithoutState = ['schemas', 'server/content']

/** Stryker cannot choose one of several Vitest projects, hence a configuration of its own. */
const area = process.env['MUTATION_AREA'] ?? ''
const folders = [area, ...(furtherTests[area] ?? [])]

export default defineConfig({
  test: {
    include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    // A retry would run each test that detects a change twice.
    retry: 0,
    isolate: !areasWithoutState.includes(area),
    environment: 'node',
    setupFiles: ['tests/support/setup/complete-jsdom.ts'],
    globalSetup: ['tests/support/setup/keep-templates.ts', 'tests/support/setup/keep-site-templates.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
