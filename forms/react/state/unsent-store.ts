import { isRecord } from '../../../schemas/is-record.ts'
import { readJson, removeItem, writeJson } from '../../../src/lib/browser/storage.ts'
import * as storageKeys from '../../../src/lib/browser/storage-keys.ts'
import type { FormValues } from '../../contract/form.ts'
import type { HiddenValue } from './hidden-memory.ts'

/** Id of the user whose forms are stored; `guest`: nobody is logged in. */
export type UnsentOwner = number | string

/** What a user has typed into a form and not sent. An emptied field has no value. */
export interface Unsent {
  values: FormValues
  /** The furthest step that was reached. */
  furthest: number
  /** The values of fields that were not displayed last. */
  hidden?: readonly HiddenValue[]
}

interface Stored extends Unsent {
  /** Milliseconds since 1970. */
  at: number
}

const hourMs = 3_600_000
/** Guests share a device more often than users share an account. */
const ttlMs = (owner: UnsentOwner) => (owner === 'guest' ? hourMs : 7 * 24 * hourMs)

let owner: UnsentOwner = 'guest'

const placeOf = (whose: UnsentOwner) => (whose === 'guest' ? 'session' : 'local')

const isHidden = (value: unknown) =>
  Array.isArray(value) &&
  value.every(
    (each: unknown) =>
      isRecord(each) &&
      Array.isArray(each['path']) &&
      typeof each['part'] === 'string' &&
      typeof each['shape'] === 'string',
  )

function isStored(value: unknown): value is Stored {
  return (
    isRecord(value) &&
    isRecord(value['values']) &&
    typeof value['furthest'] === 'number' &&
    (value['hidden'] === undefined || isHidden(value['hidden'])) &&
    typeof value['at'] === 'number'
  )
}

/** The forms of the current owner by key, without expired ones. */
export function readAll(): Record<string, Stored> {
  const item = readJson(placeOf(owner), storageKeys.unsentForms)
  if (!isRecord(item) || item['owner'] !== owner || !isRecord(item['forms'])) return {}
  const after = Date.now() - ttlMs(owner)
  const valid = Object.entries(item['forms']).filter(
    (entry): entry is [string, Stored] => isStored(entry[1]) && entry[1].at > after,
  )
  return Object.fromEntries(valid)
}

export function writeAll(forms: Record<string, Stored>): void {
  if (Object.keys(forms).length === 0) removeItem(placeOf(owner), storageKeys.unsentForms)
  else writeJson(placeOf(owner), storageKeys.unsentForms, { owner, forms })
}

export const unsentOwner = (): UnsentOwner => owner

/** Another user must not see the values of this one, nor a user those of a guest. */
export function setUnsentOwner(next: UnsentOwner): void {
  owner = next
  if (next === 'guest') return
  removeItem('session', storageKeys.unsentForms)
  writeAll(readAll())
}

/** Drops the values of a submitted form; without a key those of all forms, because the user logs out. */
export function forgetUnsent(key?: string): void {
  if (key === undefined) {
    removeItem('session', storageKeys.unsentForms)
    removeItem('local', storageKeys.unsentForms)
    return
  }
  writeAll(Object.fromEntries(Object.entries(readAll()).filter(([stored]) => stored !== key)))
}
