import { ApiError } from '../../../../schemas/api/errors.ts'
import type { OperationValues } from '../../../renderer/actions.ts'
import { depositOpenedFrom } from '../../../lib/urls/deposit-origin.ts'
import { splitLocalePath } from '../../../lib/urls/locale-path.ts'
import { sessionStore } from '../../session/index.ts'
import { track } from '../../tracking/index.ts'
import { storeOrder } from './stored-order.ts'
import { leaveForPayment, type Exits } from './leave-for-payment.ts'
import { makeDeposit, noOffer, type DepositAnswer, type DepositOrder } from './make-deposit.ts'
import { idOf, requisitesOf } from '../order/operation-values.ts'

/** Method, amount and offer come from the deposit panel, the requisites from the form document. */
export function readOrder(values: OperationValues): DepositOrder {
  const { method, amount } = values
  const methodId = idOf(values, 'method_id')
  if (methodId === undefined || typeof method !== 'string' || typeof amount !== 'string') {
    throw new ApiError('InvalidParameterException', 'a deposit needs a method and an amount')
  }
  const offerId = idOf(values, 'campaign_offer_id') ?? noOffer
  return {
    methodId,
    method,
    amount,
    offerId,
    requisites: requisitesOf(values),
    cardId: idOf(values, 'card_id'),
    savesCard: values['save_card'] === true,
  }
}

/** The operation of the requisites forms: starts the payment and opens the page where it continues. */
export async function depositAndLeave(values: OperationValues, exits?: Exits): Promise<DepositAnswer> {
  const answer = await makeDeposit(readOrder(values))
  const uid = sessionStore.get().account?.uid
  // The form may be in a dialog over a game.
  if (uid !== undefined) depositOpenedFrom(uid, splitLocalePath(window.location.pathname).path)
  track('make_deposit', { transaction: answer.transaction.id, ...answer.transaction.amount })
  storeOrder({ transactionId: answer.transaction.id, isOutcomeSeen: false })
  leaveForPayment(answer, exits)
  return answer
}
