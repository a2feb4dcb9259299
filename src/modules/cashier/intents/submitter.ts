import type { EntityId } from '../../../../schemas/api/entity-id.ts'
import { createStore, useStore } from 'zustand'
import type { Transaction } from '../../../../schemas/api/entities/cashier.ts'
import { ApiError } from '../../../../schemas/api/errors.ts'
import { callApi } from '../../../lib/api/client.ts'
import { OperationPaused } from '../../../renderer/actions.ts'
import { moneyIntents } from './browser-intents.ts'
import { moneyKinds, type MoneyKind, type MoneyOrder } from './intent.ts'
import type { Outcome, Send } from './money-intents.ts'

/** Why an order is on hold until the player decides. */
export type PaymentHold =
  | Extract<Outcome<never>, { status: 'unknown' | 'duplicate' }>
  | { status: 'refused'; error: ApiError }

/** Result of an order: the platform's answer, or the payment in the history if the answer was lost. */
export type Submitted<Answer> =
  | { status: 'done'; answer: Answer }
  | { status: 'found'; transaction: Transaction }

/** Sends the orders of one kind from this page. A second click joins the first. */
export function createSubmitter<Answer>(kind: MoneyKind) {
  let current: Promise<Submitted<Answer>> | undefined
  let isSending = false
  const hold = createStore<PaymentHold | undefined>(() => undefined)
  let seenId: EntityId | null | undefined
  let confirmedId: EntityId | undefined

  const setHold = (next?: PaymentHold) => hold.setState(next, true)

  async function go(order: MoneyOrder, send: Send<Answer>): Promise<Submitted<Answer>> {
    setHold()
    isSending = true
    try {
      const outcome = await moneyIntents.submit(order, send, { seenId, confirmedId })
      confirmedId = undefined
      if (outcome.status === 'done' || outcome.status === 'found') return outcome
      setHold(outcome)
      throw new OperationPaused(`the ${kind} is ${outcome.status}`)
    } catch (error) {
      if (error instanceof ApiError) setHold({ status: 'refused', error })
      throw error
    } finally {
      isSending = false
    }
  }

  return {
    kind,
    isSending: () => isSending,
    /** Resets the state: the page was opened, or the player came back to it. */
    start() {
      current = undefined
      seenId = undefined
      confirmedId = undefined
      setHold()
    },
    /** Remembers the newest payment: the player cannot know of newer ones. */
    async learn(): Promise<void> {
      const { items } = await callApi('cashier.gethistory', { type: moneyKinds[kind], count: 1 })
      seenId = items[0]?.id ?? null
    },
    /** The player knows of the similar payment and wants another one. */
    confirmDuplicate() {
      const current = hold.getState()
      if (current?.status === 'duplicate') confirmedId = current.transaction.id
      setHold()
    },
    /** Sends an order, once however often it is called until it ends. */
    submit(order: MoneyOrder, send: Send<Answer>): Promise<Submitted<Answer>> {
      if (current === undefined) {
        const attempt = go(order, send)
        current = attempt
        // A failed attempt is over, so the next click starts another one.
        attempt.catch(() => (current = undefined))
      }
      return current
    },
    getHold: hold.getState,
    hold,
  }
}

export type Submitter = Omit<ReturnType<typeof createSubmitter>, 'submit'>

export function usePaymentHold({ hold }: Submitter): PaymentHold | undefined {
  return useStore(hold)
}
