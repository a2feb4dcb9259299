import { isEntityId, type EntityId } from '../../../schemas/api/entity-id.ts'
import type { CallAnswer } from '../../../schemas/api/calls.ts'
import { callApi } from '../../lib/api/client.ts'
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts'
import { isIntent, type Intent } from '../../lib/api/intent.ts'
import { mayHaveArrived } from '../../lib/api/may-have-arrived.ts'
import { readJson, writeJson } from '../../lib/browser/storage.ts'
import * as storageKeys from '../../lib/browser/storage-keys.ts'

/**
 * How long, in ms, another click on the same product repeats the unanswered purchase. After that the player has
 * seen the new balance of points and wants one more.
 */
const intentTtlMs = 600_000

interface PurchaseIntent extends Intent {
  productId: EntityId
}

const isPurchaseIntent = (stored: unknown): stored is PurchaseIntent =>
  isIntent(stored) && isEntityId(stored['productId'])

/** Unanswered purchases of this browser, of all players and tabs. */
function readIntents(): PurchaseIntent[] {
  const stored = readJson('local', storageKeys.purchaseIntents)
  if (!Array.isArray(stored)) return []
  return stored.filter(isPurchaseIntent).filter(({ at }) => Date.now() - at < intentTtlMs)
}

function saveIntents(intents: readonly PurchaseIntent[]): void {
  writeJson('local', storageKeys.purchaseIntents, intents)
}

function forget({ key }: Intent): void {
  saveIntents(readIntents().filter((other) => other.key !== key))
}

/**
 * Buys a product with points. Until there is an answer, every attempt of the player sends the same key: a double
 * click, a second tab and a reload are one purchase.
 */
export async function purchase(
  uid: EntityId,
  productId: EntityId,
): Promise<CallAnswer<'loyalty.buyproduct'>> {
  const intents = readIntents()
  const unanswered = intents.find((one) => one.uid === uid && one.productId === productId)
  const intent = unanswered ?? { uid, productId, key: newIdempotencyKey(), at: Date.now() }
  if (unanswered === undefined) saveIntents([...intents, intent])
  try {
    const options = { idempotencyKey: intent.key }
    const answer = await callApi('loyalty.buyproduct', { product_id: productId }, options)
    forget(intent)
    return answer
  } catch (error) {
    if (!mayHaveArrived(error)) forget(intent)
    throw error
  }
}
