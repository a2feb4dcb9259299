import { catalogueOf } from '../catalogue/catalogue.ts'
import { fits } from '../catalogue/find-games.ts'
import { convert } from '../ledger/rates.ts'
import { minorUnits, prizeCurrency } from './prizes.ts'
import { countChange } from './tallies.ts'
import { seriesOf, type TournamentSeries } from './tournament-series.ts'
import type { SettledBet, BetEffect } from '../bets/settled-bet.ts'
import type { DbTransaction } from '../tables/database.ts'

/** Stake per point in minor units, where stakes count. */
const stakePerPoint = minorUnits(1000)

/** Points that a bet earns. */
function pointsOf({ scoring, minBet }: TournamentSeries, { stake, win, currency }: SettledBet): number {
  const staked = convert(stake, currency, prizeCurrency)
  if (staked < minorUnits(minBet)) return 0
  return Number(scoring === 'stake' ? staked / stakePerPoint : (win * 10n) / stake)
}

/** Adds the points a bet with own money earns in the player's tournaments. */
export const countTournamentPoints: BetEffect = async (trx, sandbox, bet) => {
  const { player, wallet, at } = bet
  if (wallet !== 'main' || bet.stake === 0n) return
  const tournaments = await trx
    .selectFrom('tournament_players')
    .innerJoin('tournaments', 'tournaments.id', 'tournament_players.tournament_id')
    .select(['tournaments.id', 'series'])
    .where('player_id', '=', player.id)
    .where('started_at', '<=', at)
    .where('finished_at', '>', at)
    .execute()
  if (tournaments.length === 0) return
  const game = (await catalogueOf(sandbox, trx)).bySysname.get(bet.sysname)
  if (!game) return
  for (const { id, series: sysname } of tournaments) {
    const series = seriesOf(sysname)
    const points = fits(game, series.games) ? pointsOf(series, bet) : 0
    if (points === 0) continue
    const { points: to } = await trx
      .updateTable('tournament_players')
      .set(({ eb }) => ({ points: eb('points', '+', points), reached_at: at }))
      .where('tournament_id', '=', id)
      .where('player_id', '=', player.id)
      .returning('points')
      .executeTakeFirstOrThrow()
    await countChange(trx, { tournamentId: id, playerId: player.id, from: to - points, to })
  }
}

/** Resets the points in running tournaments that forbid withdrawals. */
export async function resetPointsOnCashout(trx: DbTransaction, playerId: number, at: number): Promise<void> {
  const tournaments = await trx
    .selectFrom('tournament_players')
    .innerJoin('tournaments', 'tournaments.id', 'tournament_players.tournament_id')
    .select(['tournaments.id', 'series', 'points'])
    .where('player_id', '=', playerId)
    .where('points', '>', 0)
    .where('started_at', '<=', at)
    .where('finished_at', '>', at)
    .execute()
  const resetting = tournaments.filter(({ series }) => seriesOf(series).resetOnCashout)
  if (resetting.length === 0) return
  await trx
    .updateTable('tournament_players')
    .set({ points: 0, reached_at: at })
    .where('player_id', '=', playerId)
    .where(
      'tournament_id',
      'in',
      resetting.map(({ id }) => id),
    )
    .execute()
  for (const { id, points } of resetting)
    await countChange(trx, { tournamentId: id, playerId, from: points, to: 0 })
}
