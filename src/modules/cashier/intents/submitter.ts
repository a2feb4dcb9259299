import { useSyncExternalStore } from 'react'
import type { Transaction } from '../../../../schemas/api/entities/cashier.ts'
import { ApiError } from '../../../../schemas/api/errors.ts'
import { callApi } from '../../../lib/api/client.ts'
import { OperationPaused } from '../../../renderer/actions.ts'
import { moneyIntents } from './browser-intents.ts'
import type { MoneyKind, MoneyOrder } from './intent.ts'
import type { Outcome } from './money-intents.ts'

/** Why an order did not go on, for the player to read and to decide. */
export type Pause =
  Extract<Outcome<never>, { status: 'unknown' | 'twin' }> | { status: 'refused'; error: ApiError }

/** What an order came to: the platform's answer, or what the history knows where the answer was lost. */
export type Submitted<Answer> =
  { status: 'done'; answer: Answer } | { status: 'found'; transaction: Transaction }

/** Sends the orders of one kind from this page: a second click joins the first. */
export function createSubmitter<Answer>(kind: MoneyKind) {
  let current: Promise<Submitted<Answer>> | undefined
  let isSending = false
  let pause: Pause | undefined
  let seenId: number | null | undefined
  let besidesId: number | undefined
  const listeners = new Set<() => void>()

  function setPause(next: Pause | undefined) {
    pause = next
    for (const listener of listeners) listener()
  }

  async function go(order: MoneyOrder, send: (key: string) => Promise<Answer>): Promise<Submitted<Answer>> {
    setPause(undefined)
    isSending = true
    try {
      const outcome = await moneyIntents.submit(order, send, { seenId, besidesId })
      besidesId = undefined
      if (outcome.status === 'done' || outcome.status === 'found') return outcome
      setPause(outcome)
      throw new OperationPaused(`the ${kind} is ${outcome.status}`)
    } catch (error) {
      if (error instanceof ApiError) setPause({ status: 'refused', error })
      throw error
    } finally {
      isSending = false
    }
  }

  return {
    kind,
    isSending: () => isSending,
    /** Begins anew: the page was opened, or was come back to. */
    start() {
      current = undefined
      seenId = undefined
      besidesId = undefined
      setPause(undefined)
    },
    /** Learns what the player can know of: payments that are newer came from somewhere else. */
    async learn(): Promise<void> {
      const type = kind === 'deposit' ? 'deposit' : 'withdrawal'
      const { items } = await callApi('cashier.gethistory', { type, count: 1 })
      seenId = items[0]?.id ?? null
    },
    /** The player knows of the payment that stands in the way and wants another one. */
    goBesides() {
      if (pause?.status === 'twin') besidesId = pause.transaction.id
      setPause(undefined)
    },
    /** Sends an order, once, however often it is asked for while it is under way. */
    submit(order: MoneyOrder, send: (key: string) => Promise<Answer>): Promise<Submitted<Answer>> {
      if (current === undefined) {
        const attempt = go(order, send)
        current = attempt
        // What did not go on is over: the next click is another attempt.
        attempt.catch(() => (current = undefined))
      }
      return current
    },
    getPause: () => pause,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type Submitter = Pick<
  ReturnType<typeof createSubmitter>,
  'kind' | 'isSending' | 'start' | 'learn' | 'goBesides' | 'getPause' | 'subscribe'
>

export function usePause({ subscribe, getPause }: Submitter): Pause | undefined {
  return useSyncExternalStore(subscribe, getPause, () => undefined)
}
