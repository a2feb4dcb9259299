import type { CallAnswer } from '../../schemas/api/calls.ts'
import type { SandboxInput } from '../calls/numeric-ids.ts'
import type { DepositInfo, DepositMethod } from '../../schemas/api/entities/cashier.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { opensPaymentPage, type PaymentDisplay } from '../../schemas/api/payment-displays.ts'
import type { Locale } from '../locale.ts'
import type { Player } from '../accounts/players.ts'
import { assertMayDeposit } from '../accounts/restrictions.ts'
import { toAmount } from '../ledger/currencies.ts'
import { texts } from '../pages/texts.ts'
import { offers } from '../rewards/offers.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { TransactionTable } from '../tables/cashier.ts'
import { checkedAmount, feeOf } from './amount.ts'
import { useCard } from './cards.ts'
import { depositMethodsFor, processingTime } from './methods.ts'
import { requestedRequisites, destination, maskRequisites, requisiteErrors } from './requisites.ts'
import { testOutcome, type TestOutcome } from './test-values.ts'
import { addTransaction, transactionEntity, type StoredTransaction } from './transactions.ts'
import type { DbTransaction } from '../tables/database.ts'

type Input = SandboxInput<'cashier.makedeposit'>

/** Offer id of a deposit without an offer. */
const noOffer = -1

/** Time limit for the payer on the provider's page. */
const payerTimeoutMs = 24 * 60 * 60 * 1000
/** Time after which the simulated payment app confirms without user action. */
const appTimeoutMs = 60_000

/** Address of the provider's page; in an iframe it has an origin of its own, as that of a processor. */
function paymentUrl(
  { display, token }: Pick<StoredTransaction, 'display' | 'token'>,
  framesOrigin: string,
): string {
  return `${display === 'frame' ? framesOrigin : ''}/sandbox/payments/${token}`
}

/** Throws the errors the provider returns immediately. */
function assertProviderTakes(method: DepositMethod, outcome: TestOutcome | undefined): void {
  if (!method.is_available || outcome === 'unavailable')
    throw new ApiError('BillingUnavailableException', 'The provider is out of service', {
      method_id: 'unavailable',
    })
  if (outcome === 'service_error')
    throw new ApiError('BillingServiceErrorException', 'The provider answered with an error')
  if (outcome === 'declined')
    throw new ApiError('BillingTransactionDeclinedException', 'The bank has declined the payment')
}

/** When and how the payment ends without user action. */
function plannedEnding(
  method: DepositMethod,
  display: PaymentDisplay,
  outcome: TestOutcome | undefined,
  at: number,
): Pick<TransactionTable, 'settles_at' | 'settles_as'> {
  const ending = outcome === 'declined_later' ? 'declined' : 'success'
  if (display === 'pending') return { settles_at: at + processingTime(method), settles_as: ending }
  if (opensPaymentPage(display)) return { settles_at: at + payerTimeoutMs, settles_as: 'expired' }
  return { settles_at: at + appTimeoutMs, settles_as: ending }
}

interface DepositOrder {
  input: Input
  method: DepositMethod
  /** Minor units. */
  amount: bigint
  /** The card to save when the deposit has succeeded, as `describeCard` describes it. */
  savesCard: string | null
  locale: Locale
  at: number
}

/** Rejects an unknown offer, or one not available for this method. */
function assertOfferTakes({ campaign_offer_id: offerId }: Input, { sysname }: DepositMethod): void {
  if (offerId === noOffer) return
  const offer = offers.find(({ id, action, isListed }) => id === offerId && action === 'deposit' && isListed)
  if (!offer)
    throw new ApiError('InvalidParameterException', 'No such offer', { campaign_offer_id: 'unknown' })
  if (offer.excludedMethods.includes(sysname))
    throw new ApiError('InvalidParameterException', 'The offer leaves this method out', {
      campaign_offer_id: 'exclude_methods',
    })
}

/** The method and amount of a deposit; throws if the request is invalid. */
export function checkedDeposit(input: Input, player: Player) {
  const method = depositMethodsFor(player.currency).find(({ id }) => id === input.method_id)
  if (!method) throw new ApiError('InvalidParameterException', 'No such method', { method_id: 'unknown' })
  const errors = input.card_id === undefined ? requisiteErrors(method, input.requisites) : {}
  const amount = checkedAmount(input.amount, method, errors)
  assertOfferTakes(input, method)
  return { method, amount }
}

/** Starts a deposit in the caller's transaction: pending until the provider reports the result. */
export async function startDeposit(
  trx: DbTransaction,
  { random, publicUrl, framesOrigin }: SandboxContext,
  player: Player,
  { input, method, amount, savesCard, locale, at }: DepositOrder,
): Promise<CallAnswer<'cashier.makedeposit'>> {
  await assertMayDeposit(trx, player, amount, at)
  const { card_id: cardId } = input
  const requisites =
    cardId === undefined
      ? maskRequisites(requestedRequisites(method, input.requisites))
      : await useCard(trx, { playerId: player.id, method, id: cardId, at })
  // Masking keeps the part that decides the outcome.
  const outcome = testOutcome(destination(method, requisites), input.amount)
  assertProviderTakes(method, outcome)
  // Without a code, nothing is left to do for the payer.
  const display = cardId !== undefined && method.saved_cards === 'without_code' ? 'pending' : method.display
  const token = random.token()
  const transaction = await addTransaction(trx, {
    player_id: player.id,
    type: 'deposit',
    method: method.sysname,
    amount,
    fee: feeOf(amount, method),
    currency: method.currency,
    requisites: JSON.stringify(requisites),
    status: 'pending',
    locale,
    token,
    display,
    offer_id: input.campaign_offer_id,
    ...plannedEnding(method, display, outcome, at),
    fail_reason: null,
    card_id: cardId ?? null,
    saves_card: savesCard,
    created_at: at,
    updated_at: at,
  })
  return {
    transaction: transactionEntity(transaction, publicUrl.host),
    display,
    url: display === 'pending' ? null : paymentUrl(transaction, framesOrigin),
  }
}

/** Receipt of a deposit in the given language. */
export function depositInfo(
  payment: StoredTransaction,
  locale: Locale,
  { publicUrl, framesOrigin }: Pick<SandboxContext, 'publicUrl' | 'framesOrigin'>,
): DepositInfo {
  const { currency, status, fail_reason: reason, display } = payment
  const credited = status === 'success' ? payment.amount - payment.fee : 0n
  const hasPage = status === 'pending' && display !== 'pending'
  return {
    ...transactionEntity(payment, publicUrl.host),
    fee: { amount: toAmount(payment.fee, currency), currency },
    offer_id: payment.offer_id === noOffer ? null : payment.offer_id,
    credited: { amount: toAmount(credited, currency), currency },
    fail_reason: reason === null ? null : texts[locale].payment.failReasons[reason],
    display,
    url: hasPage ? paymentUrl(payment, framesOrigin) : null,
  }
}
