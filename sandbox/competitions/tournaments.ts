import type { Tournament } from '../../schemas/api/entities/competitions.ts'
import type { Locale } from '../locale.ts'
import { catalogueOf, type Catalogue } from '../catalogue/catalogue.ts'
import { gamesThatFit, type GameFilter } from '../catalogue/find-games.ts'
import { currencies, toAmount } from '../ledger/currencies.ts'
import { toTimestamp } from '../timestamp.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { minorUnits, prizeCurrency, prizeOf, totalPrizeOf } from './prizes.ts'
import { settleTournaments } from './settle-tournaments.ts'
import {
  leadersOfEach,
  standingsOf,
  totalsOfEach,
  type OwnStanding,
  type StandingEntry,
  type StoredTournament,
  type Totals,
} from './standing.ts'
import { seriesOf, type TournamentSeries } from './tournament-series.ts'

type Status = Tournament['status']

/** Number of leaders returned. */
const shownLeaders = 20

const money = (amount: bigint) => ({ amount: toAmount(amount, prizeCurrency), currency: prizeCurrency })
const moneyOrNull = (amount: bigint | undefined) => (amount === undefined ? null : money(amount))

function statusOf({ started_at, finished_at }: StoredTournament, at: number): Status {
  if (at < started_at) return 'future'
  return at < finished_at ? 'active' : 'finished'
}

const ranks: Readonly<Record<Status, number>> = { active: 0, future: 1, finished: 2 }

/** Active tournaments by end, then upcoming ones by start, then finished ones, latest first. */
function inOrder(at: number) {
  const key = (tournament: StoredTournament) => {
    const status = statusOf(tournament, at)
    if (status === 'future') return tournament.started_at
    return status === 'active' ? tournament.finished_at : -tournament.finished_at
  }
  return (one: StoredTournament, other: StoredTournament) =>
    ranks[statusOf(one, at)] - ranks[statusOf(other, at)] || key(one) - key(other) || one.id - other.id
}

/** Tournaments filtered by id (empty: all) and state (omitted: any). */
export async function listTournaments(
  sandbox: SandboxContext,
  { ids, status }: { ids: readonly number[]; status: Status | undefined },
): Promise<StoredTournament[]> {
  await settleTournaments(sandbox)
  const at = sandbox.now()
  const all = sandbox.database.selectFrom('tournaments').selectAll()
  const rows = await (ids.length === 0 ? all : all.where('id', 'in', ids)).execute()
  return rows
    .filter((tournament) => status === undefined || statusOf(tournament, at) === status)
    .toSorted(inOrder(at))
}

/** Games that count in a tournament; undefined for an unknown tournament. */
export async function tournamentFilter(sandbox: SandboxContext, id: number): Promise<GameFilter | undefined> {
  const [tournament] = await listTournaments(sandbox, { ids: [id], status: undefined })
  return tournament && seriesOf(tournament.series).games
}

function userInfo(
  series: TournamentSeries,
  own: OwnStanding | undefined,
): NonNullable<Tournament['user_info']> {
  if (!own) return { is_participating: false, position: null, points: 0, prize: null }
  const { position, points } = own
  const prize = position === null ? undefined : prizeOf(series, position)
  return { is_participating: true, position, points, prize: moneyOrNull(prize) }
}

interface Seen {
  totals: Totals | undefined
  leaders: readonly StandingEntry[]
  own: OwnStanding | undefined
  catalogue: Catalogue
}

function tournamentEntity(
  sandbox: SandboxContext,
  tournament: StoredTournament,
  { locale, playerId }: Viewer,
  { totals, leaders, own, catalogue }: Seen,
): Tournament {
  const series = seriesOf(tournament.series)
  return {
    id: tournament.id,
    status: statusOf(tournament, sandbox.now()),
    started_at: toTimestamp(tournament.started_at),
    finished_at: toTimestamp(tournament.finished_at),
    description: {
      name: series.name[locale],
      text: series.text[locale],
      rules: series.rules[locale],
      scene: series.scene,
    },
    total_prize: money(totalPrizeOf(series)),
    image_url: null,
    provider: series.games.providers?.[0] ?? null,
    tags: [...(series.games.tags ?? [])],
    games_count: gamesThatFit(catalogue, series.games).length,
    total_participants: totals?.participants ?? 0,
    total_points: totals?.points ?? 0,
    reset_on_cashout: series.resetOnCashout,
    user_info: playerId === null ? null : userInfo(series, own),
    restrictions: {
      min_bet: money(minorUnits(series.minBet)),
      currencies: [...currencies],
      is_verified_only: series.isVerifiedOnly,
      is_deposit_required: series.isDepositRequired,
    },
    prizes: series.prizes.map(({ from, to, prize }) => ({ from, to, prize: money(minorUnits(prize)) })),
    winners: leaders.map(({ position, fakename, points, playerId: id }) => ({
      position,
      fakename,
      points,
      prize: moneyOrNull(prizeOf(series, position)),
      is_me: id !== null && id === playerId,
    })),
    extra: { points_rule: series.pointsRule[locale] },
  }
}

export interface Viewer {
  locale: Locale
  /** Null for a guest. */
  playerId: number | null
}

/**
 * Tournaments as returned to a caller, in the given order.
 * @param hasWinners whether the caller asks for the leaders, who need a query for each tournament
 */
export async function tournamentEntities(
  sandbox: SandboxContext,
  tournaments: readonly StoredTournament[],
  viewer: Viewer,
  hasWinners: boolean,
): Promise<Tournament[]> {
  const { database, now } = sandbox
  const at = now()
  const catalogue = await catalogueOf(sandbox)
  const totals = await totalsOfEach(database, tournaments, at)
  const leaders = hasWinners ? await leadersOfEach(database, tournaments, shownLeaders, at) : undefined
  const { playerId } = viewer
  const own = playerId === null ? undefined : await standingsOf(database, tournaments, playerId, at)
  return tournaments.map((tournament) =>
    tournamentEntity(sandbox, tournament, viewer, {
      totals: totals.get(tournament.id),
      leaders: leaders?.get(tournament.id) ?? [],
      own: own?.get(tournament.id),
      catalogue,
    }),
  )
}
