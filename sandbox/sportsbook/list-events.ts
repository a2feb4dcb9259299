import type { CallAnswer } from '../../schemas/api/calls.ts'
import type { SandboxInput } from '../calls/numeric-ids.ts'
import type { SportEvent } from '../../schemas/api/entities/sports.ts'
import type { Locale } from '../locale.ts'
import { toTimestamp } from '../timestamp.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { outcomeName } from './markets/market-names.ts'
import {
  moreMarkets,
  oddsText,
  openMatches,
  periodOf,
  resultChoices,
  scoreOf,
  type OpenMatch,
} from './match-view.ts'
import { currentOdds } from './odds.ts'

/** Whether a live match is practically decided. */
const isDecided = ({ match, progress }: OpenMatch) =>
  resultChoices(match).every((choice) => currentOdds(match, progress, choice) === null)

function eventOf(open: OpenMatch, locale: Locale): SportEvent {
  const { match, progress } = open
  const path = `/event/${match.id}`
  return {
    id: match.id,
    sport: match.sport,
    league: match.league[locale],
    home: match.home[locale],
    away: match.away[locale],
    starts_at: toTimestamp(match.startsAt),
    is_live: progress.hasBegun,
    score: scoreOf(progress),
    minute: progress.minute,
    period: periodOf(open, locale),
    outcomes: resultChoices(match).map((choice) => {
      const hundredths = currentOdds(match, progress, choice)
      return {
        name: outcomeName(choice, locale),
        odds: hundredths === null ? null : oddsText(hundredths),
        path: `${path}/${choice.outcome}`,
      }
    }),
    more_markets: moreMarkets(open),
    path,
  }
}

/** Matches to show outside the sportsbook: live ones first, then upcoming ones by start. */
export async function listEvents(
  sandbox: SandboxContext,
  locale: Locale,
  { status, offset, count }: SandboxInput<'sports.getEvents'>,
): Promise<CallAnswer<'sports.getEvents'>> {
  const matches = (await openMatches(sandbox)).filter((open) => {
    const { hasBegun } = open.progress
    if (status !== undefined && hasBegun !== (status === 'live')) return false
    return !hasBegun || !isDecided(open)
  })
  return {
    items: matches.slice(offset, offset + count).map((open) => eventOf(open, locale)),
    total: matches.length,
  }
}
