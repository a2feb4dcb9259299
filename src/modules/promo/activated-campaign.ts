import type { EntityId } from '../../../schemas/api/entity-id.ts'
import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand'
import type { Offer } from '../../../schemas/api/entities/rewards.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { readJson, removeItem, writeJson } from '../../lib/browser/storage.ts'
import * as storageKeys from '../../lib/browser/storage-keys.ts'
import { sessionStore } from '../session/index.ts'

interface Activated {
  /** Nobody sees the campaign that a previous player activated. */
  uid: EntityId | undefined
  offer: Offer
}

const isActivated = (value: unknown): value is Activated => isRecord(value) && isRecord(value['offer'])

function stored(): Activated | undefined {
  const value = readJson('session', storageKeys.activatedCampaign)
  return isActivated(value) ? value : undefined
}

const store = createStore<Activated | undefined>(stored)

const currentUid = () => sessionStore.get().account?.uid

/** The campaign activated last by a promo code during this visit. */
export function activatedCampaign(): Offer | undefined {
  const activated = store.getState()
  return activated !== undefined && activated.uid === currentUid() ? activated.offer : undefined
}

/** Stores a campaign as activated, for all places that show it. */
export function keepActivatedCampaign(offer: Offer): void {
  const activated: Activated = { uid: currentUid(), offer }
  writeJson('session', storageKeys.activatedCampaign, activated)
  store.setState(activated, true)
}

/**
 * Forgets the activated campaign once a deposit has used its offer. `offerId`: the offer of a deposit that has arrived;
 * null: none; undefined: the platform does not say.
 */
export function spendCampaign(offerId: Offer['id'] | null | undefined): void {
  const offer = store.getState()?.offer
  if (offer?.trigger.action !== 'deposit' || (offerId !== undefined && offerId !== offer.id)) return
  removeItem('session', storageKeys.activatedCampaign)
  store.setState(undefined, true)
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
