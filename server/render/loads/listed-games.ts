import type { CallParams } from '../../../schemas/api/calls.ts'
import type { Game } from '../../../schemas/api/entities/games.ts'
import { defaultLocale } from '../../../schemas/locale.ts'
import type { CallContext } from '../../platform/index.ts'

/** Milliseconds. */
const life = 3_600_000
/** Games per call: the maximum of the contract. */
const batch = 100

export interface ListedGamesOptions {
  platform: {
    call(
      name: 'games.get',
      params: CallParams<'games.get'>,
      context: CallContext,
    ): Promise<{ items: readonly Pick<Game, 'sysname'>[] }>
  }
  onFailure: (error: unknown) => void
  /** Milliseconds since 1970. */
  now: () => number
}

/** All games of the platform, for the sitemap. Loaded on demand and cached for an hour. */
export class ListedGames {
  #known: readonly string[] = []
  #expires = 0
  #asked: Promise<readonly string[]> | undefined

  constructor(private readonly options: ListedGamesOptions) {}

  /** Their sysnames. If the platform fails, the last known ones. */
  sysnames(): Promise<readonly string[]> {
    if (this.#expires > this.options.now()) return Promise.resolve(this.#known)
    this.#asked ??= this.#refresh().finally(() => (this.#asked = undefined))
    return this.#asked
  }

  async #refresh(): Promise<readonly string[]> {
    try {
      this.#known = await this.#ask()
      this.#expires = this.options.now() + life
    } catch (error) {
      this.options.onFailure(error)
    }
    return this.#known
  }

  async #ask(): Promise<string[]> {
    const sysnames = new Set<string>()
    for (let offset = 0; ; offset += batch) {
      const { items } = await this.options.platform.call(
        'games.get',
        { offset, count: batch, sort: 'name' },
        { locale: defaultLocale },
      )
      for (const { sysname } of items) sysnames.add(sysname)
      if (items.length < batch) return [...sysnames]
    }
  }
}
