import { callContracts, type CallName, type CallParams } from '../../../schemas/api/calls.ts'
import type { CallContract } from '../../../schemas/api/call.ts'
import type { LoadResult } from '../../../schemas/component.ts'
import type { CallContext } from '../../platform/index.ts'
import { PromiseCache } from '../../lib/cache.ts'
import { errorTypeOf, isAbsent } from '../page/system-answers.ts'

const ttlMs = 5000
const maxEntries = 500

export interface SharedAnswersOptions {
  platform: {
    call<Name extends CallName>(name: Name, params: CallParams<Name>, context: CallContext): Promise<unknown>
  }
  /** Milliseconds since 1970. */
  now: () => number
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

  constructor({ platform, now }: SharedAnswersOptions) {
    this.now = now
    this.#platform = platform
    this.#cache = new PromiseCache({
      max: maxEntries,
      ttlMs,
      now,
      isCacheable: ({ status }) => status === 'success',
    })
  }

  /** The answer, or the type of the error. The same object for as long as it is shared. */
  load<Name extends CallName>(
    name: Name,
    params: CallParams<Name>,
    context: CallContext,
    onFailure: (error: unknown) => void,
  ): Promise<LoadResult> {
    const { caller, locale } = context
    const contract: CallContract = callContracts[name]
    const isShared = contract.access === 'guest' && (caller === undefined || contract.isShared === true)
    if (!isShared) return this.#request(name, params, context, onFailure)
    const key = `${locale}:${name}:${JSON.stringify(params)}`
    return this.#cache.get(key, () => this.#request(name, params, { locale }, onFailure))
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
