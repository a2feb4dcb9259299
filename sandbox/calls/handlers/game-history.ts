import { FreespinPack } from '../../../schemas/api/entities/games.ts'
import { packsOf } from '../../bets/freespins.ts'
import { countBets, readHistory } from '../../bets/history/history.ts'
import { latestExport, requestExport } from '../../bets/history/history-exports.ts'
import { playerOf, type CallHandlers } from '../call-scope.ts'
import { dayRange } from '../day-range.ts'
import { pickFields } from '../pick-fields.ts'

export const gameHistoryCalls = {
  async 'games.getHistory'(input, scope) {
    const query = {
      ...dayRange(input),
      playerId: playerOf(scope).id,
      sysname: input.sysname,
      status: input.status === 'all' ? undefined : input.status,
    }
    return {
      items: await readHistory(scope.sandbox, scope.locale, query, input),
      total: await countBets(scope.sandbox, query),
    }
  },

  'games.gethistoryexportrequest': (_input, scope) => latestExport(scope.sandbox, playerOf(scope).id),

  'games.createhistoryexportrequest': async (input, scope) =>
    requestExport(scope.sandbox, playerOf(scope).id, { ...dayRange(input), locale: scope.locale }),

  async 'freespins.get'({ status, count, fields }, scope) {
    const { database, now } = scope.sandbox
    const packs = await packsOf(database, playerOf(scope).id, status, now())
    return { items: pickFields(FreespinPack, packs.slice(0, count), fields), total: packs.length }
  },
} satisfies CallHandlers
