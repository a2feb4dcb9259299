import { readFileSync } from 'node:fs'

/** Set by `scripts/test-mutation.mjs`, also for `vitest.config.ts`. */
const area = process.env.MUTATION_AREA
const sample = JSON.parse(readFileSync(new URL('sample.json', import.meta.url), 'utf8'))
const report = `coverage/mutation/${area.replaceAll('/', '-')}`

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: sample[area],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // Values computed when a module is loaded would need every test for each mutant.
  ignoreStatic: true,
  concurrency: 1,
  // Vitest checks no types; to switch the checks off, Stryker would parse every file of the repository.
  disableTypeChecks: false,
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 20,
  ignorePatterns: [
    '/dist',
    '/integrations/strapi/cms',
    '/content',
    '/data',
    '/storybook-static',
    '/test-results',
    '/coverage',
  ],
  tempDirName: '.cache/mutation',
  reporters: ['progress-append-only', 'json', 'html'],
  jsonReporter: { fileName: `${report}.json` },
  htmlReporter: { fileName: `${report}.html` },
  incremental: true,
  incrementalFile: `${report}-last-run.json`,
}
