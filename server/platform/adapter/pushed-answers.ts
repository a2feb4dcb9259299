import { LRUCache } from 'lru-cache'
import type { CallName } from '../../../schemas/api/calls.ts'
import { methodOf } from '../../../schemas/api/methods.ts'
import { clock } from '../../lib/cache.ts'

/** Milliseconds. A lost message costs no more than this. */
const ttlMs = 60_000
const maxSessions = 20_000

/** What the platform has pushed, by session and call: the site answers with it instead of asking. */
export class PushedAnswers {
  readonly #sessions: LRUCache<string, Map<CallName, unknown>>

  constructor(now: () => number) {
    this.#sessions = new LRUCache({ max: maxSessions, ttl: ttlMs, ...clock(now) })
  }

  update(session: string, call: CallName, answer: unknown): void {
    this.#sessions.set(session, new Map(this.#sessions.get(session)).set(call, answer))
  }

  /** The pushed answer as a list of one; empty: ask the platform. A call that changes something outdates all of them. */
  for(session: string | undefined, call: CallName): [answer?: unknown] {
    if (session === undefined) return []
    if (methodOf(call) === 'POST') this.#sessions.delete(session)
    const answers = this.#sessions.get(session)
    return answers?.has(call) ? [answers.get(call)] : []
  }

  /** Forgets everything: the connection was lost. */
  clear(): void {
    this.#sessions.clear()
  }
}
