import { appendFileSync } from 'node:fs'
import type { Reporter, TestCase } from 'vitest/node'

/** Appends the name of every test that passed only on a retry to the file that FLAKY_REPORT names. */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const file = process.env['FLAKY_REPORT']
    if (file !== undefined && test.diagnostic()?.flaky)
      appendFileSync(file, `${test.module.relativeModuleId} › ${test.fullName}\n`)
  }
}
