import { callContracts } from '../../../schemas/api/calls.ts'
import { Cashback, cashbackStatuses } from '../../../schemas/api/entities/rewards.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { inTransaction } from '../../../server/contracts/database.ts'
import { doOnce } from '../../ledger/idempotency.ts'
import { cashbackEntity } from '../../rewards/cashback-entities.ts'
import { payCashback, removeCashback, updateCashbacks } from '../../rewards/cashbacks.ts'
import { asText } from '../../rewards/values.ts'
import { moneyRequest } from '../money-request.ts'
import { playerOf, type CallHandlers } from '../call-scope.ts'
import { listOf } from '../comma-list.ts'
import { assertFields, pickFields } from '../pick-fields.ts'

function isStatus(status: string): status is (typeof cashbackStatuses)[number] {
  return cashbackStatuses.some((known) => known === status)
}

export const cashbackCalls = {
  async 'cashbacks.get'({ count, offset, sort, order, statuses, fields }, scope) {
    const player = playerOf(scope)
    const { database, now } = scope.sandbox
    const wanted = listOf(statuses)
    if (!wanted.every(isStatus))
      throw new ApiError('InvalidParameterException', 'Unknown status', { statuses: 'enum' })
    assertFields(Cashback, fields)
    await updateCashbacks(database, player, now())
    const known = wanted.filter(isStatus)
    const matching = database
      .selectFrom('cashbacks')
      .where('player_id', '=', player.id)
      .where('status', 'in', known.length === 0 ? [...cashbackStatuses] : known)
    const rows = await matching
      .select([
        'id',
        'status',
        'currency',
        'percent',
        'period_start',
        'period_end',
        'receiving_expired_at',
        'paid_out_at',
        asText('amount').as('amount'),
        asText('losses').as('losses'),
      ])
      .orderBy(sort === 'amount' ? 'cashbacks.amount' : 'period_end', order)
      .orderBy('id', order)
      .limit(count)
      .offset(offset)
      .execute()
    const { total } = await matching.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
    const items = rows.map((row) => cashbackEntity(row, scope.locale))
    return { items: pickFields(Cashback, items, fields), total: Number(total) }
  },

  async 'cashbacks.payout'(input, scope) {
    const player = playerOf(scope)
    const { database, now } = scope.sandbox
    const at = now()
    const request = await moneyRequest(scope, 'cashbacks.payout', input, at)
    return doOnce(database, request, callContracts['cashbacks.payout'].answer, async (trx) => {
      await payCashback(trx, { playerId: player.id, id: input.cashback_id, at })
      return 1 as const
    })
  },

  async 'cashbacks.remove'({ cashback_id }, scope) {
    const { database, now } = scope.sandbox
    const choice = { playerId: playerOf(scope).id, id: cashback_id, at: now() }
    await inTransaction(database, (trx) => removeCashback(trx, choice))
    return 1
  },
} satisfies CallHandlers
