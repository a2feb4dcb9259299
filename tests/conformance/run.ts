import { callNames } from '../../schemas/api/calls.ts'
import { callCases } from './call-cases.ts'
import { generalCases } from './general-cases.ts'
import type { Outcome } from './outcome.ts'
import { findPlayers, type Target } from './players.ts'

export interface Result extends Outcome {
  call: string
  case: string
}

export interface Case {
  name: string
  check: () => Promise<Outcome>
}

/** Name that groups the cases of the platform as a whole. */
export const anyCall = '(any call)'

async function outcomeOf(check: Case['check']): Promise<Outcome> {
  try {
    return await check()
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
    return {
      outcome: 'fail',
      reason: `no answer (${error instanceof Error ? error.message : String(error)}${cause})`,
    }
  }
}

/** Tests a platform against the contract, call by call. */
export async function testPlatform(
  target: Target,
  onResult: (result: Result) => void = () => {},
): Promise<Result[]> {
  const players = await findPlayers(target)
  const results: Result[] = []
  async function runCases(call: string, cases: readonly Case[]) {
    for (const { name, check } of cases) {
      const result = { call, case: name, ...(await outcomeOf(check)) }
      results.push(result)
      onResult(result)
    }
  }
  const isWanted = (name: string) => target.only?.includes(name) ?? true
  if (isWanted(anyCall)) await runCases(anyCall, generalCases(players, target.url))
  for (const name of callNames.filter(isWanted)) await runCases(name, callCases(name, players))
  return results
}
