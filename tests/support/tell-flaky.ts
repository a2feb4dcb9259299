import type { Reporter, TestCase } from 'vitest/node'

/** Names the tests that passed only when they were run again. */
export default class TellFlaky implements Reporter {
  readonly #flaky: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#flaky.push(`${test.module.relativeModuleId} › ${test.fullName}`)
  }

  onTestRunEnd(): void {
    for (const name of this.#flaky) process.stdout.write(`Passed when run again: ${name}\n`)
  }
}
