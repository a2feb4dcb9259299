import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { ApiError } from '../../schemas/api/errors.ts'
import type { BetDetail } from '../bets/bet-detail.ts'
import { smallestStakeIn, stakesIn } from '../bets/stakes.ts'
import { toMinorUnits } from '../ledger/currencies.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { oddsText, outcomeName } from './match-view.ts'
import type { Outcome } from './models.ts'
import { currentOdds, isOutcome } from './odds.ts'
import { daySeed, progressOf } from './progress.ts'
import { matchesAround, type Match } from './schedule.ts'
import type { DbTransaction } from '../tables/database.ts'

/** Maximum number of matches in a slip. */
const maxSelections = 10

const SelectionForm = Type.Array(
  Type.Object({
    event: Type.String({ maxLength: 40 }),
    outcome: Type.String({ maxLength: 5 }),
    odds: Type.String({ pattern: '^\\d{1,5}\\.\\d{2}$', description: 'As the player saw them' }),
  }),
)
type SelectionForm = Static<typeof SelectionForm>

export interface Selection {
  match: Match
  outcome: Outcome
  /** Hundredths. */
  odds: number
  /** Latest possible end of the match. */
  endsBy: number
}

const reject = (rule: string): never => {
  throw new ApiError('InvalidParameterException', 'Not a bet', { selections: rule })
}

function parseForm(text: string): SelectionForm {
  try {
    return Value.Parse(SelectionForm, JSON.parse(text))
  } catch {
    return reject('format')
  }
}

/** Reads the selections at current odds; rejects odds worse than those the player saw. */
export async function readSelections(
  trx: DbTransaction,
  sandbox: SandboxContext,
  text: string,
): Promise<Selection[]> {
  const wanted = parseForm(text)
  if (wanted.length === 0) return reject('required')
  if (wanted.length > maxSelections) return reject('maximum')
  if (new Set(wanted.map(({ event }) => event)).size < wanted.length) return reject('same_event')
  const selections: Selection[] = []
  for (const { event, outcome, odds: seen } of wanted) {
    const match = matchesAround(sandbox.now()).find(({ id }) => id === event)
    if (!match || !isOutcome(outcome)) return reject('unknown')
    const seed = await daySeed(trx, sandbox, match.day)
    const progress = progressOf(match, seed, sandbox.now(), sandbox)
    const odds = currentOdds(match, progress)[outcome]
    if (odds === undefined) return reject('closed')
    if (odds < Math.round(Number(seen) * 100)) return reject('odds_changed')
    selections.push({ match, outcome, odds, endsBy: progress.endsBy })
  }
  return selections
}

/** Parses a stake into minor units, between the smallest stake and forty times the largest. */
export function readStake(text: string, currency: string): bigint {
  const stake = toMinorUnits(text, currency)
  const rule = (name: string) => new ApiError('InvalidParameterException', 'No such stake', { stake: name })
  if (stake === undefined) throw rule('format')
  if (stake < smallestStakeIn(currency)) throw rule('minimum')
  if (stake > (stakesIn(currency).at(-1) ?? 0n) * 40n) throw rule('maximum')
  return stake
}

/** Win if all selections win, in the same minor units, at most a thousand times the stake. */
export function winOf(stake: bigint, odds: readonly number[]): bigint {
  const product = odds.reduce((all, each) => all * BigInt(each), 1n)
  const win = (stake * product) / 100n ** BigInt(odds.length)
  const most = stake * 1000n
  return win < most ? win : most
}

/** Description of the bet in the history. */
export function detailOf(selections: readonly Selection[]): BetDetail {
  const line = (locale: 'uz' | 'ru') =>
    selections
      .map(
        ({ match, outcome, odds }) =>
          `${match.home[locale]} – ${match.away[locale]}: ${outcomeName(match, outcome, locale)} (${oddsText(odds)})`,
      )
      .join('; ')
  return { uz: line('uz'), ru: line('ru') }
}
