import type { SiteSettings } from '../../../schemas/documents/settings.ts'
import { webAddress } from './links.ts'
import { pickQuery } from './query.ts'
import { readJson, removeItem, storageKeys, writeJson } from '../browser/storage.ts'

/** Query key of an address outside that a flow leads to when it ends. */
export const backUrlKey = 'backUrl'

type Hosts = Pick<SiteSettings, 'externalHosts'>

/** Flows that leave the page before they end, and the key that each keeps its address under. */
const places = { social: storageKeys.socialReturn, payment: storageKeys.paymentReturn } as const
export type BackUrlPlace = keyof typeof places

/** A flow that was given up leads nobody anywhere days later. */
const life = 24 * 60 * 60 * 1000

/** The address, if it is an absolute http(s) one on a host that the settings allow. */
function checked(address: string, { externalHosts }: Hosts): string | undefined {
  const target = webAddress(address)
  return target !== undefined && externalHosts.includes(target.host) ? target.href : undefined
}

/** Where a query leads back to; anything that may not be followed counts as nothing. */
export function readBackUrl(search: string, hosts: Hosts): string | undefined {
  return checked(pickQuery(search, [backUrlKey])[backUrlKey] ?? '', hosts)
}

/** Keeps the address of a flow that begins. Without one, what an earlier flow left is dropped. */
export function keepBackUrl(place: BackUrlPlace, search: string, hosts: Hosts): void {
  const address = readBackUrl(search, hosts)
  if (address === undefined) removeItem('local', places[place])
  else writeJson('local', places[place], { address, at: Date.now() })
}

/** The kept address of a flow that ends, once. It is checked again: anybody may have written there. */
export function takeBackUrl(place: BackUrlPlace, hosts: Hosts): string | undefined {
  const kept = readJson('local', places[place])
  removeItem('local', places[place])
  if (typeof kept !== 'object' || kept === null || !('address' in kept) || !('at' in kept)) return undefined
  const { address, at } = kept
  if (typeof address !== 'string' || typeof at !== 'number' || Date.now() - at > life) return undefined
  return checked(address, hosts)
}
