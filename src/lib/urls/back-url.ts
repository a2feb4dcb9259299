import type { SiteSettings } from '../../../schemas/documents/settings/settings.ts'
import { webAddress } from './links.ts'
import { pickQuery } from './query.ts'
import { readJson, removeItem, writeJson } from '../browser/storage.ts'
import * as storageKeys from '../browser/storage-keys.ts'

/** Query key of the external address that a flow returns to. */
export const backUrlKey = 'backUrl'

type Hosts = Pick<SiteSettings, 'externalHosts'>

/** Flows that leave the page before they end, with the storage key of each one's address. */
const places = { social: storageKeys.socialReturn, payment: storageKeys.paymentReturn } as const
export type BackUrlStorage = keyof typeof places

/** An abandoned flow must not redirect the player days later. */
const life = 24 * 60 * 60 * 1000

interface StoredAddress {
  address: string
  /** When it was stored, in milliseconds since 1970. */
  at: number
}

function isStoredAddress(value: unknown): value is StoredAddress {
  if (typeof value !== 'object' || value === null || !('address' in value) || !('at' in value)) return false
  return typeof value.address === 'string' && typeof value.at === 'number'
}

function isRecent(value: unknown, time: number): value is StoredAddress {
  return isStoredAddress(value) && Date.now() - value.at < time
}

/** The address, if it is an absolute http(s) address on a host that the settings allow. */
function checked(address: string, { externalHosts }: Hosts): string | undefined {
  const target = webAddress(address)
  return target !== undefined && externalHosts.includes(target.host) ? target.href : undefined
}

/** The return address in a query; undefined if it is not allowed. */
export function readBackUrl(search: string, hosts: Hosts): string | undefined {
  return checked(pickQuery(search, [backUrlKey])[backUrlKey] ?? '', hosts)
}

/**
 * Players who start the flow again within this time, for example after a failed payment, keep its address. A social
 * login starts on a page that has the address.
 */
const retryTimes: Readonly<Record<BackUrlStorage, number>> = { social: 0, payment: 60 * 60 * 1000 }

/** Stores the return address of a flow that starts. Without one, removes that of an abandoned flow. */
export function keepBackUrl(place: BackUrlStorage, search: string, hosts: Hosts): void {
  const address = readBackUrl(search, hosts)
  if (address !== undefined) writeJson('local', places[place], { address, at: Date.now() })
  else if (!isRecent(readJson('local', places[place]), retryTimes[place])) removeItem('local', places[place])
}

/**
 * Takes the stored address of a finished flow, once. It is validated again, since other code may have written
 * it.
 */
export function takeBackUrl(place: BackUrlStorage, hosts: Hosts): string | undefined {
  const kept = readJson('local', places[place])
  removeItem('local', places[place])
  return isRecent(kept, life) ? checked(kept.address, hosts) : undefined
}
