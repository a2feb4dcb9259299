import type { SiteSettings } from '../../../schemas/documents/settings/settings.ts'
import { webAddress } from './links.ts'
import { pickQuery } from './query.ts'
import { readJson, removeItem, storageKeys, writeJson } from '../browser/storage.ts'

/** Query key of the external address that a flow returns to. */
export const backUrlKey = 'backUrl'

type Hosts = Pick<SiteSettings, 'externalHosts'>

/** Flows that leave the page before they end, with the storage key of each one's address. */
const places = { social: storageKeys.socialReturn, payment: storageKeys.paymentReturn } as const
export type BackUrlStorage = keyof typeof places

/** An abandoned flow must not redirect the player days later. */
const life = 24 * 60 * 60 * 1000

/** The address, if it is an absolute http(s) address on a host that the settings allow. */
function checked(address: string, { externalHosts }: Hosts): string | undefined {
  const target = webAddress(address)
  return target !== undefined && externalHosts.includes(target.host) ? target.href : undefined
}

/** The return address in a query; undefined if it is not allowed. */
export function readBackUrl(search: string, hosts: Hosts): string | undefined {
  return checked(pickQuery(search, [backUrlKey])[backUrlKey] ?? '', hosts)
}

/** Stores the return address of a flow that starts. Without one, removes that of an earlier flow. */
export function keepBackUrl(place: BackUrlStorage, search: string, hosts: Hosts): void {
  const address = readBackUrl(search, hosts)
  if (address === undefined) removeItem('local', places[place])
  else writeJson('local', places[place], { address, at: Date.now() })
}

/**
 * Takes the stored address of a finished flow, once. It is validated again, since other code may have written
 * it.
 */
export function takeBackUrl(place: BackUrlStorage, hosts: Hosts): string | undefined {
  const kept = readJson('local', places[place])
  removeItem('local', places[place])
  if (typeof kept !== 'object' || kept === null || !('address' in kept) || !('at' in kept)) return undefined
  const { address, at } = kept
  if (typeof address !== 'string' || typeof at !== 'number' || Date.now() - at > life) return undefined
  return checked(address, hosts)
}
