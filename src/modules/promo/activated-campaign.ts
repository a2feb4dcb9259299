import { useSyncExternalStore } from 'react'
import type { Offer } from '../../../schemas/api/entities/rewards.ts'
import { sessionStore } from '../session/index.ts'

interface Activated {
  /** Nobody sees the campaign that a previous player activated. */
  uid: number | undefined
  offer: Offer
}

let activated: Activated | undefined
const listeners = new Set<() => void>()

const currentUid = () => sessionStore.get().account?.uid

/** The campaign activated last by a promo code during this visit. */
export function activatedCampaign(): Offer | undefined {
  return activated !== undefined && activated.uid === currentUid() ? activated.offer : undefined
}

/** Remembers a campaign as activated, for all places that show it. */
export function keepActivatedCampaign(offer: Offer): void {
  activated = { uid: currentUid(), offer }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const stop = sessionStore.subscribe(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

export function useActivatedCampaign(): Offer | undefined {
  return useSyncExternalStore(subscribe, activatedCampaign, () => undefined)
}
