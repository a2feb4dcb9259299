import useSWR from 'swr'
import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import { initialOf } from '../../../schemas/initial-of.ts'
import { playerName } from '../player-name.ts'
import { loadProfile, playerKey } from './player-data.ts'

/** The name by which the site addresses a player: from the profile if the platform sends no `own_name`. */
export function usePlayerName(account: AccountInfo | null): string {
  const isMissing = account !== null && account.own_name === undefined
  const options = { revalidateOnFocus: false, shouldRetryOnError: false }
  const key = playerKey('account.getprofileinfo', isMissing ? account.uid : undefined)
  const profile = useSWR(key, loadProfile, options).data
  if (!isMissing || profile === undefined) return playerName(account)
  const letter = initialOf(profile.last_name)
  const own_name = [profile.first_name, letter && `${letter}.`].filter(Boolean).join(' ')
  return playerName({ ...account, own_name })
}
