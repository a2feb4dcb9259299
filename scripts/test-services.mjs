// npm run test:services: tests of the code that uses databases, on PostgreSQL, and of the code that uses
// documents, on Strapi. Starts both for the run.
// `npm run test:services -- sandbox/ledger` runs only the named files.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installCms } from '../integrations/strapi/scripts/cms-package.mjs'
import { startPostgres } from './throwaway-postgres.mjs'

const chosen = process.argv.slice(2)
const onPostgres = {
  title: 'On PostgreSQL',
  isLive: true,
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
    // Of the sandbox, all calls, and what locks, counts or shares rows itself. The rules of its games and of what a
    // login or a payment requires use the same statements on any database.
    ...[
      ...['bets', 'competitions', 'ledger', 'loyalty', 'push', 'referral', 'responsible', 'rewards'],
      ...[
        'several-servers',
        'crash/shared-flights',
        'sportsbook/settlement',
        'sportsbook/cash-out',
        'tests/calls',
      ],
      ...['payments/callback', 'payments/deposit', 'payments/interleavings', 'payments/withdrawal.test'],
      // The other tests with generated requests do not depend on the database.
      'tests/fuzz/money-intents',
    ].map((name) => `sandbox/${name}`),
  ],
}
/** The project defines its files. */
const onStrapi = { title: 'On Strapi', projects: ['strapi'], files: [] }

const reports = mkdtempSync(join(tmpdir(), 'marquee-services-'))
const flakyReport = join(reports, 'flaky.txt')
const vitest = join('node_modules', 'vitest', 'vitest.mjs')
const running = new Set()
let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    interrupted = true
    for (const tests of running) tests.kill('SIGTERM')
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

/**
 * Runs the tests of a service, and returns the numbers of passed and failed ones. Their output is printed when they
 * have ended, unless it is live.
 */
async function run({ title, isLive, projects, files }, url) {
  if (interrupted) return { title, passed: 0, failed: 1, seconds: 0 }
  const report = join(reports, `${projects.join('-')}.json`)
  const options = [
    ...projects.map((project) => `--project=${project}`),
    ...['--reporter=default', '--reporter=./tests/support/setup/flaky-reporter.ts'],
    ...['--reporter=json', `--outputFile.json=${report}`],
    // The named files may all belong to the other service.
    ...(chosen.length > 0 ? ['--passWithNoTests'] : []),
  ]
  const start = Date.now()
  const tests = spawn(
    process.execPath,
    [vitest, 'run', ...options, ...(chosen.length > 0 ? chosen : files)],
    {
      stdio: isLive ? 'inherit' : 'pipe',
      env: { ...process.env, TEST_DATABASE_URL: url, FORCE_COLOR: '0', FLAKY_REPORT: flakyReport },
    },
  )
  running.add(tests)
  let output = ''
  for (const stream of [tests.stdout, tests.stderr])
    stream?.setEncoding('utf8').on('data', (chunk) => (output += chunk))
  const [code] = await once(tests, 'close')
  running.delete(tests)
  if (!isLive) console.log(`\n=== ${title}\n${output}`)
  const { passed, failed } = counts(report)
  const seconds = ((Date.now() - start) / 1000).toFixed(0)
  return { title, passed, failed: code === 0 ? failed : Math.max(failed, 1), seconds }
}

let isFine = true
try {
  const postgres = await startPostgres()
  try {
    const results = await Promise.all([
      run(onPostgres, postgres.url),
      // Installing it is mostly waiting, and its tests run one after the other.
      installCms().then(
        () => run(onStrapi),
        (error) => {
          console.error(error)
          return { title: onStrapi.title, passed: 0, failed: 1, seconds: 0 }
        },
      ),
    ])
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
