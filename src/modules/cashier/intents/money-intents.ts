import type { EntityId } from '../../../../schemas/api/entity-id.ts'
import type { Transaction } from '../../../../schemas/api/entities/cashier.ts'
import { ApiError, isConfirmationRequired } from '../../../../schemas/api/errors.ts'
import type { MoneyCallOptions } from '../../../lib/api/client.ts'
import { sendConfirmed } from '../../../lib/api/confirmation.ts'
import { mayHaveArrived } from '../../../lib/api/may-have-arrived.ts'
import {
  intentTtlMs,
  isIntentOf,
  isPaymentOf,
  isSameOrder,
  moneyKinds,
  newerThan,
  traceOf,
  type MoneyIntent,
  type MoneyKind,
  type MoneyOrder,
} from './intent.ts'

/** The environment, so that tests can replace it. */
export interface IntentPorts {
  uid: () => EntityId | undefined
  now: () => number
  newKey: () => string
  /** The stored intent of a kind, shared by all tabs of the browser. */
  load: (kind: MoneyKind) => unknown
  save: (kind: MoneyKind, intent: MoneyIntent | null) => void
  /** Runs while no other tab of the browser runs it. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Newest payments of a direction, newest first. */
  history: (type: Transaction['type']) => Promise<readonly Transaction[]>
}

/** What the player knew when placing the order. */
export interface Acknowledged {
  /** The newest payment when the page was opened; undefined if not known. */
  seenId?: EntityId | null | undefined
  /** A payment that looks like the order; the player confirmed that another one is wanted. */
  confirmedId?: EntityId | undefined
}

/** Makes the call of an order, with the options that it is given. */
export type Send<Answer> = (options: MoneyCallOptions) => Promise<Answer>

/** State of an order. Errors of the platform are thrown. */
export type Outcome<Answer> =
  | { status: 'done'; answer: Answer }
  /** The answer was lost, but the history shows the payment. */
  | { status: 'found'; transaction: Transaction }
  /** Not known yet: nothing is sent automatically, the history is read again. */
  | { status: 'unknown'; intent: MoneyIntent }
  /** Nothing was sent: there is such a payment already, which the player may not be aware of. */
  | { status: 'duplicate'; transaction: Transaction }

/** What became of an unanswered intent. */
export type Settlement =
  | { status: 'none' }
  | { status: 'found'; transaction: Transaction }
  | { status: 'unknown'; intent: MoneyIntent }
  /** It did not arrive, and cannot any more. */
  | { status: 'expired'; intent: MoneyIntent }

/** A recent payment that the player may mistake for the one being ordered now. */
function duplicateOf(
  order: MoneyOrder,
  items: readonly Transaction[],
  { seenId, confirmedId }: Acknowledged,
): Transaction | undefined {
  if (order.kind === 'cancel') return undefined
  // A confirmation given for another order does not count for this one.
  const confirmed = items.find((item) => item.id === confirmedId && isPaymentOf(order, item))
  const unconfirmed = confirmed === undefined ? items : newerThan(items, confirmed.id)
  const unseen = seenId === undefined ? [] : newerThan(items, seenId)
  return unconfirmed.find(
    (item) =>
      isPaymentOf(order, item) &&
      (item.status === 'pending' || (item.status === 'success' && unseen.includes(item))),
  )
}

/**
 * Sends orders that move money, each once. An intent with its idempotency key is stored before the request and
 * removed only when the outcome is known. A second tab, a reload or another click repeats the same key; after a
 * lost answer the history is read and nothing is sent automatically.
 */
export function createMoneyIntents(ports: IntentPorts) {
  const read = (kind: MoneyKind): MoneyIntent | undefined => {
    const stored = ports.load(kind)
    return isIntentOf(ports.uid(), kind, stored) ? stored : undefined
  }
  const forget = ({ kind, key }: MoneyIntent) => {
    if (read(kind)?.key === key) ports.save(kind, null)
  }
  const isExpired = ({ at }: MoneyIntent) => ports.now() - at >= intentTtlMs

  function repeat(stored: MoneyIntent): Opened {
    const intent: MoneyIntent = { ...stored, at: ports.now(), isRepeated: true }
    ports.save(intent.kind, intent)
    return { status: 'open', intent }
  }

  type Opened = { status: 'open'; intent: MoneyIntent } | Exclude<Outcome<never>, { status: 'done' }>

  /** The unanswered intent of the same order, or a new one, stored before anything is sent. */
  async function open(order: MoneyOrder, acknowledged: Acknowledged): Promise<Opened> {
    const uid = ports.uid()
    if (uid === undefined) throw new ApiError('AuthorizationException', 'nobody is logged in')
    const before = read(order.kind)
    const items = await ports.history(moneyKinds[order.kind])
    const stored = read(order.kind)
    // An order answered in the meantime may be missing from a history that was read earlier.
    if (before?.key !== stored?.key) return open(order, acknowledged)
    if (stored !== undefined) {
      const trace = traceOf(stored, items)
      if (trace !== undefined) {
        forget(stored)
        return { status: isSameOrder(stored, order) ? 'found' : 'duplicate', transaction: trace }
      }
      if (!isExpired(stored))
        return isSameOrder(stored, order) ? repeat(stored) : { status: 'unknown', intent: stored }
      forget(stored)
    }
    const duplicate = duplicateOf(order, items, acknowledged)
    if (duplicate !== undefined) return { status: 'duplicate', transaction: duplicate }
    const { kind, method, amount, transactionId } = order
    const previousId = items[0]?.id ?? null
    const at = ports.now()
    const intent = { kind, method, amount, transactionId, key: ports.newKey(), uid, previousId, at }
    ports.save(kind, intent)
    return { status: 'open', intent }
  }

  /** Looks up in the history what became of an unanswered intent. */
  async function settle(kind: MoneyKind): Promise<Settlement> {
    const intent = read(kind)
    if (intent === undefined) return { status: 'none' }
    const transaction = traceOf(intent, await ports.history(moneyKinds[kind]))
    if (transaction === undefined && !isExpired(intent)) return { status: 'unknown', intent }
    forget(intent)
    return transaction === undefined ? { status: 'expired', intent } : { status: 'found', transaction }
  }

  async function attempt<Answer>(
    order: MoneyOrder,
    send: Send<Answer>,
    knowledge: Acknowledged,
  ): Promise<Outcome<Answer>> {
    const opened = await ports.alone(() => open(order, knowledge))
    if (opened.status !== 'open') return opened
    const { intent } = opened
    try {
      const answer = await send({ idempotencyKey: intent.key, failsUnconfirmed: true })
      forget(intent)
      return { status: 'done', answer }
    } catch (error) {
      if (!mayHaveArrived(error)) {
        // Another request with this key may arrive after the confirmation.
        if (!isConfirmationRequired(error) || read(order.kind)?.isRepeated !== true) forget(intent)
        throw error
      }
      const settled = await settle(order.kind).catch(() => undefined)
      return settled?.status === 'found' ? settled : { status: 'unknown', intent }
    }
  }

  /** The history is read again after the player has confirmed: another tab may have sent an order meanwhile. */
  const submit = <Answer>(order: MoneyOrder, send: Send<Answer>, knowledge: Acknowledged = {}) =>
    sendConfirmed(() => attempt(order, send, knowledge))

  return { submit, settle, read }
}

export type MoneyIntents = ReturnType<typeof createMoneyIntents>
