import type { Page, Route } from '@playwright/test'
import { expect } from './test.ts'

interface Bet {
  id: number
  key: string
  flight: number
  panel: number
  status: 'open' | 'cashed' | 'crashed'
  stake: string
  win: string
  auto_at: string | null
  cashed_at: string | null
}

const firstFlight = 7
const headers = { 'access-control-allow-origin': '*' }
const fieldsOf = (route: Route) => new URLSearchParams(route.request().postData() ?? '')

/** Flights of a crash game as a test wants them, in place of those of the server. */
export async function fakeFlights(page: Page) {
  let phase: 'betting' | 'flying' | 'over' = 'betting'
  let number = firstFlight
  let balance = 500_000
  let bets: Bet[] = []
  let shown = 0
  const placed: URLSearchParams[] = []
  let rejection: { type: string; error_data?: Record<string, string> } | undefined
  let areBetsLost = false
  let areBetsOver = false

  function state() {
    const now = Date.now()
    const starts = { betting: now + 60_000, flying: now - 500, over: now - 2000 }[phase]
    const isOver = phase === 'over'
    return {
      now,
      flight: {
        number,
        opens_at: starts - 6000,
        starts_at: starts,
        ends_at: isOver ? now : null,
        crash_at: isOver ? '1.17' : null,
        hash: 'a'.repeat(64),
        server_seed: null,
      },
      next: { number: number + 1, hash: 'b'.repeat(64) },
      earlier: Array.from({ length: number - firstFlight }, (_flight, index) => ({
        number: number - 1 - index,
        crash_at: '1.17',
      })),
      bets: bets.filter(({ flight }) => flight >= number - 1),
      all: { count: 0, items: [] },
      balance: balance.toFixed(2),
    }
  }
  const answer = (route: Route) => route.fulfill({ headers, json: { data: state() } })

  await page.route('**/sandbox/crash/state', async (route) => {
    await answer(route)
    shown += 1
  })
  await page.route('**/sandbox/crash/bet', async (route) => {
    const fields = fieldsOf(route)
    placed.push(fields)
    if (areBetsLost) return route.abort()
    if (areBetsOver) return answer(route)
    if (rejection)
      return route.fulfill({ status: 422, headers, json: { error: { message: '', ...rejection } } })
    const stake = Number(fields.get('stake'))
    balance -= stake
    bets.push({
      id: placed.length,
      key: fields.get('round') ?? '',
      flight: number,
      panel: Number(fields.get('panel')),
      status: 'open',
      stake: stake.toFixed(2),
      win: '0.00',
      auto_at: fields.get('auto'),
      cashed_at: null,
    })
    return answer(route)
  })
  await page.route('**/sandbox/crash/cancel', async (route) => {
    const id = Number(fieldsOf(route).get('id'))
    balance += Number(bets.find((bet) => bet.id === id)?.stake ?? 0)
    bets = bets.filter((bet) => bet.id !== id)
    await answer(route)
  })

  /**
   * Waits until the page has shown the new state: it asks again only after it has acted on an answer, and one may
   * already be on its way. A page that becomes visible asks at once, which saves its pauses of up to a second.
   */
  async function show() {
    const before = shown
    const ask = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect
      .poll(
        async () => {
          await ask()
          return shown
        },
        { intervals: [20] },
      )
      .toBeGreaterThan(before + 2)
  }
  return {
    placed,
    reject: (error: typeof rejection) => (rejection = error),
    /** No answer to a bet arrives any more. */
    loseBets: () => (areBetsLost = true),
    /** The server knows the key of a bet, but of one that is too long ago to be shown. */
    answerOldBets() {
      areBetsLost = false
      areBetsOver = true
    },
    /** The flight takes off. */
    async takeOff() {
      phase = 'flying'
      await show()
    },
    /** The flight ends; `isWon`: after the automatic cash-out of all bets; `isWatched`: the page asks on. */
    async end({ isWon = false, isWatched = true } = {}) {
      phase = 'over'
      bets = bets.map((bet) => {
        if (bet.flight !== number || bet.status !== 'open') return bet
        const multiplier = bet.auto_at ?? '1.00'
        const win = isWon ? Number(bet.stake) * Number(multiplier) : 0
        balance += win
        return {
          ...bet,
          status: isWon ? 'cashed' : 'crashed',
          win: win.toFixed(2),
          cashed_at: isWon ? Number(multiplier).toFixed(2) : null,
        }
      })
      if (isWatched) await show()
    },
    /** The next flight takes bets, or a later one: the page has missed those between. */
    async open(ahead = 1) {
      number += ahead
      phase = 'betting'
      await show()
    },
  }
}
