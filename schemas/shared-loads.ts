/**
 * Loads of several registry entries whose answer a module shares among them: the entries declare them, the module
 * runs them in the browser.
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

/** As many as the platform returns at once: the page of an offer finds it in the same answer as the list. */
export const offers = {
  call: 'campaigns.getoffers',
  params: { count: { from: 'value', value: 100 } },
} as const satisfies Loads[string]
