import { useState } from 'react'
import type { Tournament } from '../../../schemas/api/entities/competitions.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { callApi } from '../../lib/api/client.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { runAction } from '../../renderer/actions.ts'
import { useSession } from '../session/index.ts'
import { showToast } from '../toasts/index.ts'
import { track } from '../tracking/index.ts'
import { keepEntered } from './entered.ts'

/** What would have to change before somebody may take part. */
export type Refusal = 'deposit' | 'verification' | 'break' | 'other'

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return 'other'
  if (error.type === 'UserNeedDepositException') return 'deposit'
  if (error.type === 'KycUserProfileException') return 'verification'
  const { reason } = error.data
  return reason === 'time_out' || reason === 'self_excluded' ? 'break' : 'other'
}

export interface ParticipationState {
  isSending: boolean
  refusal: Refusal | undefined
  /** Enters the tournament; a guest is asked to log in. */
  participate: () => void
}

/** Enters a player into a tournament and reads it again, for all places that show it. */
export function useParticipation({ id, description }: Tournament): ParticipationState {
  const { t } = useTranslation()
  const { account } = useSession()
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  async function enter(uid: number) {
    setIsSending(true)
    setRefusal(undefined)
    try {
      await callApi('tournaments.participate', { tournament_id: id })
      track('tournament_participate', { id })
      showToast({ kind: 'success', title: t('tournament.joined', { name: description.name }) })
      // The player is in, whether or not it can be read at once.
      const { items } = await callApi('tournaments.get', { ids: String(id) }).catch(() => ({ items: [] }))
      for (const fresh of items) keepEntered(uid, fresh)
    } catch (error) {
      setRefusal(refusalOf(error))
    }
    setIsSending(false)
  }

  return {
    isSending,
    refusal,
    participate: () => {
      if (isSending) return
      if (account === null) runAction({ type: 'openPopup', popup: 'login' })
      else void enter(account.uid)
    },
  }
}
