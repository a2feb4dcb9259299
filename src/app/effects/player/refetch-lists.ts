import { mutate } from 'swr'
import type { CallName } from '../../../../schemas/api/calls.ts'

/** Calls whose answers depend on the player; cache keys contain the call's name. */
const sessionLists: readonly CallName[] = ['loyalty.getcharacters', 'campaigns.getoffers']
/** Calls of the start whose answers contain texts in the language of the page. */
const localizedData: readonly CallName[] = [
  ...sessionLists,
  'freespins.get',
  'account.getprofileinfo',
  'loyalty.getinfo',
]

/** Lists that nothing displays are requested again when something does. */
const refetch = (calls: readonly CallName[]) =>
  mutate((key) => Array.isArray(key) && calls.some((name) => key.includes(name)))

/** Reloads the displayed lists after a login, a registration or a logout. */
export const refetchSessionLists = () => refetch(sessionLists)

/** Reloads the displayed data of the start in another language. */
export const refetchInLanguage = () => refetch(localizedData)
