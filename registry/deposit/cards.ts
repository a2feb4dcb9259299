import type { EntityId } from '../../schemas/api/entity-id.ts'
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

/** The saved cards of a player. */
export interface KnownCards {
  /** undefined: the platform has none, or they have not arrived. */
  items: readonly PaymentCard[] | undefined
  /** They have not arrived yet. */
  isWaiting: boolean
}

/** What the platform answered about a card, if it rejected a deposit because of it. */
function rejectionIn(error: unknown): Exclude<CardState, 'ready'> | undefined {
  const reason = error instanceof ApiError ? error.data['card_id'] : undefined
  if (reason === undefined) return undefined
  return reason === 'expired' ? 'expired' : 'unknown'
}

/**
 * The saved cards of a method and the player's choice, which is kept for each method; at first the card used last. A
 * rejected card stays chosen until the player chooses another one or leaves the method, so that no other card pays
 * without the player's knowledge.
 */
export function useCardChoice(method: OfferedMethod, { items, isWaiting }: KnownCards) {
  const { savedCardForm } = useConfig().cashier
  const { sysname } = method
  /** Id of the chosen card of each method; null: another one. */
  const [choices, setChoices] = useState<ReadonlyMap<string, EntityId | null>>(new Map())
  const [rejected, setRejected] = useState<ReadonlyMap<EntityId, CardState>>(new Map())
  const [removed, setRemoved] = useState<ReadonlySet<EntityId>>(new Set())
  const [shown, setShown] = useState(sysname)
  const takesCards = savedCardForm !== undefined && method.saved_cards !== undefined
  const isOffered = takesCards && items !== undefined
  const cards: ShownCard[] = (isOffered ? items : [])
    .filter((card) => card.method === sysname && !removed.has(card.id))
    .map((card) => ({ ...card, state: rejected.get(card.id) ?? card.status }))
  if (shown !== sysname) {
    setShown(sysname)
    const chosen = choices.get(sysname)
    if (chosen && rejected.has(chosen)) setChoices(new Map([...choices, [sysname, null]]))
  }
  const wished = choices.has(sysname)
    ? choices.get(sysname)
    : cards.find(({ state }) => state === 'ready')?.id
  const card = cards.find(({ id }) => id === wished)
  const choose = (id: EntityId | null) => setChoices((before) => new Map([...before, [sysname, id]]))
  return {
    cards,
    /** Whether saved cards may still arrive, so that nothing can be asked for yet. */
    isWaiting: takesCards && isWaiting,
    /** The card that pays; undefined: one of the requisites. */
    card,
    /** The form that pays with a saved card. */
    form: card === undefined ? undefined : savedCardForm,
    /** Whether the card of the requisites can be saved. */
    canSave: isOffered && card === undefined,
    choose,
    /** Notes a rejection of the chosen card, and returns its reason. */
    reject: (error: unknown) => {
      const reason = rejectionIn(error)
      if (reason === undefined || card === undefined) return undefined
      choose(card.id)
      setRejected((before) => new Map([...before, [card.id, reason]]))
      return reason
    },
    /** Forgets a removed card at once. Nothing else is chosen in its place without the player. */
    forget: (id: EntityId) => {
      setRemoved((before) => new Set([...before, id]))
      choose(card === undefined || card.id === id ? null : card.id)
    },
  }
}

export type CardChoiceState = ReturnType<typeof useCardChoice>
