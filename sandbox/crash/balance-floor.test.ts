// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import autoPlayScript from '../frames/client/auto-play.js?raw'
import frameScript from '../frames/client/frame.js?raw'
import autoScript from './client/auto-bets.js?raw'
import panelScript from './client/bet-panels.js?raw'
import crashScript from './client/crash.js?raw'
import { crashPage } from './crash-page.ts'

interface Page {
  ask: (call: string) => Promise<unknown>
}
interface Bet {
  id: number
  key: string
  flight: number
  panel: number
  status: string
  stake: string
  win: string
}

const stake = 5000
let page: Page
let balance: number
let number: number
let isOver: boolean
let bets: Bet[]
/** Answers of bets that are on their way. */
let answers: (() => void)[]

function stateNow() {
  const now = Date.now()
  return {
    now,
    flight: {
      number,
      opens_at: now - 1000,
      starts_at: isOver ? now - 5000 : now + 60_000,
      ends_at: isOver ? now : null,
      crash_at: isOver ? '1.17' : null,
      hash: 'a'.repeat(64),
      server_seed: null,
    },
    next: { number: number + 1, hash: 'b'.repeat(64) },
    earlier: [],
    bets: bets.filter(({ flight }) => flight >= number - 1),
    all: { count: 0, items: [] },
    balance: balance.toFixed(2),
  }
}

async function answer(url: string, body: URLSearchParams) {
  if (url.endsWith('/bet')) {
    const flight = Number(body.get('flight'))
    const bet = {
      id: bets.length + 1,
      key: body.get('round') ?? '',
      flight,
      panel: Number(body.get('panel')),
    }
    bets.push({ ...bet, status: 'open', stake: body.get('stake') ?? '', win: '0.00' })
    balance -= Number(body.get('stake'))
    const data = stateNow()
    await new Promise<void>((resolve) => answers.push(resolve))
    return { status: 200, json: async () => ({ data }) }
  }
  return { status: 200, json: async () => ({ data: stateNow() }) }
}

const control = (id: string) => {
  const found = document.getElementById(id)
  if (!(found instanceof HTMLInputElement || found instanceof HTMLSelectElement)) throw new Error(`no ${id}`)
  return found
}
const placed = () => bets.map(({ flight, panel }) => [flight, panel])
const result = () => document.getElementById('result')?.textContent

/** Starts a series of a panel that leaves so much on the balance. */
function start(panel: number, floor: number) {
  document.getElementById(`auto-bet-${panel}`)?.click()
  control('auto-target').value = '1.10'
  control('auto-loss').value = String(50 * stake * 100)
  control('auto-balance').value = String(floor)
  document.getElementById('auto-play-form')?.dispatchEvent(new Event('submit', { cancelable: true }))
}

/** Answers all bets that are on their way. */
async function arrive() {
  answers.splice(0).forEach((send) => send())
  await vi.waitFor(() => expect(answers).toEqual([]))
  await page.ask('state')
}

/** All bets on the flight are lost, and the next flight takes bets. */
async function nextFlight() {
  isOver = true
  bets = bets.map((bet) => ({ ...bet, status: 'crashed' }))
  await page.ask('state')
  isOver = false
  number += 1
  await page.ask('state')
}

beforeEach(async () => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal: () => undefined,
    close: () => undefined,
  })
  balance = 500_000
  number = 7
  isOver = false
  bets = []
  answers = []
  const html = crashPage({
    game: {
      id: 1,
      sysname: 'aviora',
      name: 'Aviora',
      type: 'crash',
      emblem: null,
      palette: null,
      hasDemo: true,
    },
    locale: 'ru',
    mode: 'demo',
    token: 't',
    balance: '500000.00',
    currency: 'UZS',
    freespins: null,
    isGuest: false,
  })
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  document.body.replaceWith(document.adoptNode(parsed.body))
  const shared: { crashGame?: Page } = {}
  const stubs = {
    globalThis: shared,
    fetch: (url: string, { body }: { body: URLSearchParams }) => answer(url, body),
    matchMedia: () => ({ matches: false }),
    crypto,
  }
  Object.assign(document, { stubs })
  const script = document.createElement('script')
  const scripts = [frameScript, autoPlayScript, crashScript, panelScript, autoScript].map(
    (text) => `;(() => {${text}})();`,
  )
  script.textContent = `(({ ${Object.keys(stubs).join(', ')} }) => {${scripts.join('\n')}})(document.stubs)`
  document.body.append(script)
  if (!shared.crashGame) throw new Error('the scripts did not run')
  page = shared.crashGame
  await page.ask('state')
})

test('two series that decide at the same moment keep the balance above the limit', async () => {
  // Enough for both bets on the first flight, and for one on the second.
  const floor = balance - 3 * stake
  start(1, floor)
  start(2, floor)
  await arrive()
  expect(placed()).toEqual([
    [7, 1],
    [7, 2],
  ])
  await nextFlight()
  await arrive()
  expect(placed().slice(2)).toEqual([[8, 1]])
  expect(balance).toBe(floor)
  expect(result()).toMatch(/^Ставка 2: .*баланс/)
})

test('a bet that is in the balance counts once', async () => {
  start(1, balance - 2 * stake)
  await arrive()
  start(2, balance - stake)
  await arrive()
  expect(placed()).toEqual([
    [7, 1],
    [7, 2],
  ])
})
