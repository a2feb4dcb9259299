import type { Result } from './run.ts'

const marks = { pass: '✓', fail: '✗', skip: '–' } as const

export function lineOf({ call, case: name, outcome, reason }: Result): string {
  const line = `${marks[outcome]} ${call.padEnd(36)} ${name.padEnd(34)} ${reason}`
  return line.trimEnd()
}

/** The results by outcome, in one line. */
export function summaryOf(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']) => results.filter((each) => each.outcome === outcome).length
  const failures = results.filter(({ outcome }) => outcome === 'fail')
  return [
    '',
    ...(failures.length > 0 ? ['Not as the contract has it:', ...failures.map(lineOf), ''] : []),
    `${new Set(results.map(({ call }) => call)).size} calls, ${results.length} cases: ${count('pass')} passed, ${count('fail')} failed, ${count('skip')} skipped`,
  ].join('\n')
}
