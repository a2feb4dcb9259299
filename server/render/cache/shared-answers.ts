import { callContracts, type CallName, type CallParams } from '../../../schemas/api/calls.ts'
import type { CallContract } from '../../../schemas/api/call.ts'
import type { LoadResult } from '../../../schemas/component.ts'
import type { CallContext } from '../../platform/platform.ts'
import { errorTypeOf, isAbsent } from '../page/system-answers.ts'

/** Milliseconds for which an answer is given to whoever asks for the same. */
const life = 5000
const maxEntries = 500

interface Entry {
  result: Promise<LoadResult>
  expires: number
}

export interface SharedAnswersOptions {
  platform: {
    call<Name extends CallName>(name: Name, params: CallParams<Name>, context: CallContext): Promise<unknown>
  }
  /** Milliseconds since 1970. */
  now: () => number
}

/**
 * Answers for the blocks of pages. What is the same for everybody is asked for once in a few seconds, however
 * many pages are made meanwhile; what is a player's own is asked for each time.
 */
export class SharedAnswers {
  readonly #options: SharedAnswersOptions
  readonly #entries = new Map<string, Entry>()

  constructor(options: SharedAnswersOptions) {
    this.#options = options
  }

  /** The answer, or the error type that the call ended with. The same object as long as it is shared. */
  async load<Name extends CallName>(
    name: Name,
    params: CallParams<Name>,
    { session, locale }: CallContext,
    onFailure: (error: unknown) => void,
  ): Promise<LoadResult> {
    const contract: CallContract = callContracts[name]
    const isShared = contract.access === 'guest' && (session === undefined || contract.isShared === true)
    if (!isShared) return this.#ask(name, params, { session, locale }, onFailure)

    const key = `${locale}:${name}:${JSON.stringify(params)}`
    const now = this.#options.now()
    const known = this.#entries.get(key)
    if (known !== undefined && known.expires > now) return known.result
    const result = this.#ask(name, params, { locale }, onFailure)
    this.#entries.delete(key)
    this.#entries.set(key, { result, expires: now + life })
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > maxEntries && oldest !== undefined) this.#entries.delete(oldest)
    // A failure is not kept: whoever comes next asks anew.
    if ((await result).status === 'error' && this.#entries.get(key)?.result === result)
      this.#entries.delete(key)
    return result
  }

  async #ask<Name extends CallName>(
    name: Name,
    params: CallParams<Name>,
    context: CallContext,
    onFailure: (error: unknown) => void,
  ): Promise<LoadResult> {
    try {
      return { status: 'success', data: await this.#options.platform.call(name, params, context) }
    } catch (error) {
      const type = errorTypeOf(error)
      // What a platform may lack is no failure: the block that asked for it shows nothing.
      if (!isAbsent(type)) onFailure(error)
      return { status: 'error', error: type }
    }
  }
}
