import { ApiError } from '../../../schemas/api/errors.ts'
import type { CallAnswer } from '../../../schemas/api/calls.ts'
import type { Transaction } from '../../../schemas/api/entities.ts'
import { callApi } from '../../lib/api/client.ts'
import { NetworkError } from '../../lib/api/network-error.ts'
import { findDeposit, forgetIntent, openIntent, readIntent } from './deposit-intent.ts'

export type DepositAnswer = CallAnswer<'cashier.makedeposit'>

export interface DepositOrder {
  methodId: number
  amount: string
  requisites: Record<string, string>
}

/** Offer of the deposit where none was chosen. */
const noOffer = -1

/** What the platform said last, until `startDeposits`: a second click joins the first. */
let current: Promise<DepositAnswer> | undefined

/** Begins anew: the page of the deposit was opened, or was come back to. */
export function startDeposits(): void {
  current = undefined
}

/** Starts a payment, once, however often it is asked for while it is under way. */
export function makeDeposit(order: DepositOrder): Promise<DepositAnswer> {
  if (current === undefined) {
    const attempt = send(order)
    current = attempt
    // A refusal is the end of this payment: the next click is another one.
    attempt.catch(() => startDeposits())
  }
  return current
}

async function send(order: DepositOrder): Promise<DepositAnswer> {
  const intent = await openIntent(order.methodId, order.amount)
  try {
    const answer = await callApi(
      'cashier.makedeposit',
      {
        method_id: order.methodId,
        amount: order.amount,
        campaign_offer_id: noOffer,
        requisites: order.requisites,
      },
      { idempotencyKey: intent.key },
    )
    forgetIntent()
    return answer
  } catch (error) {
    if (!isAnswerLost(error)) forgetIntent()
    if (!mayHaveArrived(error)) throw error
    // Nothing is sent again by itself: the history says whether the payment arrived.
    const transaction = await findDeposit(intent).catch(() => undefined)
    if (transaction === undefined) throw error
    forgetIntent()
    return { transaction, display: 'pending', url: null }
  }
}

/** No answer, or one that comes from something between us and the platform. */
function isAnswerLost(error: unknown): boolean {
  if (error instanceof NetworkError) return true
  return (
    error instanceof ApiError &&
    ['UnknownErrorException', 'InternalServerErrorException'].includes(error.type)
  )
}

/** The platform refuses a known key with other requisites: then the first attempt had arrived. */
function mayHaveArrived(error: unknown): boolean {
  return isAnswerLost(error) || (error instanceof ApiError && error.type === 'InvalidRequestException')
}

/** The payment that was under way when the page was left or reloaded, if it arrived. */
export async function findUnansweredDeposit(): Promise<Transaction | undefined> {
  const intent = readIntent()
  if (intent === undefined) return undefined
  const transaction = await findDeposit(intent)
  // While it is pending the intent stays: the same payment once more leads to the same payment page.
  if (transaction !== undefined && transaction.status !== 'pending') forgetIntent()
  return transaction
}
