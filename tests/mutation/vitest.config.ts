import { dirname } from 'node:path'
import { defineConfig } from 'vitest/config'
import sampleByArea from './sample.json' with { type: 'json' }

/** Areas whose sampled tests may share their modules, which saves seconds for each change. */
const areasWithSharedModules = ['forms', 'schemas', 'server/content', 'src/renderer', 'src/app']

const area = process.env['MUTATION_AREA'] ?? ''
const sample: Readonly<Record<string, readonly string[]>> = sampleByArea
const sampled = sample[area] ?? []
/**
 * Components have their own tests, other files also those beside them: with all tests of an area, each change takes 4 to
 * 10 seconds.
 */
const tests = sampled.flatMap((file) =>
  file.startsWith('src/renderer/')
    ? [`${file.replace(/\.tsx?$/, '')}.test.{ts,tsx}`]
    : [`${dirname(file)}/*.test.ts`, `${file.replace(/\.ts$/, '')}.test.tsx`],
)

/** Stryker cannot choose one of several Vitest projects, hence a configuration of its own. */
export default defineConfig({
  test: {
    include: tests,
    exclude: ['**/*.long.test.ts'],
    // A retry would run each test that detects a change twice.
    retry: 0,
    isolate: !areasWithSharedModules.includes(area),
    // As in the whole suite, tests of components run in jsdom.
    environment: area === 'src/renderer' ? 'jsdom' : 'node',
    setupFiles: ['tests/support/setup/complete-jsdom.ts', 'tests/support/setup/specified-roles.ts'],
    // They fill databases for a minute, at each start of Stryker's runner.
    globalSetup: area.startsWith('server/')
      ? ['tests/support/setup/keep-templates.ts', 'tests/support/setup/keep-site-templates.ts']
      : [],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
