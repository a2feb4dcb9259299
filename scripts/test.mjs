// npm test: everything that needs no outside server, with a closing count. Steps that use one core run in parallel,
// the others one after another. `npm test -- unit browser` runs only the named steps; `npm run test:long` runs the
// thorough ones. A build of the same sources is kept. Tests that pass only on a retry are listed as flaky, and what
// failed steps said last is repeated at the end, where a long log is read first.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallChromium } from './find-chromium.mjs'
import { builtFingerprint, isSandboxTested, keepSandboxTested, sourceFingerprint } from './fingerprint.mjs'

const reports = mkdtempSync(join(tmpdir(), 'marquee-test-'))
const report = (name) => join(reports, `${name}.json`)
const flakyReport = join(reports, 'flaky.txt')

const vitest = (name, projects, rest) => ({
  name,
  ...rest,
  command: [
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=./tests/support/setup/flaky-reporter.ts',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ],
  counts: vitestCounts,
})

const playwright = (name, project, { args = [], ...rest } = {}) => ({
  name,
  ...rest,
  command: ['playwright', 'test', '--project', project, '--reporter=list,json', ...args],
  counts: playwrightCounts,
  browser: true,
})

/** Stages run one after another; the lanes of a stage run in parallel. */
const stages = [
  [[{ name: 'format', command: ['oxfmt', '--check'] }]],
  // Types, and all rules. It uses both cores.
  [[{ name: 'lint', command: ['oxlint', '-c', 'oxlint.config.js', '--max-warnings', '0'] }]],
  [[{ name: 'build', command: ['node', 'scripts/build.mjs'], isDone: isBuilt }]],
  // Browser tests wait for pages half of the time.
  [
    [vitest('unit', ['unit', 'components', 'isolated', 'server'])],
    [playwright('browser', 'journeys', { args: ['--workers=1'] })],
  ],
  // Runs if the sandbox, the contracts or the database helpers have changed, and always in CI.
  [
    [
      vitest('sandbox', ['sandbox'], {
        isDone: () => !process.env.CI && isSandboxTested(),
        onPass: keepSandboxTested,
      }),
    ],
  ],
  [[vitest('stories', ['storybook'], { browser: true, isLong: true })]],
  [[vitest('thorough', ['pages', 'fuzz', 'long'], { isLong: true })]],
  [[playwright('long', 'long', { isLong: true })]],
]
const steps = stages.flat(2)

/** `npm run test:long` after `npm test` finds the build of the same sources. */
function isBuilt() {
  return builtFingerprint() === sourceFingerprint()
}

function vitestCounts(file) {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

function playwrightCounts(file) {
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'))
  flaky.push(...flakySpecs(suites))
  return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped }
}

/** Names of the browser tests that passed only on a retry. */
function flakySpecs(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `tests/e2e/${file} › ${title}`),
    ...flakySpecs(inner),
  ])
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}`)
  process.exit(1)
}

const total = { passed: 0, failed: 0, skipped: 0 }
/** Names of failed steps, and their last lines. */
const failures = new Map()
const flaky = []
/** Enough for the tests that failed and their reasons. */
const repeatedLines = 60
const env = { ...process.env, FORCE_COLOR: '0', FLAKY_REPORT: flakyReport }

/** Runs a step. The output of a step that runs in parallel is printed when it has ended. */
async function run(step, isParallel) {
  if (step.isDone?.()) {
    console.log(`\n=== ${step.name}: up to date`)
    return
  }
  if (step.browser) env.CHROME_PATH = findOrInstallChromium()
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = report(step.name)
  const start = Date.now()
  const [command, ...args] = step.command
  const [file, ...rest] =
    command === 'node' ? [process.execPath, ...args] : ['npx', '--no-install', ...step.command]
  if (!isParallel) console.log(`\n=== ${step.name}`)
  const child = spawn(file, rest, { stdio: ['ignore', 'pipe', 'pipe'], env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk
      if (!isParallel) process.stdout.write(chunk)
    })
  const [status] = await once(child, 'close')
  if (isParallel) console.log(`\n=== ${step.name}\n${output}`)
  const seconds = ((Date.now() - start) / 1000).toFixed(0)
  console.log(`=== ${step.name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  if (status === 0) step.onPass?.()
  else failures.set(step.name, output.trimEnd().split('\n').slice(-repeatedLines).join('\n'))
  let counts = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }
  try {
    if (step.counts) counts = step.counts(report(step.name))
  } catch {
    // The runner ended before it wrote its report: its exit code already counts as a failure.
  }
  for (const key of Object.keys(total)) total[key] += counts[key] ?? 0
}

for (const stage of stages) {
  const lanes = stage
    .map((lane) => lane.filter(({ name, isLong }) => (wanted.length === 0 ? !isLong : wanted.includes(name))))
    .filter((lane) => lane.length > 0)
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) await run(step, lanes.length > 1)
    }),
  )
}

if (existsSync(flakyReport)) flaky.push(...readFileSync(flakyReport, 'utf8').trim().split('\n'))
rmSync(reports, { recursive: true, force: true })
if (flaky.length > 0)
  console.log(
    `\n${flaky.length} flaky, passed only on a retry:\n${flaky.map((name) => `  ${name}`).join('\n')}`,
  )
for (const [name, lines] of failures) console.log(`\nFailed: ${name}, which said last:\n\n${lines}`)
console.log(
  `\n${total.passed} passed, ${Math.max(total.failed, failures.size)} failed, ${total.skipped} skipped`,
)
process.exitCode = failures.size > 0 ? 1 : 0
