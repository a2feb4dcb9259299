import type { CallAnswer, CallInput } from '../../schemas/api/calls.ts'
import type { SportEvent } from '../../schemas/api/entities/sports.ts'
import type { Locale } from '../../schemas/locale.ts'
import { toTimestamp } from '../timestamp.ts'
import { texts } from '../pages/texts.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { oddsText, openMatches, outcomeName, scoreOf } from './match-view.ts'
import type { Outcome } from './models.ts'
import { currentOdds } from './odds.ts'
import type { Progress } from './progress.ts'
import type { Match } from './schedule.ts'

/** Current period, for sports that do not count minutes. */
function periodOf({ sport }: Match, { state, hasBegun, minute }: Progress, locale: Locale): string | null {
  if (!hasBegun || minute !== null) return null
  const { tennisPeriod, ufcPeriod, esportsPeriod } = texts[locale].sportsbook
  const names: Readonly<Record<string, string>> = {
    tennis: tennisPeriod,
    ufc: ufcPeriod,
    esports: esportsPeriod,
  }
  return names[sport]?.replace('%s', String(state.played + 1)) ?? null
}

function eventOf({ match, progress }: { match: Match; progress: Progress }, locale: Locale): SportEvent {
  const odds = currentOdds(match, progress)
  const results: readonly Outcome[] = match.model.hasDraw ? ['1', 'x', '2'] : ['1', '2']
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
    period: periodOf(match, progress, locale),
    outcomes: results.map((outcome) => {
      const hundredths = odds[outcome]
      return {
        name: outcomeName(match, outcome, locale),
        odds: hundredths === undefined ? null : oddsText(hundredths),
        path: `${path}/${outcome}`,
      }
    }),
    path,
  }
}

/** Matches to show outside the sportsbook: live ones first, then upcoming ones by start. */
export async function listEvents(
  sandbox: SandboxContext,
  locale: Locale,
  { status, offset, count }: CallInput<'sports.getEvents'>,
): Promise<CallAnswer<'sports.getEvents'>> {
  const matches = (await openMatches(sandbox)).filter(({ match, progress }) => {
    if (status !== undefined && progress.hasBegun !== (status === 'live')) return false
    // Omit live matches that are practically decided.
    return !progress.hasBegun || currentOdds(match, progress)['1'] !== undefined
  })
  return {
    items: matches.slice(offset, offset + count).map((open) => eventOf(open, locale)),
    total: matches.length,
  }
}
