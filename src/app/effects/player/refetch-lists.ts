import { mutate } from 'swr'
import type { CallName } from '../../../../schemas/api/calls.ts'

/** Calls whose answers depend on the player; cache keys contain the call's name. */
const sessionLists: readonly CallName[] = ['loyalty.getcharacters', 'campaigns.getoffers']

/** Reloads the displayed lists after a login, a registration or a logout. */
export async function refetchSessionLists(): Promise<void> {
  await mutate((key) => Array.isArray(key) && sessionLists.some((name) => key.includes(name)))
}
