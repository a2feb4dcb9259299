import { prizeCurrency, prizeOf } from '../competitions/prizes.ts'
import { standingsOf } from '../competitions/standing.ts'
import { seriesOf } from '../competitions/tournament-series.ts'
import { texts } from '../pages/texts.ts'
import { fill, moneyText, type Source } from './source.ts'

/** Tournaments in which the player earned points and whose prizes are paid. */
export const tournaments: Source = async (database, { player, since }) => {
  const ended = await database
    .selectFrom('tournaments')
    .innerJoin('tournament_players', 'tournament_players.tournament_id', 'tournaments.id')
    .selectAll('tournaments')
    .where('tournament_players.player_id', '=', player.id)
    .where('tournament_players.points', '>', 0)
    .where('tournaments.finished_at', '>=', since)
    .where('tournaments.paid_at', 'is not', null)
    .execute()
  return ended.map((tournament) => ({
    id: `tournament:${tournament.id}`,
    kind: 'game',
    at: tournament.finished_at,
    describe: async (locale) => {
      const { tournament: say } = texts[locale].notifications
      const series = seriesOf(tournament.series)
      const standings = await standingsOf(database, [tournament], player.id, tournament.finished_at)
      const position = standings.get(tournament.id)?.position ?? null
      const prize = position === null ? undefined : prizeOf(series, position)
      return {
        title: fill(say.title, { name: series.name[locale], position: String(position ?? '—') }),
        text:
          prize === undefined
            ? say.noPrize
            : fill(say.prize, { amount: moneyText(prize, prizeCurrency, locale) }),
        actions: [{ label: say.results, link: `/tournaments/${tournament.id}` }],
      }
    },
  }))
}
