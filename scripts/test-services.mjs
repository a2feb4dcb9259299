// npm run test:services: tests of the code that uses databases, on PostgreSQL, and of the code that uses
// documents, on Strapi. Starts both for the run.
// `npm run test:services -- sandbox/ledger` runs only the named files.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installCms } from '../integrations/strapi/scripts/cms-package.mjs'
import { startPostgres } from './throwaway-postgres.mjs'

const chosen = process.argv.slice(2)
const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []).map((name) => `${folder}/${name}`)
const runs = [
  {
    title: 'On PostgreSQL',
    projects: ['unit', 'components', 'isolated', 'server', 'sandbox', 'fuzz'],
    files: [
      'scripts/backup',
      'server/builds',
      'server/db',
      'server/content/media',
      'server/content/store',
      'server/studio',
      // The other tests of this folder open a database, which only calls that move money write to.
      'server/platform/money-calls',
      'server/platform/adapter/adapted-calls',
      // Without its tests of whole pages and of documents, and without those with generated requests, which do not
      // depend on the database.
      ...namesIn('sandbox').filter((name) => name !== 'sandbox/tests'),
      'sandbox/tests/calls',
      'sandbox/tests/fuzz/money-intents',
    ],
  },
  // The project defines its files.
  { title: 'On Strapi', isOnStrapi: true, projects: ['strapi'], files: [] },
]

const reports = mkdtempSync(join(tmpdir(), 'marquee-services-'))
const flakyReport = join(reports, 'flaky.txt')
const vitest = join('node_modules', 'vitest', 'vitest.mjs')
let tests
let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    interrupted = true
    tests?.kill('SIGTERM')
  })

function counts(report) {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) }
  } catch {
    // The tests ended before they wrote their report.
    return { passed: 0, failed: 1 }
  }
}

/** Runs the tests of a service and returns the numbers of passed and failed ones. */
async function run({ projects, files }, url) {
  const report = join(reports, `${projects.join('-')}.json`)
  const options = [
    ...projects.map((project) => `--project=${project}`),
    ...['--reporter=default', '--reporter=./tests/support/setup/flaky-reporter.ts'],
    ...['--reporter=json', `--outputFile.json=${report}`],
    // The named files may all belong to the other service.
    ...(chosen.length > 0 ? ['--passWithNoTests'] : []),
  ]
  const start = Date.now()
  tests = spawn(process.execPath, [vitest, 'run', ...options, ...(chosen.length > 0 ? chosen : files)], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url, FORCE_COLOR: '0', FLAKY_REPORT: flakyReport },
  })
  const [code] = await once(tests, 'exit')
  const { passed, failed } = counts(report)
  const seconds = ((Date.now() - start) / 1000).toFixed(0)
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), seconds }
}

let isFine = true
try {
  const postgres = await startPostgres()
  try {
    // Strapi is installed, which is mostly waiting, while the tests of PostgreSQL run.
    const installing = installCms()
    installing.catch(() => undefined)
    const results = []
    for (const { isOnStrapi, title, ...service } of runs) {
      if (isOnStrapi) await installing
      if (!interrupted) results.push({ title, ...(await run(service, postgres.url)) })
    }
    for (const { title, passed, failed, seconds } of results) {
      console.log(`\n${title} in ${seconds} s:\n${passed} passed, ${failed} failed`)
      isFine &&= failed === 0
    }
  } finally {
    await postgres.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  isFine = false
}
if (existsSync(flakyReport))
  console.log(`\nFlaky, passed only on a retry:\n${readFileSync(flakyReport, 'utf8').trim()}`)
rmSync(reports, { recursive: true, force: true })
process.exit(interrupted ? 130 : isFine ? 0 : 1)
