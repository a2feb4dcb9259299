import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

const timeoutMs = 20_000

export interface Answer {
  status: number
  headers: Record<string, string>
  text: string
}

/** Sends a GET, or a POST with a form. Rejects if there is no answer. */
export type Send = (path: string, form?: Record<string, string>) => Promise<Answer>

/** `choose` returns the server of the next request. */
export function sendTo(choose: () => string): Send {
  return async (path, form) => {
    const body = form && { method: 'POST', body: new URLSearchParams(form) }
    const answer = await fetch(choose() + path, { ...body, signal: AbortSignal.timeout(timeoutMs) })
    const { status, headers } = answer
    return { status, headers: Object.fromEntries(headers), text: await answer.text() }
  }
}

export type BetResult = 'won or lost' | 'refused' | 'unknown'

/** A guest who plays a demo, whose money uses the same ledger as real money. */
export class Bettor {
  readonly #send: Send
  #token = ''
  /** Keys of the bets whose answer arrived. */
  readonly acknowledged: string[] = []
  /** Why results are unknown. */
  readonly faults: string[] = []

  constructor(send: Send) {
    this.#send = send
  }

  /** Opens the game, which fills the demo's wallet. */
  async sitDown(): Promise<void> {
    for (;;) {
      const page = await this.#send('/platform/game/olmos-saltanati/demo').then(
        ({ text }) => text,
        () => '',
      )
      const token = /&quot;token&quot;:&quot;([\w-]+)&quot;/.exec(page)?.[1]
      if (token !== undefined) {
        this.#token = token
        return
      }
      await wait(50)
    }
  }

  async #spin(round: string): Promise<BetResult> {
    try {
      const { status } = await this.#send('/sandbox/slot/spin', {
        token: this.#token,
        round,
        stake: '1000.00',
      })
      if (status < 300) return 'won or lost'
      if (status < 500 && status !== 429) return 'refused'
      this.faults.push(`bet ${status}`)
    } catch (error) {
      this.faults.push(`bet ${String(error)}`)
    }
    return 'unknown'
  }

  /** Sends one bet once. */
  async tryBet(): Promise<BetResult> {
    const round = randomUUID()
    const result = await this.#spin(round)
    if (result === 'refused') await this.sitDown()
    if (result === 'won or lost') this.acknowledged.push(round)
    return result
  }

  /** Sends one bet, with the same key, until its result is known. */
  async bet(): Promise<void> {
    const round = randomUUID()
    for (;;) {
      const result = await this.#spin(round)
      if (result === 'won or lost') this.acknowledged.push(round)
      if (result === 'refused') await this.sitDown()
      if (result !== 'unknown') return
      await wait(50)
    }
  }
}
