// npm test: everything that needs no outside server, one step after the other, with a closing count.
// `npm test -- unit stories` runs only the named steps.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallChromium } from './find-chromium.mjs'

const reports = mkdtempSync(join(tmpdir(), 'marquee-test-'))
const report = (name) => join(reports, `${name}.json`)

const steps = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['eslint', '--max-warnings', '0', '.'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'build', command: ['node', 'scripts/build.mjs'] },
  {
    name: 'unit',
    command: [
      'vitest',
      'run',
      '--project',
      'unit',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report('unit')}`,
    ],
    counts: vitestCounts,
  },
  {
    name: 'stories',
    command: [
      'vitest',
      'run',
      '--project',
      'storybook',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report('stories')}`,
    ],
    counts: vitestCounts,
    browser: true,
  },
  {
    name: 'browser',
    command: ['playwright', 'test', '--reporter=list,json'],
    counts: playwrightCounts,
    browser: true,
  },
]

function vitestCounts(file) {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

function playwrightCounts(file) {
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(file, 'utf8')).stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}`)
  process.exit(1)
}

const chosen = steps.filter((step) => wanted.length === 0 || wanted.includes(step.name))
const total = { passed: 0, failed: 0, skipped: 0 }
const failures = []
const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report('browser'), FORCE_COLOR: '0' }

for (const step of chosen) {
  if (step.browser) env.CHROME_PATH = findOrInstallChromium()
  console.log(`\n=== ${step.name}`)
  const start = Date.now()
  const [command, ...args] = step.command
  const { status } =
    command === 'node'
      ? spawnSync(process.execPath, args, { stdio: 'inherit', env })
      : spawnSync('npx', ['--no-install', command, ...args], { stdio: 'inherit', env })
  console.log(
    `=== ${step.name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - start) / 1000).toFixed(0)} s`,
  )
  if (status !== 0) failures.push(step.name)
  let counts = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }
  try {
    if (step.counts) counts = step.counts(report(step.name))
  } catch {
    // The runner ended before it wrote its report; the exit code above already counts as a failure.
  }
  for (const key of Object.keys(total)) total[key] += counts[key]
}

rmSync(reports, { recursive: true, force: true })
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(
  `\n${total.passed} passed, ${Math.max(total.failed, failures.length)} failed, ${total.skipped} skipped`,
)
process.exit(failures.length > 0 ? 1 : 0)
