import { mutate } from 'swr'
import type { CallName } from '../../../schemas/api/calls.ts'

/** What the platform answers differently to each player; the call is named in the key of its data. */
const sessionLists: readonly CallName[] = ['loyalty.getcharacters', 'campaigns.getoffers']

/** Asks again for the lists that are shown, after a login, a registration or a logout. */
export async function refetchSessionLists(): Promise<void> {
  await mutate((key) => Array.isArray(key) && sessionLists.some((name) => key.includes(name)))
}
