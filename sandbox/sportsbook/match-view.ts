import type { Locale } from '../../schemas/locale.ts'
import { inTransaction } from '../../server/db/transaction.ts'
import { texts } from '../pages/texts.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { Outcome } from './models.ts'
import { currentOdds } from './odds.ts'
import { daySeed, progressOf, type Progress } from './progress.ts'
import { matchesAround, type Match } from './schedule.ts'

/** Name of an outcome, such as "1" or "2.5 dan koʻp". */
export function outcomeName(match: Match, outcome: Outcome, locale: Locale): string {
  const { over, under } = texts[locale].sportsbook
  if (outcome === 'over' || outcome === 'under')
    return `${outcome === 'over' ? over : under} ${match.model.line}`
  return outcome.toUpperCase()
}

export const oddsText = (hundredths: number) => (hundredths / 100).toFixed(2)

/** Live matches and those open for bets, with their progress; live ones first. */
export async function openMatches(sandbox: SandboxContext): Promise<{ match: Match; progress: Progress }[]> {
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

/** A match as displayed by the sportsbook page. */
export function matchView({ match, progress }: { match: Match; progress: Progress }, locale: Locale) {
  const odds = Object.entries(currentOdds(match, progress))
  return {
    id: match.id,
    sport: match.sport,
    league: match.league[locale],
    home: match.home[locale],
    away: match.away[locale],
    team_ids: [match.home.id, match.away.id],
    starts_at: match.startsAt,
    is_live: progress.hasBegun,
    score: scoreOf(progress),
    minute: progress.minute,
    has_draw: match.model.hasDraw,
    line: match.model.line,
    odds: Object.fromEntries(odds.map(([outcome, hundredths]) => [outcome, oddsText(hundredths)])),
  }
}
