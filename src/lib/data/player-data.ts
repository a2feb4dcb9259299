import type { EntityId } from '../../../schemas/api/entity-id.ts'
import type { CallAnswer } from '../../../schemas/api/calls.ts'
import type { FreespinPack } from '../../../schemas/api/entities/games.ts'
import { freespinPacks } from '../../../schemas/shared-loads.ts'
import { callApi } from '../api/client.ts'
import { boot } from '../browser/boot.ts'

export async function loadFreespins(): Promise<FreespinPack[]> {
  const { items } = await callApi('freespins.get', { status: 'active', count: freespinPacks })
  return items
}

/** With all changes that the boot script has sent, also while the list was on its way. */
export async function loadFavourites(): Promise<string[]> {
  const sent = boot()?.sent()
  await sent
  const { items } = await callApi('games.getLikes')
  return boot()?.sent() === sent ? items : loadFavourites()
}

export const loadProfile = (): Promise<CallAnswer<'account.getprofileinfo'>> =>
  callApi('account.getprofileinfo')

export const loadLoyalty = (): Promise<CallAnswer<'loyalty.getinfo'>> => callApi('loyalty.getinfo')

type PlayersCall = 'freespins.get' | 'games.getLikes' | 'account.getprofileinfo' | 'loyalty.getinfo'

/** The SWR key of a player's data, for the whole application; null without a player. */
export function playerKey(call: PlayersCall, uid: EntityId | undefined): [PlayersCall, EntityId] | null {
  return uid === undefined ? null : [call, uid]
}

/** Data requested for each player when the application starts. */
export const playersData: readonly (readonly [PlayersCall, () => Promise<unknown>])[] = [
  ['freespins.get', loadFreespins],
  ['account.getprofileinfo', loadProfile],
  ['loyalty.getinfo', loadLoyalty],
  ['games.getLikes', loadFavourites],
]
