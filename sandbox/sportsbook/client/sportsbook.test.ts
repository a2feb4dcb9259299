// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import frameScript from '../../frames/client/frame.js?raw'
import { sportsbookGame } from '../sportsbook-game.ts'
import { sportsbookPage } from '../sportsbook-page.ts'
import cashOutScript from './sportsbook-cash-out.js?raw'
import partsScript from './sportsbook-parts.js?raw'
import slipScript from './sportsbook-slip.js?raw'
import sumsScript from './sportsbook-sums.js?raw'
import pageScript from './sportsbook.js?raw'

const fairness = { day: '2026-03-01', seed_hash: 'a', finished_day: '2026-02-27', finished_seed: 'b' }
interface Bet {
  id: number
  status: 'open' | 'cashed'
  stake: string
  possible_win: string
  win: string
  cash_out: string | null
  total_odds: string
  placed_at: number
  selections: []
}

const bet: Bet = {
  id: 7,
  status: 'open',
  stake: '50000.00',
  possible_win: '120000.00',
  win: '0.00',
  cash_out: '45000.00',
  total_odds: '2.40',
  placed_at: 0,
  selections: [],
}
const match = {
  id: 'a',
  sport: 'football' as const,
  league: 'L',
  home: 'A',
  away: 'B',
  team_ids: ['a', 'b'],
  is_live: false,
  starts_at: 0,
  minute: null,
  period: null,
  score: null,
  has_draw: true,
  odds: { 'result/x': '3.10' },
  names: { 'result/x': 'Ничья' },
  markets: [],
  more_markets: 0,
}
const stateWith = (changes: Partial<Bet> = {}, balance = '1000000.00') => ({
  now: 0,
  balance,
  matches: [match],
  bets: [{ ...bet, ...changes }],
  fairness,
})

let page: Document
let clock: number
let sent: string[]
let answer: (url: string) => unknown

const find = (selector: string) => page.querySelector<HTMLElement>(selector)
const text = (selector: string) => (find(selector)?.textContent ?? '').replaceAll('\u00a0', ' ')
const click = (selector: string) => find(selector)?.click()
const happen = (type: string) => page.dispatchEvent(new Event(type))
const focused = () => page.activeElement?.getAttribute('data-key')
const balance = () => page.querySelector<HTMLOutputElement>('#balance')?.value

/** The page asks for the newest state when it becomes visible. */
async function poll(next: unknown) {
  answer = () => ({ data: next })
  const before = sent.length
  happen('visibilitychange')
  expect(sent).toHaveLength(before + 1)
  await new Promise((done) => setTimeout(done))
}

function open(path: string) {
  const input = {
    game: sportsbookGame,
    locale: 'ru' as const,
    mode: 'play' as const,
    token: 't',
    balance: '1000000.00',
    currency: 'UZS',
    freespins: null,
    isGuest: false,
    path,
  }
  const html = sportsbookPage(
    input,
    { publicUrl: new URL('http://localhost:3103') },
    { ...stateWith(), matches: [], bets: [] },
  )
  // A document of its own for each test, without the listeners of the others.
  const frame = document.createElement('iframe')
  document.body.replaceChildren(frame)
  if (!frame.contentDocument) throw new Error('no document')
  page = frame.contentDocument
  page.documentElement.innerHTML = html
  const main = find('main')
  const config: unknown = JSON.parse(main?.dataset['config'] ?? '{}')
  main?.setAttribute('data-config', JSON.stringify(Object.assign(config ?? {}, { state: stateWith() })))
  Object.defineProperty(page, 'hidden', { value: false })
  const stubs = {
    globalThis: {},
    document: page,
    window: { parent: { postMessage: () => undefined }, addEventListener: () => undefined },
    fetch: async (url: string) => {
      sent.push(url)
      const given = await answer(url)
      return { status: 200, json: async () => given }
    },
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    performance: { now: () => clock },
    setInterval: () => undefined,
  }
  Object.assign(document, { stubs })
  const parts = [partsScript, sumsScript, slipScript, cashOutScript].map((script) => `{${script}}`)
  const script = document.createElement('script')
  script.textContent = `(({ ${Object.keys(stubs).join(', ')} }) => {${frameScript}\n${parts.join('\n')}\n${pageScript}})(document.stubs)`
  document.body.append(script)
}

beforeEach(() => {
  clock = 10_000
  sent = []
  answer = () => ({ data: stateWith() })
})

/** Lets a state request wait; returns how to answer it. */
function holdPoll() {
  let arrive: (next: unknown) => void = () => undefined
  const held = new Promise((resolve) => (arrive = resolve))
  answer = () => held
  happen('visibilitychange')
  return arrive
}

test('an offer that changes while its button is held pays nothing until the new one is confirmed', async () => {
  open('/bets')
  click('.cash-out')
  clock += 1000
  happen('pointerdown')
  await poll(stateWith({ cash_out: '44000.00' }))
  expect(text('.confirm')).toBe('Подтвердить 45,000 сум')
  clock += 1000
  click('.confirm')
  happen('pointerup')
  await vi.waitFor(() => expect(text('.confirm')).toBe('Подтвердить 44,000 сум'))
  expect(sent.filter((url) => url.includes('cash-out'))).toEqual([])
})

test.each(['.cash-out-question p', '.confirm', '.keep'])(
  'the focus in %s goes to the reason when the offer ends',
  async (selector) => {
    open('/bets')
    click('.cash-out')
    find(selector)?.focus()
    await poll(stateWith({ cash_out: null }))
    expect(text('.bet')).toContain('Сейчас кешаута нет.')
    expect(focused()).toBe('outcome:7')
    await poll(stateWith())
    expect(focused()).toBe('bet:7')
  },
)

test('a state that was requested before a cash-out does not replace its answer', async () => {
  open('/bets')
  click('.cash-out')
  clock += 1000
  const arrive = holdPoll()
  answer = () => ({ data: stateWith({ status: 'cashed', cash_out: null, win: '45000.00' }, '1045000.00') })
  click('.confirm')
  await vi.waitFor(() => expect(balance()).toBe('1,045,000'))
  arrive({ data: stateWith() })
  await new Promise((done) => setTimeout(done))
  expect(balance()).toBe('1,045,000')
})

test('a state that was requested before a bet does not replace its answer', async () => {
  open('/')
  click('[data-key="a:result/x"]')
  const arrive = holdPoll()
  answer = () => ({ data: { ...stateWith({}, '995000.00'), placed: [7] } })
  find('#slip')?.dispatchEvent(new Event('submit', { cancelable: true }))
  await vi.waitFor(() => expect(balance()).toBe('995,000'))
  arrive({ data: stateWith() })
  await new Promise((done) => setTimeout(done))
  expect(balance()).toBe('995,000')
})
