import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { ApiError } from '../../schemas/api/errors.ts'
import type { BetDetail } from '../bets/bet-detail.ts'
import { smallestStakeIn, stakesIn } from '../bets/stakes.ts'
import { toMinorUnits } from '../ledger/currencies.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { selectionName } from './markets/market-names.ts'
import { findChoice, oddsText } from './match-view.ts'
import { currentOdds, type Choice } from './odds.ts'
import { daySeed, progressOf } from './progress.ts'
import { matchesAround, type Match } from './schedule.ts'
import type { DbTransaction } from '../tables/database.ts'

/** Maximum number of selections in a slip. */
export const maxSelections = 10

/** How several selections are combined: one bet on all of them, or one on each. */
export const slipKinds = ['express', 'singles'] as const
export type SlipKind = (typeof slipKinds)[number]

const SelectionForm = Type.Array(
  Type.Object({
    event: Type.String({ maxLength: 40 }),
    outcome: Type.String({ maxLength: 12 }),
    market: Type.Optional(
      Type.String({ maxLength: 24, description: 'Missing in slips of earlier pages, which had two markets' }),
    ),
    odds: Type.String({ pattern: '^\\d{1,5}\\.\\d{2}$', description: 'As the player saw them' }),
  }),
)
type SelectionForm = Static<typeof SelectionForm>

/** Which odds a player accepts that differ from those on the page: none, better ones, or any. */
export const oddsRules = ['none', 'better', 'any'] as const
export type OddsRule = (typeof oddsRules)[number]

/** Hundredths. */
function isAccepted(rule: OddsRule, odds: number, seen: number): boolean {
  return odds === seen || rule === 'any' || (rule === 'better' && odds > seen)
}

export interface Selection extends Choice {
  match: Match
  /** Hundredths. */
  odds: number
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

const marketOfEarlierPages = (outcome: string) =>
  outcome === 'over' || outcome === 'under' ? 'total' : 'result'

/** Singles may be bets on several outcomes of a match; an express combines outcomes of different matches. */
function assertCombinable(wanted: SelectionForm, kind: SlipKind): void {
  const keys = wanted.map(({ event, outcome, market = marketOfEarlierPages(outcome) }) =>
    kind === 'singles' ? `${event}:${market}/${outcome}` : event,
  )
  if (new Set(keys).size < keys.length) reject(kind === 'singles' ? 'duplicate' : 'same_event')
}

/** Reads the selections at current odds; rejects odds that the player does not accept. */
export async function readSelections(
  trx: DbTransaction,
  sandbox: SandboxContext,
  { text, kind, accept }: { text: string; kind: SlipKind; accept: OddsRule },
): Promise<Selection[]> {
  const wanted = parseForm(text)
  if (wanted.length === 0) return reject('required')
  if (wanted.length > maxSelections) return reject('maximum')
  assertCombinable(wanted, kind)
  const selections: Selection[] = []
  for (const { event, outcome, odds: seen, market = marketOfEarlierPages(outcome) } of wanted) {
    const match = matchesAround(sandbox.now()).find(({ id }) => id === event)
    const choice = match && findChoice(match, `${market}/${outcome}`)
    if (!choice) return reject('unknown')
    const seed = await daySeed(trx, sandbox, match.day)
    const progress = progressOf(match, seed, sandbox.now(), sandbox)
    const odds = currentOdds(match, progress, choice)
    if (odds === null) return reject('closed')
    if (!isAccepted(accept, odds, Math.round(Number(seen) * 100))) return reject('odds_changed')
    selections.push({ ...choice, match, odds })
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

/** The exact product of the odds, or "≈" and four decimals of it. Wins are computed from the exact product. */
export function totalOddsText(odds: readonly number[]): string {
  const scale = 100n ** BigInt(odds.length)
  const product = odds.reduce((all, each) => all * BigInt(each), 1n) * 10_000n
  const digits = String(product / scale).padStart(5, '0')
  const decimals = digits.slice(-4).replace(/0{1,2}$/, '')
  return `${product % scale === 0n ? '' : '≈\u00a0'}${digits.slice(0, -4)}.${decimals}`
}

/** Description of the bet in the history. */
export function detailOf(selections: readonly Selection[]): BetDetail {
  const line = (locale: 'uz' | 'ru') =>
    selections
      .map(
        ({ match, odds, ...choice }) =>
          `${match.home[locale]} – ${match.away[locale]}: ${selectionName(match, choice, locale)} (${oddsText(odds)})`,
      )
      .join('; ')
  const total = selections.length > 1 ? ` = ${totalOddsText(selections.map(({ odds }) => odds))}` : ''
  return { uz: line('uz') + total, ru: line('ru') + total }
}
