import { LRUCache } from 'lru-cache'
import type { CallName } from '../../../schemas/api/calls.ts'
import { clock } from '../../lib/cache.ts'
import type { SharedAnswers } from '../cache/shared-answers.ts'

/** Milliseconds after which the platform is asked again: it may have been updated. */
const ttlMs = 10 * 60_000
const maxEntries = 100

interface RejectedCurrencies {
  has: (call: CallName, currency: string) => boolean
  add: (call: CallName, currency: string) => void
}

const known = new WeakMap<SharedAnswers, RejectedCurrencies>()

function createRejected(now: () => number): RejectedCurrencies {
  const entries = new LRUCache<string, true>({ max: maxEntries, ttl: ttlMs, ...clock(now) })
  const keyOf = (call: CallName, currency: string) => `${call} ${currency}`
  return {
    has: (call, currency) => entries.has(keyOf(call, currency)),
    add: (call, currency) => entries.set(keyOf(call, currency), true),
  }
}

/** The calls that a platform has rejected with a currency, and answered without it. */
export function rejectedCurrencies(answers: SharedAnswers): RejectedCurrencies {
  const rejected = known.get(answers) ?? createRejected(answers.now)
  known.set(answers, rejected)
  return rejected
}
