import { callContracts } from '../../../schemas/api/calls.ts'
import { transactionStatuses, type Transaction } from '../../../schemas/api/entities/cashier.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { doOnce } from '../../ledger/idempotency.ts'
import { banks } from '../../payments/banks.ts'
import { describeCard, readCards, removeCard } from '../../payments/cards.ts'
import { checkedDeposit, depositInfo, startDeposit } from '../../payments/deposit.ts'
import { depositMethodsFor } from '../../payments/methods.ts'
import { fingerprintOf } from '../../payments/saved-requisites.ts'
import { settleDue } from '../../payments/settle.ts'
import { countTransactions, readTransactions, transactionEntity } from '../../payments/transactions.ts'
import { cancelWithdrawal, checkedWithdrawal, startWithdrawal } from '../../payments/withdrawal.ts'
import { withdrawSettings } from '../../payments/withdraw-settings.ts'
import { playerOf, sessionOf, type CallHandlers } from '../call-scope.ts'
import { moneyRequest } from '../money-request.ts'
import { listOf } from '../comma-list.ts'

function isStatus(status: string): status is Transaction['status'] {
  return transactionStatuses.some((known) => known === status)
}

export const cashierCalls = {
  'cashier.getbanks'(_input, scope) {
    const { currency } = playerOf(scope)
    return Promise.resolve({ items: banks.filter(({ currencies }) => currencies.includes(currency)) })
  },

  async 'cashier.getcards'(_input, scope) {
    const { id } = playerOf(scope)
    const { sandbox } = scope
    // A deposit that has just succeeded may have saved its card.
    await settleDue(sandbox, { playerId: id })
    return { items: await readCards(sandbox.database, id, sandbox.now()) }
  },

  async 'cashier.removecard'({ id }, scope) {
    await removeCard(scope.sandbox.database, playerOf(scope).id, id)
    return 1
  },

  'cashier.getdepositsettings'(_input, scope) {
    return Promise.resolve({ items: [...depositMethodsFor(playerOf(scope).currency)] })
  },

  async 'cashier.getdepositinfo'({ id }, scope) {
    const { id: playerId } = playerOf(scope)
    const { database } = scope.sandbox
    await settleDue(scope.sandbox, { playerId })
    const [payment] = await readTransactions(database, { id, playerId, type: 'deposit' })
    if (!payment) throw new ApiError('InvalidParameterException', 'No such deposit', { id: 'unknown' })
    return depositInfo(payment, scope.locale, scope.sandbox)
  },

  async 'cashier.makedeposit'(input, scope) {
    const player = playerOf(scope)
    const { sandbox, locale } = scope
    const checked = checkedDeposit(input, player)
    const at = sandbox.now()
    const isSaved = input.save_card === true && input.card_id === undefined
    const savesCard = isSaved ? await describeCard(sandbox, checked.method, input.requisites, at) : null
    return doOnce(
      sandbox.database,
      await moneyRequest(scope, 'cashier.makedeposit', input, at),
      callContracts['cashier.makedeposit'].answer,
      (trx) => startDeposit(trx, sandbox, player, { input, ...checked, savesCard, locale, at }),
    )
  },

  async 'cashier.gethistory'({ offset, count, type, statuses }, scope) {
    const player = playerOf(scope)
    const { database, publicUrl } = scope.sandbox
    const wanted = listOf(statuses)
    if (!wanted.every(isStatus))
      throw new ApiError('InvalidParameterException', 'Unknown status', { statuses: 'enum' })
    await settleDue(scope.sandbox, { playerId: player.id })
    const filter = {
      playerId: player.id,
      statuses: wanted,
      ...(type === 'all' ? {} : { type }),
    }
    const items = await readTransactions(database, filter, { offset, count })
    const total = await countTransactions(database, filter)
    return { items: items.map((item) => transactionEntity(item, publicUrl.host)), total }
  },

  async 'cashier.getwithdrawsettings'(_input, scope) {
    const player = playerOf(scope)
    const { sandbox } = scope
    await settleDue(sandbox, { playerId: player.id })
    return withdrawSettings(sandbox, player, sandbox.now())
  },

  async 'cashier.makewithdrawal'(input, scope) {
    const session = sessionOf(scope)
    const { player } = session
    const { sandbox, locale } = scope
    const checked = checkedWithdrawal(input, player)
    await settleDue(sandbox, { playerId: player.id })
    const fingerprint = await fingerprintOf(sandbox, { ...checked.asked, ...checked.bank })
    const at = sandbox.now()
    const order = { input, ...checked, fingerprint, locale, at }
    return doOnce(
      sandbox.database,
      await moneyRequest(scope, 'cashier.makewithdrawal', input, at),
      callContracts['cashier.makewithdrawal'].answer,
      (trx) => startWithdrawal(trx, sandbox, session, order),
    )
  },

  async 'cashier.cancelwithdrawal'(input, scope) {
    const { id: playerId } = playerOf(scope)
    const { sandbox } = scope
    // A withdrawal the operator has already processed cannot be cancelled.
    await settleDue(sandbox, { playerId })
    const at = sandbox.now()
    return doOnce(
      sandbox.database,
      await moneyRequest(scope, 'cashier.cancelwithdrawal', input, at),
      callContracts['cashier.cancelwithdrawal'].answer,
      (trx) => cancelWithdrawal(trx, sandbox, playerId, { id: input.id, at }),
    )
  },
} satisfies CallHandlers
