import { callContracts, type CallInput } from '../../../schemas/api/calls.ts'
import { transactionStatuses, type DepositMethod, type Transaction } from '../../../schemas/api/entities.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import type { Player } from '../accounts/players.ts'
import { toMinorUnits } from '../ledger/currencies.ts'
import { doOnce } from '../ledger/idempotency.ts'
import { playerOwner } from '../ledger/ledger.ts'
import { depositMethods, maskRequisites, requisiteFaults } from '../payments/methods.ts'
import { countTransactions, readTransactions, transactionEntity } from '../payments/transactions.ts'
import { playerOf, type Handlers } from './call-scope.ts'
import { listOf } from './comma-list.ts'

const methodsFor = ({ currency }: Player) => depositMethods.filter((method) => method.currency === currency)

function isStatus(status: string): status is Transaction['status'] {
  return transactionStatuses.some((known) => known === status)
}

/** The amount in minor units, or what is wrong with it. */
function amountWithin(amount: string, method: DepositMethod): bigint | 'amount' | 'min' | 'max' {
  const [value, min, max] = [amount, method.min, method.max].map((each) =>
    toMinorUnits(each, method.currency),
  )
  if (value === undefined || min === undefined || max === undefined) return 'amount'
  if (value < min) return 'min'
  return value > max ? 'max' : value
}

function checkedDeposit(input: CallInput<'cashier.makedeposit'>, player: Player) {
  const method = methodsFor(player).find(({ id }) => id === input.method_id)
  if (!method) throw new ApiError('InvalidParameterException', 'No such method', { method_id: 'unknown' })
  const amount = amountWithin(input.amount, method)
  const faults = requisiteFaults(method, input.requisites)
  if (typeof amount === 'string')
    throw new ApiError('InvalidParameterException', 'Wrong amount', { ...faults, amount })
  if (Object.keys(faults).length > 0)
    throw new ApiError('InvalidParameterException', 'Wrong requisites', faults)
  return { method, amount }
}

export const cashierCalls: Handlers<
  'cashier.getdepositsettings' | 'cashier.makedeposit' | 'cashier.gethistory'
> = {
  'cashier.getdepositsettings'(_input, scope) {
    return Promise.resolve({ items: methodsFor(playerOf(scope)) })
  },

  async 'cashier.makedeposit'(input, scope) {
    const player = playerOf(scope)
    const { method, amount } = checkedDeposit(input, player)
    const { database, now, random, publicUrl } = scope.sandbox
    const at = now()
    const request = { owner: playerOwner(player.id), key: scope.idempotencyKey, body: input, at }
    return doOnce(database, request, callContracts['cashier.makedeposit'].answer, async (booking) => {
      const token = random.token()
      const { id } = await booking
        .insertInto('transactions')
        .values({
          player_id: player.id,
          type: 'deposit',
          method: method.sysname,
          amount,
          currency: method.currency,
          requisites: JSON.stringify(maskRequisites(input.requisites)),
          status: 'pending',
          locale: scope.locale,
          token,
          created_at: at,
          updated_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const [transaction] = await readTransactions(booking, { id })
      if (!transaction) throw new Error(`transaction ${id} is gone`)
      return {
        transaction: transactionEntity(transaction, publicUrl.host),
        display: 'redirect' as const,
        url: `/sandbox/payments/${token}`,
      }
    })
  },

  async 'cashier.gethistory'({ offset, count, type, statuses }, scope) {
    const player = playerOf(scope)
    const { database, publicUrl } = scope.sandbox
    const wanted = listOf(statuses)
    if (!wanted.every(isStatus))
      throw new ApiError('InvalidParameterException', 'Unknown status', { statuses: 'enum' })
    const filter = {
      playerId: player.id,
      statuses: wanted,
      ...(type === 'all' ? {} : { type }),
    }
    const items = await readTransactions(database, filter, { offset, count })
    const total = await countTransactions(database, filter)
    return { items: items.map((item) => transactionEntity(item, publicUrl.host)), total }
  },
}
