import { mutate } from 'swr'
import type { Offer } from '../../../schemas/api/entities/rewards.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { callApi } from '../../lib/api/client.ts'
import { forgetPromoCode, promoCodeReason } from '../../lib/preferences/promo-code.ts'
import { track } from '../tracking/index.ts'
import { keepActivatedCampaign } from './activated-campaign.ts'
import type { OperationValues } from '../../renderer/actions.ts'

/** The code itself was rejected; not a problem of the player or the connection. */
export function isCodeRejected(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && ('promo_code' in error.data || error.type === 'InvalidParameterException')
  )
}

function reportRejection(error: unknown): void {
  if (isCodeRejected(error))
    track('promo-not-found', { code: promoCodeReason(error.data['promo_code']) || 'INVALID' })
}

/** Whether a code is valid, and its offer. Rejects with the platform's reason. */
async function checkPromoCode(code: string): Promise<Offer> {
  try {
    const { offer } = await callApi('campaigns.checkPromocode', { promo_code: code })
    return offer
  } catch (error) {
    reportRejection(error)
    throw error
  }
}

/** The operation of a form's promo code field: the message names the offer that the code would bring. */
export async function describePromoCode({ promo_code: code }: OperationValues): Promise<{ message: string }> {
  const { description } = await checkPromoCode(typeof code === 'string' ? code : '')
  return { message: description.name }
}

/** Activates a code, and remembers its offer as activated. */
export async function activatePromoCode(code: string): Promise<Offer> {
  try {
    const { offer } = await callApi('campaigns.activateOffer', { promo_code: code })
    forgetPromoCode(code)
    keepActivatedCampaign(offer)
    // Lists of offers are reloaded, because it is taken now.
    void mutate((key) => Array.isArray(key) && key[0] === 'campaigns.getoffers')
    return offer
  } catch (error) {
    if (isCodeRejected(error) && promoCodeReason(error.data['promo_code']) === 'ALREADY_USED')
      forgetPromoCode(code)
    reportRejection(error)
    throw error
  }
}
