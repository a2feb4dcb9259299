import { callNames, type CallName } from '../../schemas/api/calls.ts'
import { levelOf } from '../../schemas/api/levels.ts'
import { callCases } from './call-cases.ts'
import type { PlatformAnswer } from './caller.ts'
import { generalCases } from './general-cases.ts'
import {
  checkReadable,
  checkValidCall,
  fail,
  headerFaults,
  levels,
  pass,
  type Level,
  type Outcome,
} from './outcome.ts'
import { findPlayers, type Target } from './players.ts'
import { surroundingCases } from './surrounding-cases.ts'

export interface Result extends Outcome {
  call: string
  case: string
  level: Level
}

/** An outcome, and for requests that succeed also that to the letter of the contract. */
export type Checked = Outcome & { exact?: Outcome }

export interface Case {
  name: string
  /** strict by default. */
  level?: Level
  check: () => Promise<Checked>
}

/** Name that groups the cases of the platform as a whole. */
export const anyCall = '(any call)'

/** Judges a valid request: as the site reads it, and exactly. */
export const checkGood = (name: CallName, answer: PlatformAnswer): Checked => ({
  ...checkReadable(name, answer),
  exact: checkValidCall(name, answer),
})

async function outcomeOf(check: Case['check']): Promise<Checked> {
  try {
    return await check()
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
    return fail(`no answer (${error instanceof Error ? error.message : String(error)}${cause})`)
  }
}

/** If so many calls have failed, and none has passed, there is one cause. */
const systematic = 8

/** The reason for which all calls so far have failed, if they are enough to tell. */
function commonFault(results: readonly Result[]): string | undefined {
  const own = results.filter(({ call, outcome }) => call !== anyCall && outcome !== 'skip')
  if (own.some(({ outcome }) => outcome === 'pass')) return undefined
  if (new Set(own.map(({ call }) => call)).size < systematic) return undefined
  const counts = new Map<string, number>()
  for (const { reason } of own) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0]
}

/**
 * Tests a platform against the contract, call by call, up to the level of the target. Stops at a fault that every call
 * has, and names it once.
 */
export async function testPlatform(
  target: Target,
  onResult: (result: Result) => void = () => {},
): Promise<Result[]> {
  const { level: highest = 'strict', only, isMinimal = false } = target
  const faults = new Set<string>()
  const observe = (answer: PlatformAnswer) => headerFaults(answer).forEach((fault) => faults.add(fault))
  const players = await findPlayers({ ...target, observe })
  const results: Result[] = []
  const isIncluded = (level: Level) => levels.indexOf(level) <= levels.indexOf(highest)
  function add(result: Result) {
    results.push(result)
    onResult(result)
  }
  async function runCases(call: string, cases: readonly Case[]) {
    for (const { name, level = 'strict', check } of cases.filter((each) =>
      isIncluded(each.level ?? 'strict'),
    )) {
      const { exact, ...outcome } = await outcomeOf(check)
      add({ call, case: name, level, ...outcome })
      if (exact && outcome.outcome === 'pass' && isIncluded('strict'))
        add({ call, case: `${name}, exactly`, level: 'strict', ...exact })
    }
  }
  const isWanted = (name: string) => only?.includes(name) ?? true
  const wanted = callNames.filter(isWanted).filter((name) => !isMinimal || levelOf(name) === 'must')
  if (isWanted(anyCall)) await runCases(anyCall, generalCases(players, target.url))
  for (const name of wanted) {
    await runCases(name, callCases(name, players))
    const fault = commonFault(results)
    if (fault === undefined) continue
    add({
      call: anyCall,
      case: 'every call',
      level: 'must',
      ...fail(`${fault}: the other calls are not tested`),
    })
    return results
  }
  if (isWanted(anyCall)) {
    await runCases(anyCall, surroundingCases(players))
    if (isIncluded('strict'))
      add({
        call: anyCall,
        case: 'headers of answers',
        level: 'strict',
        ...(faults.size === 0 ? pass() : fail([...faults].join('; '))),
      })
  }
  return results
}
