import { defineConfig } from 'vitest/config'

/** Folders with the tests of an area, beside its own. */
const furtherTests: Readonly<Record<string, readonly string[]>> = {
  'src/modules': ['registry'],
}

/** Stryker cannot choose one of several Vitest projects, hence a configuration of its own. */
const area = process.env['MUTATION_AREA'] ?? ''
const folders = [area, ...(furtherTests[area] ?? [])]

export default defineConfig({
  test: {
    include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    // A busy machine must not fail the initial run.
    retry: 1,
    environment: 'node',
    setupFiles: ['tests/support/setup/complete-jsdom.ts'],
    globalSetup: ['tests/support/setup/keep-templates.ts', 'tests/support/setup/keep-site-templates.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
