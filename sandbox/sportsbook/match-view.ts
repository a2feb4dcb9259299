import type { Locale } from '../locale.ts'
import { inTransaction } from '../../server/contracts/database.ts'
import { texts } from '../pages/texts.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { marketTitle, outcomeName, selectionName } from './markets/market-names.ts'
import { findMarket, outcomesOf } from './markets/markets.ts'
import { currentOdds, offeredMarkets, type Choice } from './odds.ts'
import { daySeed, progressOf, type Progress } from './progress.ts'
import { matchesAround, type Match } from './schedule.ts'

export interface OpenMatch {
  match: Match
  progress: Progress
}

export const oddsText = (hundredths: number) => (hundredths / 100).toFixed(2)

/** Live matches and those open for bets, with their progress; live ones first. */
export async function openMatches(sandbox: SandboxContext): Promise<OpenMatch[]> {
  const at = sandbox.now()
  const matches = matchesAround(at)
  const seeds = await inTransaction(sandbox.database, async (trx) => {
    const found = new Map<string, string>()
    for (const day of new Set(matches.map((match) => match.day)))
      found.set(day, await daySeed(trx, sandbox, day))
    return found
  })
  const open = matches
    .map((match) => ({ match, progress: progressOf(match, seeds.get(match.day) ?? '', at, sandbox) }))
    .filter(({ progress }) => !progress.isOver)
  return [
    ...open.filter(({ progress }) => progress.hasBegun),
    ...open.filter(({ progress }) => !progress.hasBegun),
  ]
}

export const scoreOf = ({ state, hasBegun }: Progress) => (hasBegun ? `${state.home}:${state.away}` : null)

/** Current period, for sports that do not count minutes. */
export function periodOf({ match, progress }: OpenMatch, locale: Locale): string | null {
  const { state, hasBegun, minute } = progress
  if (!hasBegun || minute !== null) return null
  const { tennisPeriod, ufcPeriod, esportsPeriod } = texts[locale].sportsbook
  const names: Readonly<Record<string, string>> = {
    tennis: tennisPeriod,
    ufc: ufcPeriod,
    esports: esportsPeriod,
  }
  return names[match.sport]?.replace('%s', String(state.played + 1)) ?? null
}

/** When a match begins, and how it stands. */
export const whenAndScore = (open: OpenMatch, locale: Locale) => ({
  starts_at: open.match.startsAt,
  is_live: open.progress.hasBegun,
  score: scoreOf(open.progress),
  minute: open.progress.minute,
  period: periodOf(open, locale),
})

/** Names a selection in requests and in the page, such as `total:2.5/over`. */
const keyOf = ({ market, outcome }: Choice) => `${market.id}/${outcome}`

/** The selection with this key; undefined if the sport has no such market or outcome. */
export function findChoice({ sport, model }: Match, key: string): Choice | undefined {
  const [id = '', outcome = ''] = key.split('/')
  const market = findMarket(sport, id)
  return market && outcomesOf(market, model).includes(outcome) ? { market, outcome } : undefined
}

/** The outcomes of the result, which lists show. */
export function resultChoices(match: Match): Choice[] {
  const market = findMarket(match.sport, 'result')
  return market ? outcomesOf(market, match.model).map((outcome) => ({ market, outcome })) : []
}

/** Number of markets beside the result. */
export function moreMarkets({ match, progress }: OpenMatch): number {
  const markets = offeredMarkets(match, progress).flatMap((offered) => offered.markets)
  return markets.filter(({ market }) => market.id !== 'result').length
}

function marketViews({ match, progress }: OpenMatch, locale: Locale) {
  return offeredMarkets(match, progress).map(({ type, markets }) => ({
    title: marketTitle(match, type, locale),
    group: type.group,
    kind: type.kind,
    rows: markets.map(({ market, outcomes }) =>
      outcomes.map(({ outcome }) => ({
        key: keyOf({ market, outcome }),
        name: outcomeName({ market, outcome }, locale),
      })),
    ),
  }))
}

/**
 * A match as displayed by the sportsbook page: with the odds of its result and of other selections by key, and
 * with all its markets if the page shows it whole.
 */
export function matchView(
  open: OpenMatch,
  locale: Locale,
  { keys = [], isWhole = false }: { keys?: readonly string[]; isWhole?: boolean } = {},
) {
  const { match, progress } = open
  const choices = new Map(resultChoices(match).map((choice) => [keyOf(choice), choice]))
  for (const key of keys) {
    const choice = findChoice(match, key)
    if (choice) choices.set(key, choice)
  }
  const offered = new Map<string, number | null>()
  for (const { markets } of offeredMarkets(match, progress))
    for (const { market, outcomes } of markets)
      for (const { outcome, odds } of outcomes) {
        const key = keyOf({ market, outcome })
        offered.set(key, odds)
        if (isWhole) choices.set(key, { market, outcome })
      }
  const odds: Record<string, string> = {}
  const names: Record<string, string> = {}
  for (const [key, choice] of choices) {
    // The slip may have a line that is no longer in the list.
    const known = offered.get(key)
    const hundredths = known === undefined ? currentOdds(match, progress, choice) : known
    if (hundredths !== null) odds[key] = oddsText(hundredths)
    names[key] = selectionName(match, choice, locale)
  }
  return {
    id: match.id,
    sport: match.sport,
    league: match.league[locale],
    home: match.home[locale],
    away: match.away[locale],
    team_ids: [match.home.id, match.away.id],
    ...whenAndScore(open, locale),
    has_draw: match.model.hasDraw,
    /** Decimal odds of the selections that accept bets. */
    odds,
    /** What the bet slip calls the selections. */
    names,
    more_markets: moreMarkets(open),
    markets: isWhole ? marketViews(open, locale) : [],
  }
}
