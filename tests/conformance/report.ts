import { isCallName } from '../../schemas/api/calls.ts'
import { pagesByCall } from '../../scripts/platform-calls.ts'
import { levels } from './outcome.ts'
import type { Result } from './run.ts'

const marks = { pass: '✓', fail: '✗', skip: '–' } as const

export function lineOf({ call, case: name, level, outcome, reason }: Result): string {
  const line = `${marks[outcome]} ${level.padEnd(6)} ${call.padEnd(36)} ${name.padEnd(34)} ${reason}`
  return line.trimEnd()
}

/** Failures for one reason, with the calls that have it. */
interface CommonFailure {
  level: Result['level']
  reason: string
  calls: string[]
}

/** So many calls with the same reason are one line. */
const common = 4

/** The failures: those that several calls share once, the others as they are. */
function grouped(results: readonly Result[]): { shared: CommonFailure[]; single: Result[] } {
  const failures = results.filter(({ outcome }) => outcome === 'fail')
  const groups = new Map<string, Result[]>()
  for (const failure of failures) {
    const key = `${failure.level} ${failure.case}: ${failure.reason}`
    groups.set(key, [...(groups.get(key) ?? []), failure])
  }
  const shared: CommonFailure[] = []
  const single: Result[] = []
  for (const members of groups.values()) {
    const calls = [...new Set(members.map(({ call }) => call))]
    const [first] = members
    if (first && calls.length >= common)
      shared.push({ level: first.level, reason: `${first.case}: ${first.reason}`, calls })
    else single.push(...members)
  }
  return { shared, single }
}

/** Pages as shipped that lack something, with the calls that are missing for them. */
function holes(results: readonly Result[]): [page: string, calls: string[]][] {
  const missing = new Set(results.filter(({ reason }) => reason === 'missing').map(({ call }) => call))
  const byPage = new Map<string, string[]>()
  for (const [call, pages] of pagesByCall())
    if (missing.has(call)) for (const page of pages) byPage.set(page, [...(byPage.get(page) ?? []), call])
  return [...byPage].sort(([one], [other]) => one.localeCompare(other))
}

const plural = (calls: readonly string[]) =>
  calls.length === 1
    ? `missing: ${calls[0]} leaves a hole`
    : `missing: these ${calls.length} leave a hole (${calls.join(', ')})`

function countsOf(results: readonly Result[]): string[] {
  return levels.flatMap((level) => {
    const own = results.filter((each) => each.level === level)
    const count = (outcome: Result['outcome']) => own.filter((each) => each.outcome === outcome).length
    if (own.length === 0) return []
    return [`${level}: ${count('pass')} passed, ${count('fail')} failed, ${count('skip')} skipped`]
  })
}

/** The results by level, page and reason. */
export function summaryOf(results: readonly Result[]): string {
  const { shared, single } = grouped(results)
  const calls = new Set(results.map(({ call }) => call).filter(isCallName))
  return [
    '',
    ...(shared.length > 0 ? ['The same for several calls:'] : []),
    ...shared.map(
      ({ level, reason, calls: affected }) => `✗ ${level.padEnd(6)} ${reason} (${affected.join(', ')})`,
    ),
    ...(single.length > 0 ? ['Not as the contract has it:', ...single.map(lineOf)] : []),
    ...(holes(results).length > 0 ? ['', 'Pages as shipped:'] : []),
    ...holes(results).map(([page, missing]) => `  ${page.padEnd(32)} ${plural(missing)}`),
    '',
    `${calls.size} calls, ${results.length} cases`,
    ...countsOf(results),
  ].join('\n')
}

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
const row = (cells: readonly string[], kind = '') =>
  `<tr${kind && ` class="${kind}"`}>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`

/** The results as one page of HTML. */
export function htmlOf(results: readonly Result[], url: string): string {
  const { shared, single } = grouped(results)
  const section = (title: string, rows: readonly string[]) =>
    rows.length > 0 ? [`<h2>${escape(title)}</h2><table>${rows.join('')}</table>`] : []
  return [
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Conformance of ${escape(url)}</title>`,
    '<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem}table{border-collapse:collapse;width:100%}td{border-bottom:1px solid #ccc;padding:.3rem .6rem;vertical-align:top}.fail td:first-child{font-weight:bold}</style>',
    `<h1>Conformance of ${escape(url)}</h1>`,
    ...countsOf(results).map((line) => `<p>${escape(line)}</p>`),
    ...section(
      'Pages as shipped',
      holes(results).map(([page, calls]) => row([page, plural(calls)])),
    ),
    ...section(
      'The same for several calls',
      shared.map(({ level, reason, calls }) => row([level, reason, calls.join(', ')], 'fail')),
    ),
    ...section(
      'Not as the contract has it',
      single.map(({ level, call, case: name, reason }) => row([level, call, name, reason], 'fail')),
    ),
    ...section(
      'All cases',
      results.map(({ level, call, case: name, outcome, reason }) =>
        row([outcome, level, call, name, reason], outcome),
      ),
    ),
    '</html>\n',
  ].join('\n')
}
