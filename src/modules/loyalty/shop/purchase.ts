import type { CallAnswer } from '../../../../schemas/api/calls.ts'
import { ApiError, type ApiErrorType } from '../../../../schemas/api/errors.ts'
import { callApi } from '../../../lib/api/client.ts'
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts'
import { NetworkError } from '../../../lib/api/network-error.ts'
import { readJson, storageKeys, writeJson } from '../../../lib/browser/storage.ts'

/**
 * For so long, in ms, another press on the same gift goes on with the attempt that was not answered. By then the
 * player has seen his points, and asks for one more.
 */
const patience = 600_000

/** A gift that was asked for and not yet answered; all tabs share it. */
interface Intent {
  uid: number
  productId: number
  /** Idempotency key: the platform answers the same key with the same purchase. */
  key: string
  /** Milliseconds since 1970. */
  at: number
}

const isIntent = (value: unknown): value is Intent =>
  typeof value === 'object' &&
  value !== null &&
  'uid' in value &&
  'productId' in value &&
  'key' in value &&
  typeof value.key === 'string' &&
  'at' in value &&
  typeof value.at === 'number'

/** Intents that are still to be settled, whoever's they are. */
function readIntents(): Intent[] {
  const stored = readJson('local', storageKeys.purchaseIntents)
  return Array.isArray(stored) ? stored.filter(isIntent).filter(({ at }) => Date.now() - at < patience) : []
}

function saveIntents(intents: readonly Intent[]): void {
  writeJson('local', storageKeys.purchaseIntents, intents)
}

/** The unanswered attempt for this gift, or a new one; it is stored before anything is sent. */
function openIntent(uid: number, productId: number): Intent {
  const intents = readIntents()
  const unanswered = intents.find((one) => one.uid === uid && one.productId === productId)
  if (unanswered !== undefined) return unanswered
  const intent = { uid, productId, key: newIdempotencyKey(), at: Date.now() }
  saveIntents([...intents, intent])
  return intent
}

function forget({ key }: Intent): void {
  saveIntents(readIntents().filter((other) => other.key !== key))
}

const lostAnswers: readonly ApiErrorType[] = [
  'UnknownErrorException',
  'InternalServerErrorException',
  'ApplicationUnavailableException',
  // The same key is being worked on.
  'TooManyRequestsException',
]

/** Whether the platform may have sold what it did not say yes to. */
export function mayHaveArrived(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && lostAnswers.includes(error.type))
}

/**
 * Buys a gift with points. However often it is asked for before there is an answer, by a double click, a second
 * tab or after a reload, it is one purchase: all attempts bear the same key.
 */
export async function purchase(uid: number, productId: number): Promise<CallAnswer<'loyalty.buyproduct'>> {
  const intent = openIntent(uid, productId)
  try {
    const answer = await callApi(
      'loyalty.buyproduct',
      { product_id: productId },
      { idempotencyKey: intent.key },
    )
    forget(intent)
    return answer
  } catch (error) {
    if (!mayHaveArrived(error)) forget(intent)
    throw error
  }
}
