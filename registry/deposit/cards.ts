import { useState } from 'react'
import type { PaymentCard } from '../../schemas/api/entities/cashier.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import type { OfferedMethod } from '../../src/modules/cashier/index.ts'
import { useConfig } from '../../src/renderer/render-context.tsx'

/** Why a card cannot pay; `unknown`: the platform has it no more. */
export type CardState = 'ready' | 'expired' | 'unknown'

export interface ShownCard extends PaymentCard {
  state: CardState
}

/** What the platform answered about a card, if it rejected a deposit because of it. */
function rejectionIn(error: unknown): Exclude<CardState, 'ready'> | undefined {
  const reason = error instanceof ApiError ? error.data['card_id'] : undefined
  if (reason === undefined) return undefined
  return reason === 'expired' ? 'expired' : 'unknown'
}

/**
 * The saved cards of a method and the player's choice, at first the card used last. A rejected card stays chosen, so
 * that no other one pays without the player's knowledge. `known` are the player's cards; undefined: the platform has
 * none.
 */
export function useCardChoice(method: OfferedMethod, known: readonly PaymentCard[] | undefined) {
  const { savedCardForm } = useConfig().cashier
  const [choice, setChoice] = useState<{ method: string; id: number | null }>()
  const [rejected, setRejected] = useState<ReadonlyMap<number, CardState>>(new Map())
  const isOffered = known !== undefined && savedCardForm !== undefined && method.saved_cards !== undefined
  const cards: ShownCard[] = (isOffered ? known : [])
    .filter((card) => card.method === method.sysname)
    .map((card) => ({ ...card, state: rejected.get(card.id) ?? card.status }))
  const wished =
    choice?.method === method.sysname
      ? choice.id
      : (cards.find(({ status }) => status === 'ready')?.id ?? null)
  const card = cards.find(({ id }) => id === wished)
  return {
    cards,
    /** The card that pays; undefined: one of the requisites. */
    card,
    /** The form that pays with a saved card. */
    form: card === undefined ? undefined : savedCardForm,
    /** Whether the card of the requisites can be saved. */
    canSave: isOffered && card === undefined,
    choose: (id: number | null) => setChoice({ method: method.sysname, id }),
    /** Notes a rejection of the chosen card, and returns its reason. */
    reject: (error: unknown) => {
      const reason = rejectionIn(error)
      if (reason === undefined || card === undefined) return undefined
      setChoice({ method: method.sysname, id: card.id })
      setRejected(new Map([...rejected, [card.id, reason]]))
      return reason
    },
  }
}
