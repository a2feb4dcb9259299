import { urlOf } from '../../../schemas/roles/role-table.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../../schemas/api/errors.ts'
import { callApi } from '../../lib/api/client.ts'
import { NetworkError } from '../../lib/api/network-error.ts'
import { runAction } from '../../renderer/actions.ts'

/** Each but `done` has texts below `auth.confirmation`. */
export type ConfirmationState =
  | 'pending'
  | 'done'
  /** Only the player may confirm and must log in first. */
  | 'guest'
  /** The link is incomplete. */
  | 'broken'
  | 'expired'
  | 'offline'
  | 'failed'
  | 'sending'
  | 'sent'
  | 'tooSoon'

interface Link {
  contact: string
  code: string
}

function stateOf(error: unknown): ConfirmationState {
  if (error instanceof NetworkError) return 'offline'
  if (!(error instanceof ApiError)) return 'failed'
  if (error.type === 'AuthorizationException') return 'guest'
  return error.type === 'InvalidParameterException' ? 'expired' : 'failed'
}

async function confirm({ contact, code }: Link): Promise<ConfirmationState> {
  try {
    await callApi('account.confirmContact', { contact, code })
    return 'done'
  } catch (error) {
    return stateOf(error)
  }
}

async function sendAgain(contact: string): Promise<ConfirmationState> {
  try {
    await callApi('account.sendconfirmationtocontact', { contact })
    return 'sent'
  } catch (error) {
    if (error instanceof ApiError && error.type === 'TooManyRequestsException') return 'tooSoon'
    return stateOf(error)
  }
}

interface ConfirmationOptions {
  /** Query of the address; undefined while it is not known. */
  link: Partial<Link> | undefined
  isAuthenticated: boolean
  onConfirmed: () => void
}

/** Confirms a contact with the opened link, and requests another message if the link has expired. */
export function useContactConfirmation({ link, isAuthenticated, onConfirmed }: ConfirmationOptions) {
  const { contact, code } = link ?? {}
  const [attempt, setAttempt] = useState(0)
  const asked = contact && code && isAuthenticated ? `${contact}/${code}/${attempt}` : undefined
  const [outcome, setOutcome] = useState<{ asked: string; state: ConfirmationState }>()

  const finish = useEffectEvent(() => {
    onConfirmed()
    runAction({ type: 'navigate', to: urlOf('confirmation-success') })
  })

  useEffect(() => {
    if (asked === undefined || !contact || !code) return
    let isWanted = true
    void confirm({ contact, code }).then((state) => {
      if (!isWanted) return
      if (state === 'done') finish()
      else setOutcome({ asked, state })
    })
    return () => {
      isWanted = false
    }
  }, [asked, contact, code])

  function resend() {
    if (asked === undefined || !contact) return
    setOutcome({ asked, state: 'sending' })
    void sendAgain(contact).then((state) => setOutcome({ asked, state }))
  }

  return { state: stateNow(), retry: () => setAttempt(attempt + 1), resend }

  function stateNow(): ConfirmationState {
    if (link === undefined) return 'pending'
    if (!contact || !code) return 'broken'
    if (!isAuthenticated) return 'guest'
    return outcome?.asked === asked && outcome !== undefined ? outcome.state : 'pending'
  }
}
