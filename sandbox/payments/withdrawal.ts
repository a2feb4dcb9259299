import type { CallAnswer } from '../../schemas/api/calls.ts'
import type { SandboxInput } from '../calls/numeric-ids.ts'
import { resetPointsOnCashout } from '../competitions/tournament-points.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import type { Locale } from '../locale.ts'
import type { Player } from '../accounts/players.ts'
import { reportChange } from '../accounts/contacts/report-change.ts'
import { assertConfirmed } from '../accounts/login/confirmation.ts'
import type { Session } from '../accounts/login/sessions.ts'
import { assertActive } from '../accounts/restrictions.ts'
import { toAmount } from '../ledger/currencies.ts'
import {
  balanceOf,
  postEntry,
  holdOwner,
  InsufficientFundsError,
  playerOwner,
  type AccountKey,
} from '../ledger/ledger.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { checkedAmount, feeOf } from './amount.ts'
import { banks } from './banks.ts'
import { payoutMethodsFor, processingTime, type PayoutMethod } from './methods.ts'
import { requestedRequisites, destination, maskRequisites, requisiteErrors } from './requisites.ts'
import { areConfirmed, confirmRequisites, saveRequisites, usableRequisites } from './saved-requisites.ts'
import { settleWithin } from './settle.ts'
import { testOutcome, type TestOutcome } from './test-values.ts'
import {
  addTransaction,
  readTransactions,
  transactionEntity,
  type StoredTransaction,
} from './transactions.ts'
import { assertIdentityFor, assertWithinLimits } from './withdrawal-limits.ts'
import { assertMayWithdraw } from './withdrawal-requirements.ts'
import type { DbTransaction } from '../tables/database.ts'

type Input = SandboxInput<'cashier.makewithdrawal'>
type Answer = CallAnswer<'cashier.makewithdrawal'>

const mainOf = (owner: string, currency: string): AccountKey => ({ owner, wallet: 'main', currency })

function bankOf({ bank_id: id }: Input, { bank_required, currency }: PayoutMethod): Record<string, string> {
  if (!bank_required) return {}
  const bank = banks.find((each) => each.id === id && each.currencies.includes(currency))
  if (!bank)
    throw new ApiError('InvalidParameterException', 'A bank of the list is needed', {
      bank_id: id === undefined ? 'required' : 'unknown',
    })
  return { bank: bank.name }
}

/** Validates a withdrawal as far as the request alone allows. */
export function checkedWithdrawal(input: Input, player: Player) {
  const method = payoutMethodsFor(player.currency).find(({ id }) => id === input.method_id)
  if (!method) throw new ApiError('InvalidParameterException', 'No such method', { method_id: 'unknown' })
  const isSaved = input.saved_requisite_id !== undefined
  const errors = isSaved ? {} : requisiteErrors(method, input.requisites)
  const amount = checkedAmount(input.amount, method, errors)
  const bank = isSaved ? {} : bankOf(input, method)
  const asked = requestedRequisites(method, input.requisites)
  return { method, amount, asked, bank }
}

/** Errors the operator returns immediately. */
const immediateErrors: Partial<Record<TestOutcome, () => ApiError>> = {
  declined: () => new ApiError('WithdrawalDeclinedException', 'The operator has declined the withdrawal'),
  service_error: () => new ApiError('BillingServiceErrorException', 'The provider answered with an error'),
  unavailable: () => new ApiError('BillingUnavailableException', 'The provider is out of service'),
  on_verification: () =>
    new ApiError('RequisitesOnVerificationException', 'These requisites are being checked'),
  validation_required: () =>
    new ApiError('RequisitesValidationRequiredException', 'These requisites must be confirmed first'),
  fraudulent: () => new ApiError('RequisitesFraudulentException', 'These requisites are refused'),
}

interface WithdrawalOrder extends ReturnType<typeof checkedWithdrawal> {
  input: Input
  /** Of the full payment details given. */
  fingerprint: string
  locale: Locale
  at: number
}

/** The player's current row: the account may have been blocked or verified since the call started. */
async function currentPlayer(trx: DbTransaction, id: number): Promise<Player> {
  const player = await trx.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  assertActive(player)
  return player
}

/** The first payout to payment details must be confirmed, and is reported to the player. */
async function confirmFirstPayout(trx: DbTransaction, session: Session, at: number): Promise<void> {
  const now = () => at
  await assertConfirmed({ database: trx, now }, session)
  await reportChange({ now }, trx, { player: session.player, change: 'requisites' })
}

/**
 * The masked payment details to pay to: saved ones, or the given ones, which are then saved. A card saved by a deposit
 * is not confirmed yet: with a stolen session, a thief can pay a deposit by a card of their own.
 */
async function payoutRequisites(
  trx: DbTransaction,
  session: Session,
  { input, method, asked, bank, fingerprint, at }: WithdrawalOrder,
): Promise<Record<string, string>> {
  const { saved_requisite_id: savedId } = input
  const { player } = session
  if (savedId !== undefined) {
    const saved = await usableRequisites(trx, player.id, method, savedId)
    if (!saved.isConfirmed) {
      await confirmFirstPayout(trx, session, at)
      await confirmRequisites(trx, savedId, at)
    }
    return saved.masked
  }
  const masked = { ...maskRequisites(asked), ...bank }
  const used = { playerId: player.id, method, fingerprint }
  if (!(await areConfirmed(trx, used))) await confirmFirstPayout(trx, session, at)
  await saveRequisites(trx, { ...used, masked, at }, { isConfirmed: true })
  return masked
}

/** Moves the money of a withdrawal from the balance to the hold account. */
async function hold(
  trx: DbTransaction,
  { id, player_id, amount, fee, currency, created_at }: StoredTransaction,
) {
  const held = amount + fee
  const account = mainOf(playerOwner(player_id), currency)
  try {
    await postEntry(trx, {
      reference: `withdrawal:${id}:held`,
      kind: 'withdrawal_hold',
      at: created_at,
      postings: [
        { ...account, amount: -held },
        { ...mainOf(holdOwner(player_id), currency), amount: held },
      ],
    })
  } catch (error) {
    if (!(error instanceof InsufficientFundsError)) throw error
    throw new ApiError('WithdrawalLimitsExceededException', 'The balance does not cover the withdrawal', {
      amount: 'balance',
      available: toAmount(await balanceOf(trx, account), currency),
      currency,
    })
  }
}

/**
 * Starts a withdrawal in the caller's transaction: the money is held at once, and the simulated operator pays
 * it out or declines it after the method's processing time.
 */
export async function startWithdrawal(
  trx: DbTransaction,
  { random, publicUrl }: SandboxContext,
  session: Session,
  order: WithdrawalOrder,
): Promise<Answer> {
  const { input, method, amount, locale, at } = order
  const playerId = session.player.id
  const player = await currentPlayer(trx, playerId)
  await assertMayWithdraw(trx, player, at)
  const requisites = await payoutRequisites(trx, { ...session, player }, order)
  const outcome = method.is_available
    ? testOutcome(destination(method, requisites), input.amount)
    : 'unavailable'
  const apiError = outcome && immediateErrors[outcome]
  if (apiError) throw apiError()
  await assertWithinLimits(trx, player, amount, at)
  await assertIdentityFor(trx, player, amount)
  const transaction = await addTransaction(trx, {
    player_id: playerId,
    type: 'withdrawal',
    method: method.sysname,
    amount,
    fee: feeOf(amount, method),
    currency: method.currency,
    requisites: JSON.stringify(requisites),
    status: 'pending',
    locale,
    token: random.token(),
    display: 'pending',
    offer_id: -1,
    settles_at: at + processingTime(method),
    settles_as: outcome === 'declined_later' ? 'declined' : 'success',
    fail_reason: null,
    created_at: at,
    updated_at: at,
  })
  await hold(trx, transaction)
  await resetPointsOnCashout(trx, playerId, at)
  return { transaction: transactionEntity(transaction, publicUrl.host) }
}

/** Cancels an open withdrawal in the caller's transaction and returns the held money. */
export async function cancelWithdrawal(
  trx: DbTransaction,
  sandbox: SandboxContext,
  playerId: number,
  { id, at }: { id: number; at: number },
): Promise<CallAnswer<'cashier.cancelwithdrawal'>> {
  const filter = { id, playerId, type: 'withdrawal' } as const
  const [open] = await readTransactions(trx, filter)
  if (!open) throw new ApiError('InvalidParameterException', 'No such withdrawal', { id: 'unknown' })
  const { status, isSettledNow } = await settleWithin(trx, sandbox, open, { status: 'cancel' }, at)
  if (!isSettledNow)
    throw new ApiError('WithdrawalDeclinedException', 'The withdrawal has ended already', { status })
  const [cancelled] = await readTransactions(trx, filter)
  if (!cancelled) throw new Error(`transaction ${id} is gone`)
  return { transaction: transactionEntity(cancelled, sandbox.publicUrl.host) }
}
