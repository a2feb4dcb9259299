import type { Transaction } from '../../../../schemas/api/entities/cashier.ts'
import { ApiError } from '../../../../schemas/api/errors.ts'
import { NetworkError } from '../../../lib/api/network-error.ts'
import {
  isIntentOf,
  isPaymentOf,
  isSameOrder,
  newerThan,
  patience,
  traceOf,
  type Intent,
  type MoneyKind,
  type MoneyOrder,
} from './intent.ts'

/** The world around the machine, so that tests bring their own. */
export interface IntentPorts {
  uid: () => number | undefined
  now: () => number
  newKey: () => string
  /** The one intent of a kind, shared by all tabs of the browser. */
  load: (kind: MoneyKind) => unknown
  save: (kind: MoneyKind, intent: Intent | null) => void
  /** Runs while no other tab of the browser does. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Newest payments of a direction, newest first. */
  history: (type: Transaction['type']) => Promise<readonly Transaction[]>
}

/** What the player knew when he asked. */
export interface Knowledge {
  /** The newest payment when the page was opened; undefined: not known. */
  seenId?: number | null | undefined
  /** The payment of which the player said that this one is to come on top of it. */
  besidesId?: number | undefined
}

/** Where an order stands. Refusals of the platform are thrown. */
export type Outcome<Answer> =
  | { status: 'done'; answer: Answer }
  /** Its answer was lost; the history has it. */
  | { status: 'found'; transaction: Transaction }
  /** Nobody knows yet: nothing is sent by itself, the history is read again. */
  | { status: 'unknown'; intent: Intent }
  /** Nothing was sent: there is such a payment already, of which the player may not think. */
  | { status: 'twin'; transaction: Transaction }

/** What became of an unanswered intent. */
export type Settlement =
  | { status: 'none' }
  | { status: 'found'; transaction: Transaction }
  | { status: 'unknown'; intent: Intent }
  /** It never arrived, and cannot any more. */
  | { status: 'lapsed'; intent: Intent }

const lostAnswers: readonly string[] = [
  'UnknownErrorException',
  'InternalServerErrorException',
  // The same key is being worked on, or is known with other requisites: then the first attempt had arrived.
  'TooManyRequestsException',
  'InvalidRequestException',
]

/** Whether the platform may have carried out what it did not say yes to. */
function mayHaveArrived(error: unknown): boolean {
  if (error instanceof NetworkError) return true
  return error instanceof ApiError && lostAnswers.includes(error.type)
}

const typeOf = (kind: MoneyKind) => (kind === 'deposit' ? 'deposit' : 'withdrawal')

/** A payment that the player may take for the one he asks for now. */
function twinOf(
  order: MoneyOrder,
  items: readonly Transaction[],
  { seenId, besidesId }: Knowledge,
): Transaction | undefined {
  if (order.kind === 'cancel') return undefined
  // What was said of another order says nothing of this one.
  const besides = items.find((item) => item.id === besidesId && isPaymentOf(order, item))
  const unacknowledged = besides === undefined ? items : newerThan(items, besides.id)
  const unseen = seenId === undefined ? [] : newerThan(items, seenId)
  return unacknowledged.find(
    (item) =>
      isPaymentOf(order, item) &&
      (item.status === 'pending' || (item.status === 'success' && unseen.includes(item))),
  )
}

/**
 * Sends what moves money, each order once: a stored intent with its idempotency key comes before each
 * request and goes only when its fate is known. A second tab, a reload or a repeated click goes on with
 * the same key; after a lost answer the history is read and nothing is sent by itself.
 */
export function createMoneyIntents(ports: IntentPorts) {
  const read = (kind: MoneyKind): Intent | undefined => {
    const stored = ports.load(kind)
    return isIntentOf(ports.uid(), kind, stored) ? stored : undefined
  }
  const forget = ({ kind, key }: Intent) => {
    if (read(kind)?.key === key) ports.save(kind, null)
  }
  const isLapsed = ({ at }: Intent) => ports.now() - at >= patience

  type Opened = { status: 'open'; intent: Intent } | Exclude<Outcome<never>, { status: 'done' }>

  /** The unanswered intent of the same order, or a new one, stored before anything is sent. */
  async function open(order: MoneyOrder, knowledge: Knowledge): Promise<Opened> {
    const uid = ports.uid()
    if (uid === undefined) throw new ApiError('AuthorizationException', 'nobody is logged in')
    const before = read(order.kind)
    const items = await ports.history(typeOf(order.kind))
    const stored = read(order.kind)
    // What was answered meanwhile may be missing in a history that was read before.
    if (before?.key !== stored?.key) return open(order, knowledge)
    if (stored !== undefined) {
      const trace = traceOf(stored, items)
      if (trace !== undefined) {
        forget(stored)
        return { status: isSameOrder(stored, order) ? 'found' : 'twin', transaction: trace }
      }
      if (!isLapsed(stored))
        return isSameOrder(stored, order)
          ? { status: 'open', intent: stored }
          : { status: 'unknown', intent: stored }
      forget(stored)
    }
    const twin = twinOf(order, items, knowledge)
    if (twin !== undefined) return { status: 'twin', transaction: twin }
    const { kind, method, amount, transactionId } = order
    const previousId = items[0]?.id ?? null
    const at = ports.now()
    const intent = { kind, method, amount, transactionId, key: ports.newKey(), uid, previousId, at }
    ports.save(kind, intent)
    return { status: 'open', intent }
  }

  /** Reads in the history what became of an unanswered intent. */
  async function settle(kind: MoneyKind): Promise<Settlement> {
    const intent = read(kind)
    if (intent === undefined) return { status: 'none' }
    const transaction = traceOf(intent, await ports.history(typeOf(kind)))
    if (transaction === undefined && !isLapsed(intent)) return { status: 'unknown', intent }
    forget(intent)
    return transaction === undefined ? { status: 'lapsed', intent } : { status: 'found', transaction }
  }

  async function submit<Answer>(
    order: MoneyOrder,
    send: (key: string) => Promise<Answer>,
    knowledge: Knowledge = {},
  ): Promise<Outcome<Answer>> {
    const opened = await ports.alone(() => open(order, knowledge))
    if (opened.status !== 'open') return opened
    const { intent } = opened
    try {
      const answer = await send(intent.key)
      forget(intent)
      return { status: 'done', answer }
    } catch (error) {
      if (!mayHaveArrived(error)) {
        forget(intent)
        throw error
      }
      const settled = await settle(order.kind).catch(() => undefined)
      return settled?.status === 'found' ? settled : { status: 'unknown', intent }
    }
  }

  return { submit, settle, read }
}

export type MoneyIntents = ReturnType<typeof createMoneyIntents>
