import { useState } from 'react'
import type { Offer } from '../../../schemas/api/entities/rewards.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { callApi } from '../../lib/api/client.ts'
import { useTask } from '../../lib/data/use-task.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { showToast } from '../toasts/index.ts'
import { track } from '../tracking/index.ts'

/** Why the offer may not be taken; keys of texts. */
type OfferClaimError = 'deposit' | 'break' | 'terms' | 'other'

const rules: Readonly<Record<string, OfferClaimError>> = {
  break: 'break',
  newcomersOnly: 'terms',
  stakes: 'terms',
}

function describe(error: unknown): OfferClaimError {
  if (!(error instanceof ApiError)) return 'other'
  if (error.type === 'UserNeedDepositException') return 'deposit'
  return rules[String(error.data['offer_id'])] ?? 'other'
}

const isTakenAlready = (error: unknown) => error instanceof ApiError && error.data['offer_id'] === 'taken'

interface OfferClaim {
  isPending: boolean
  /** Taken on this page, even if the list does not know it yet. */
  isDone: boolean
  error: OfferClaimError | undefined
  take: () => void
}

/** Takes an offer with everything it gives. */
export function useOfferClaim({ id, description, trigger }: Offer, onTaken: () => void): OfferClaim {
  const { t } = useTranslation()
  const [isDone, setIsDone] = useState(false)
  const { isPending, problem, run } = useTask(async () => {
    try {
      await callApi('campaigns.takepromotions', { offer_id: id })
    } catch (error) {
      if (!isTakenAlready(error)) throw error
      // In another tab, or by a click whose answer was lost.
      onTaken()
      return
    }
    track('offer_take', { id })
    showToast({
      kind: 'success',
      title: t('offers.taken.toast', { name: description.name }),
      detail: t(trigger.action === 'deposit' ? 'offers.taken.atDeposit' : 'offers.taken.given'),
    })
    setIsDone(true)
    onTaken()
  }, describe)

  return { isPending, isDone, error: problem, take: run }
}
