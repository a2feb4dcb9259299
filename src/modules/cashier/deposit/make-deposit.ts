import type { EntityId } from '../../../../schemas/api/entity-id.ts'
import type { CallAnswer } from '../../../../schemas/api/calls.ts'
import { callApi } from '../../../lib/api/client.ts'
import { writeItem } from '../../../lib/browser/storage.ts'
import * as storageKeys from '../../../lib/browser/storage-keys.ts'
import { createSubmitter } from '../intents/submitter.ts'

export type DepositAnswer = CallAnswer<'cashier.makedeposit'>

export interface DepositOrder {
  methodId: EntityId
  /** Sysname of the method. */
  method: string
  amount: string
  offerId: EntityId
  requisites: Record<string, string>
  /** Saved card that pays. */
  cardId?: EntityId | undefined
  /** Save the card of the requisites. */
  savesCard?: boolean
}

/** Offer id if no offer is chosen. */
export const noOffer = -1

export const deposits = createSubmitter<DepositAnswer>('deposit')

/** Starts a payment, once however often it is called until it ends. */
export async function makeDeposit({
  methodId,
  method,
  amount,
  offerId,
  requisites,
  cardId,
  savesCard = false,
}: DepositOrder): Promise<DepositAnswer> {
  const submitted = await deposits.submit(
    { kind: 'deposit', method, amount, transactionId: null },
    (options) =>
      callApi(
        'cashier.makedeposit',
        {
          method_id: methodId,
          amount,
          campaign_offer_id: offerId,
          requisites,
          ...(cardId !== undefined && { card_id: cardId }),
          ...(savesCard && { save_card: true }),
        },
        options,
      ),
  )
  writeItem('local', storageKeys.lastDepositMethod, method)
  if (submitted.status === 'done') return submitted.answer
  return { transaction: submitted.transaction, display: 'pending', url: null }
}
