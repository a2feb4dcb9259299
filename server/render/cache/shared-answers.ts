import { callContracts, type CallName, type CallParams } from '../../../schemas/api/calls.ts'
import type { CallContract } from '../../../schemas/api/call.ts'
import type { LoadResult } from '../../../schemas/component.ts'
import type { CallContext } from '../../platform/index.ts'
import { LRUCache } from 'lru-cache'
import { clock, PromiseCache } from '../../lib/cache.ts'
import { errorTypeOf, isAbsent } from '../page/system-answers.ts'

const ttlMs = 5000
/** For which an answer is shown while the platform gives no other. */
const oldestMs = 3_600_000
const maxEntries = 500

export interface SharedAnswersOptions {
  platform: {
    call<Name extends CallName>(name: Name, params: CallParams<Name>, context: CallContext): Promise<unknown>
  }
  /** Milliseconds since 1970. */
  now: () => number
}

/** What requests with the same answer have in common; undefined: each caller has an answer of their own. */
function sharedKey(name: CallName, params: unknown, { caller, locale }: CallContext): string | undefined {
  const { access, isShared }: CallContract = callContracts[name]
  if (access !== 'guest' || (caller !== undefined && isShared !== true)) return undefined
  return `${locale}:${name}:${JSON.stringify(params)}`
}

/**
 * Answers of the platform for the blocks of pages. Those that are the same for everybody are requested at most once
 * in five seconds; those of a player are requested for each page.
 */
export class SharedAnswers {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly #platform: SharedAnswersOptions['platform']
  readonly #cache: PromiseCache<LoadResult>
  /** The last answers of calls that may be old, with their times. */
  readonly #last: LRUCache<string, LoadResult>

  constructor({ platform, now }: SharedAnswersOptions) {
    this.now = now
    this.#platform = platform
    this.#cache = new PromiseCache({
      max: maxEntries,
      ttlMs,
      now,
      isCacheable: ({ status }) => status === 'success',
    })
    this.#last = new LRUCache({ max: maxEntries, ttl: oldestMs, ...clock(now) })
  }

  /** The answer, or the type of the error. The same object for as long as it is shared. */
  load<Name extends CallName>(
    name: Name,
    params: CallParams<Name>,
    context: CallContext,
    onFailure: (error: unknown) => void,
  ): Promise<LoadResult> {
    const { locale } = context
    const key = sharedKey(name, params, context)
    if (key === undefined) return this.#request(name, params, context, onFailure)
    return this.#cache.get(key, async () => {
      const answer = await this.#request(name, params, { locale }, onFailure)
      const { mayBeOld }: CallContract = callContracts[name]
      if (mayBeOld === true && answer.status === 'success')
        this.#last.set(key, { ...answer, asOf: this.now() })
      return answer
    })
  }

  /** The last answer of a call that may be old, with its time; the same object until there is a newer one. */
  last<Name extends CallName>(
    name: Name,
    params: CallParams<Name>,
    context: CallContext,
  ): LoadResult | undefined {
    const key = sharedKey(name, params, context)
    return key === undefined ? undefined : this.#last.get(key)
  }

  async #request<Name extends CallName>(
    name: Name,
    params: CallParams<Name>,
    context: CallContext,
    onFailure: (error: unknown) => void,
  ): Promise<LoadResult> {
    try {
      return { status: 'success', data: await this.#platform.call(name, params, context) }
    } catch (error) {
      const type = errorTypeOf(error)
      // A platform may lack a call; the block that needs it then shows nothing.
      if (!isAbsent(type)) onFailure(error)
      return { status: 'error', error: type }
    }
  }
}
