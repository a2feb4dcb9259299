import { existsSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** Areas whose modules keep no state: their tests load them once, as in the main configuration. */
const areasWithoutState = ['schemas', 'server/content', 'src/renderer', 'src/app']

const area = process.env['MUTATION_AREA'] ?? ''
const sample: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL('sample.json', import.meta.url), 'utf8'),
)
/** Only the tests of the files themselves: with all tests of an area, each change takes 4 to 10 seconds. */
const ownTests = (sample[area] ?? [])
  .flatMap((file) => ['.test.ts', '.test.tsx'].map((ending) => file.replace(/\.tsx?$/, ending)))
  .filter((file) => existsSync(file))

/** Stryker cannot choose one of several Vitest projects, hence a configuration of its own. */
export default defineConfig({
  test: {
    include: ownTests,
    // A retry would run each test that detects a change twice.
    retry: 0,
    isolate: !areasWithoutState.includes(area),
    environment: 'node',
    setupFiles: ['tests/support/setup/complete-jsdom.ts'],
    // They fill databases for a minute, at each start of Stryker's runner.
    globalSetup: area.startsWith('server/')
      ? ['tests/support/setup/keep-templates.ts', 'tests/support/setup/keep-site-templates.ts']
      : [],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
