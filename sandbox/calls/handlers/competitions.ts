import { Tournament } from '../../../schemas/api/entities/competitions.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { leaderboard } from '../../competitions/leaderboard.ts'
import { listJackpots, listJackpotWinners } from '../../competitions/list-jackpots.ts'
import { participate } from '../../competitions/participate.ts'
import { settleTournaments } from '../../competitions/settle-tournaments.ts'
import { listTournaments, tournamentEntities } from '../../competitions/tournaments.ts'
import { answerCurrency, playerOf, type CallScope, type CallHandlers } from '../call-scope.ts'
import { listOf } from '../comma-list.ts'
import { pickFields } from '../pick-fields.ts'

const maxId = 2 ** 31 - 1

function idsOf(joined: string | undefined): number[] {
  return listOf(joined).map((text) => {
    const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
    if (id < 1 || id > maxId)
      throw new ApiError('InvalidParameterException', 'Must be a list of numbers', { ids: 'pattern' })
    return id
  })
}

const idOf = ({ session }: CallScope) => session?.player.id ?? null

export const competitionCalls = {
  async 'jackpots.get'(input, scope) {
    const { sandbox, locale } = scope
    const currency = answerCurrency(input, scope)
    const items = await listJackpots(sandbox, { locale, currency }, input.id)
    if (items.length === 0)
      throw new ApiError('InvalidParameterException', 'No such jackpot', { id: 'unknown' })
    return { items }
  },

  async 'jackpots.getWinners'(input, scope) {
    const { sandbox, locale } = scope
    return listJackpotWinners(sandbox, { locale, currency: answerCurrency(input, scope) }, input)
  },

  async 'tournaments.get'({ ids, status, offset, count, fields }, scope) {
    const { sandbox, locale } = scope
    const tournaments = await listTournaments(sandbox, { ids: idsOf(ids), status })
    const page = tournaments.slice(offset, offset + count)
    const hasWinners = fields === undefined || listOf(fields).includes('winners')
    const items = await tournamentEntities(sandbox, page, { locale, playerId: idOf(scope) }, hasWinners)
    return { items: pickFields(Tournament, items, fields), total: tournaments.length }
  },

  async 'tournaments.participate'({ tournament_id }, scope) {
    await settleTournaments(scope.sandbox)
    await participate(scope.sandbox, playerOf(scope), tournament_id)
    return 1
  },

  'leaderboard.get': (input, scope) => leaderboard(scope.sandbox, { ...input, playerId: idOf(scope) }),
} satisfies CallHandlers
