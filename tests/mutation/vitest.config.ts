import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import sampleByArea from './sample.json' with { type: 'json' }

/** Areas whose sampled tests may share their modules, which saves seconds for each change. */
const areasWithSharedModules = ['forms', 'schemas', 'server/content', 'src/renderer', 'src/app']

const area = process.env['MUTATION_AREA'] ?? ''
const sample: Readonly<Record<string, readonly string[]>> = sampleByArea
const endings = ['.test.ts', '.test.tsx', '.isolated.test.ts', '.isolated.test.tsx']
/** Only the tests of the files themselves: with all tests of an area, each change takes 4 to 10 seconds. */
const ownTests = (sample[area] ?? [])
  .flatMap((file) => endings.map((ending) => file.replace(/\.tsx?$/, ending)))
  .filter((file) => existsSync(file))

/** Stryker cannot choose one of several Vitest projects, hence a configuration of its own. */
export default defineConfig({
  test: {
    include: ownTests,
    // A retry would run each test that detects a change twice.
    retry: 0,
    isolate: !areasWithSharedModules.includes(area),
    // As in the whole suite, tests of components run in jsdom.
    environment: ownTests.some((file) => file.endsWith('.tsx')) ? 'jsdom' : 'node',
    setupFiles: ['tests/support/setup/complete-jsdom.ts'],
    // They fill databases for a minute, at each start of Stryker's runner.
    globalSetup: area.startsWith('server/')
      ? ['tests/support/setup/keep-templates.ts', 'tests/support/setup/keep-site-templates.ts']
      : [],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
