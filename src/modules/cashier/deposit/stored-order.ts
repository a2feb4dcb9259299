import { isEntityId, type EntityId } from '../../../../schemas/api/entity-id.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { readItem, removeItem, writeJson } from '../../../lib/browser/storage.ts'
import * as storageKeys from '../../../lib/browser/storage-keys.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { sessionStore, useSession } from '../../session/index.ts'

/**
 * A deposit that has not arrived yet, so that the form is as it was when the player returns from the bank. Requisites
 * are not part of it: they are never stored.
 */
export interface StoredOrder {
  amount: string
  /** The chosen offer; undefined: the player has not chosen. */
  offerId?: EntityId | undefined
  /** The payment of the last submission. */
  transactionId?: EntityId | undefined
  /** The player has seen how that payment ended. */
  isOutcomeSeen?: boolean | undefined
}

const isOptionalId = (value: unknown) => value === undefined || isEntityId(value)

function isStoredOrder(value: unknown): value is StoredOrder {
  return (
    isRecord(value) &&
    typeof value['amount'] === 'string' &&
    /^(?:\d{1,20}(?:\.\d{1,8})?)?$/.test(value['amount']) &&
    isOptionalId(value['offerId']) &&
    isOptionalId(value['transactionId']) &&
    (value['isOutcomeSeen'] === undefined || typeof value['isOutcomeSeen'] === 'boolean')
  )
}

/** Another player of the same tab must not see it. */
function orderIn(text: string | null, uid: EntityId | undefined): StoredOrder | undefined {
  if (text === null) return undefined
  try {
    const stored: unknown = JSON.parse(text)
    if (!isRecord(stored) || stored['uid'] !== uid) return undefined
    return isStoredOrder(stored['order']) ? stored['order'] : undefined
  } catch {
    return undefined
  }
}

const read = () => readItem('session', storageKeys.depositOrder)
const uidNow = () => sessionStore.get().account?.uid

/** Changes parts of the stored deposit. */
export function storeOrder(changed: Partial<StoredOrder>): void {
  const uid = uidNow()
  if (uid === undefined) return
  const order = { amount: '', ...orderIn(read(), uid), ...changed }
  writeJson('session', storageKeys.depositOrder, { uid, order })
}

/** The deposit has arrived. */
export function forgetOrder(): void {
  removeItem('session', storageKeys.depositOrder)
}

/** The payment of this tab that the player has not seen end. */
export function unseenPayment(): EntityId | undefined {
  const order = orderIn(read(), uidNow())
  return order?.isOutcomeSeen === true ? undefined : order?.transactionId
}

/** The player sees how the payment has ended. */
export function markOutcomeSeen(id: EntityId): void {
  if (unseenPayment() === id) storeOrder({ isOutcomeSeen: true })
}

const neverChanges = () => () => undefined

/** The stored deposit of this player; undefined on the server and in the first render. */
export function useStoredOrder(): StoredOrder | undefined {
  const { account } = useSession()
  const text = useSyncExternalStore(neverChanges, read, () => null)
  const uid = account?.uid
  return useMemo(() => orderIn(text, uid), [text, uid])
}
