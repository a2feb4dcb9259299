/**
 * Loads of several registry entries that share one answer: the entries declare them, and a module runs them in
 * the browser.
 */
import type { Loads } from './component.ts'

export const loyaltyInfo = {
  call: 'loyalty.getinfo',
  params: {},
  access: 'player',
} as const satisfies Loads[string]

export const loyaltyCharacters = {
  call: 'loyalty.getcharacters',
  params: {},
} as const satisfies Loads[string]

/** The maximum of the platform, so that an offer's page finds it in the same answer as the list. */
export const offers = {
  call: 'campaigns.getoffers',
  params: { count: { from: 'value', value: 100 } },
} as const satisfies Loads[string]

/** Requested packs of free spins, all that a player can have: games add up the spins of their packs. */
export const freespinPacks = 99
