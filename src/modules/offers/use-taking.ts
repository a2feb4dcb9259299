import { useRef, useState } from 'react'
import type { Offer } from '../../../schemas/api/entities/rewards.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { callApi } from '../../lib/api/client.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { showToast } from '../toasts/index.ts'
import { track } from '../tracking/index.ts'

/** What would have to change before the offer may be taken. */
export type Refusal = 'deposit' | 'break' | 'terms' | 'other'

const rules: Readonly<Record<string, Refusal>> = { break: 'break', newcomersOnly: 'terms', stakes: 'terms' }

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return 'other'
  if (error.type === 'UserNeedDepositException') return 'deposit'
  return rules[String(error.data['offer_id'])] ?? 'other'
}

const isTakenAlready = (error: unknown) => error instanceof ApiError && error.data['offer_id'] === 'taken'

export interface Taking {
  isSending: boolean
  /** Taken on this page, whatever the list knows of it yet. */
  isDone: boolean
  refusal: Refusal | undefined
  take: () => void
}

/** Takes an offer with all that it gives, once however often the button is pressed. */
export function useTaking({ id, description, trigger }: Offer, onTaken: () => void): Taking {
  const { t } = useTranslation()
  const isUnderWay = useRef(false)
  const [isSending, setIsSending] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  async function take() {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsSending(true)
    setRefusal(undefined)
    try {
      await callApi('campaigns.takepromotions', { offer_id: id })
      track('offer_take', { id })
      showToast({
        kind: 'success',
        title: t('offers.taken.toast', { name: description.name }),
        detail: t(trigger.action === 'deposit' ? 'offers.taken.atDeposit' : 'offers.taken.given'),
      })
      setIsDone(true)
      onTaken()
    } catch (error) {
      // In another tab, or by a click whose answer was lost: there is nothing left to do.
      if (isTakenAlready(error)) onTaken()
      else setRefusal(refusalOf(error))
    }
    isUnderWay.current = false
    setIsSending(false)
  }

  return { isSending, isDone, refusal, take: () => void take() }
}
