import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand'
import type { Offer } from '../../../schemas/api/entities/rewards.ts'
import { sessionStore } from '../session/index.ts'

interface Activated {
  /** Nobody sees the campaign that a previous player activated. */
  uid: number | undefined
  offer: Offer
}

const store = createStore<Activated | undefined>(() => undefined)

const currentUid = () => sessionStore.get().account?.uid

/** The campaign activated last by a promo code during this visit. */
export function activatedCampaign(): Offer | undefined {
  const activated = store.getState()
  return activated !== undefined && activated.uid === currentUid() ? activated.offer : undefined
}

/** Remembers a campaign as activated, for all places that show it. */
export function keepActivatedCampaign(offer: Offer): void {
  store.setState({ uid: currentUid(), offer }, true)
}

function subscribe(listener: () => void): () => void {
  const stops = [store.subscribe(listener), sessionStore.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

export function useActivatedCampaign(): Offer | undefined {
  return useSyncExternalStore(subscribe, activatedCampaign, () => undefined)
}
