// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import frameScript from '../../frames/client/frame.js?raw'
import { texts } from '../../pages/texts.ts'
import cashOutScript from './sportsbook-cash-out.js?raw'
import partsScript from './sportsbook-parts.js?raw'
import { eventually } from '../../../tests/support/eventually.ts'

interface Bet {
  id: number
  status: string
  cash_out: string | null
  possible_win: string
  win: string
}
interface CashOut {
  nodesOf: (bet: Bet) => Node[]
  update: () => void
  keysAfter: (key: string) => string[]
}

let bet: Bet
let cashOut: CashOut
let clock: number
let sent: Record<string, string>[]
let answer: () => unknown
let isShown: boolean
let onServer: Partial<Bet>

const card = () => document.querySelector('#card')
const text = () => (card()?.textContent ?? '').replaceAll('\u00a0', ' ')
const announced = () =>
  (document.querySelector('#cash-out-result')?.textContent ?? '').replaceAll('\u00a0', ' ')
const click = (name: string) => document.querySelector<HTMLElement>(`.${name}`)?.click()
const focused = () => document.activeElement?.getAttribute('data-key')
const show = () => card()?.replaceChildren(...cashOut.nodesOf(bet))

/** The server's newest state of the bet arrives. */
function take(changes: Partial<Bet>) {
  bet = { ...bet, ...changes }
  cashOut.update()
  show()
}

beforeEach(() => {
  bet = { id: 7, status: 'open', cash_out: '45000.00', possible_win: '120000.00', win: '0.00' }
  clock = 10_000
  sent = []
  isShown = true
  onServer = { cash_out: '44000.00' }
  answer = () => ({ data: { bets: [{ ...bet, status: 'cashed', win: '45000.00' }] } })
  const config = { texts: { ...texts.ru.frame, ...texts.ru.sportsbook }, currencyName: 'сум', locale: 'ru' }
  document.body.innerHTML =
    '<main></main><p id="cash-out-result" role="status"></p><article id="card"></article>'
  document.querySelector('main')?.setAttribute('data-config', JSON.stringify(config))
  const shared: { createCashOut?: (options: object) => CashOut } = {}
  const stubs = {
    globalThis: shared,
    fetch: async (_url: string, { body }: { body: URLSearchParams }) => {
      sent.push(Object.fromEntries(body.entries()))
      return { status: 200, json: async () => answer() }
    },
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    performance: { now: () => clock },
  }
  Object.assign(document, { stubs })
  const script = document.createElement('script')
  script.textContent = `(({ ${Object.keys(stubs).join(', ')} }) => {${frameScript}\n{${partsScript}}\n${cashOutScript}})(document.stubs)`
  document.body.append(script)
  if (!shared.createCashOut) throw new Error('the scripts did not run')
  cashOut = shared.createCashOut({
    betsOf: () => [bet],
    onChange: show,
    onPaid: ({ bets: [paid] }: { bets: Bet[] }) => take(paid ?? {}),
    isShown: () => isShown,
    refresh: async () => take(onServer),
    view: () => ({}),
  })
  show()
})

test('a cash-out asks in place, states what is received, and can be left', () => {
  expect(text()).toBe('Кешаут: 45,000 сум')
  click('cash-out')
  expect(text()).toContain('Вы получите 45,000 сум, и ставка сразу закроется. Возможный выигрыш 120,000 сум')
  expect(text()).toContain('Подтвердить 45,000 сум')
  expect(focused()).toBe('question:7')
  click('keep')
  expect(text()).toBe('Кешаут: 45,000 сум')
  expect(focused()).toBe('bet:7')
  click('cash-out')
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(focused()).toBe('bet:7')
  expect(sent).toEqual([])
})

test('a confirmation pays the amount that it shows, and says so where the player is', async () => {
  click('cash-out')
  clock += 1000
  click('confirm')
  await eventually(() => expect(text()).toContain('Кешаут выполнен: 45,000 сум на балансе.'))
  expect(sent).toMatchObject([{ id: '7', amount: '45000.00' }])
  expect(focused()).toBe('outcome:7')
  expect(announced()).toBe('Кешаут выполнен: 45,000 сум на балансе.')
})

test.each(['44000.00', '46000.00'])(
  'an offer that changes to %s meanwhile is announced and asked anew',
  (next) => {
    click('cash-out')
    clock += 5000
    take({ cash_out: next })
    const amount = `${next.slice(0, 2)},000 сум`
    expect(announced()).toBe(`Сумма кешаута изменилась: 45,000 сум → ${amount}. Подтвердите новую.`)
    expect(text()).toContain(`Подтвердить ${amount}`)
    // A tap that was meant for the earlier amount.
    click('confirm')
    expect(sent).toEqual([])
  },
)

test('an offer that falls on the way to the server is asked anew, never paid for less', async () => {
  click('cash-out')
  clock += 1000
  answer = () => ({ error: { type: 'InvalidRequestException', error_data: { cash_out: 'changed' } } })
  click('confirm')
  await eventually(() => expect(text()).toContain('Подтвердить 44,000 сум'))
  expect(announced()).toContain('45,000 сум → 44,000 сум')
  expect(focused()).toBe('question:7')
})

test.each([
  [{ cash_out: null }, 'Сейчас кешаута нет.'],
  [{ status: 'won', cash_out: null, win: '120000.00' }, 'Эта ставка уже рассчитана.'],
  // Another window has cashed it out, or the answer was lost.
  [{ status: 'cashed', cash_out: null, win: '45000.00' }, 'Кешаут выполнен: 45,000 сум на балансе.'],
])('an offer that ends meanwhile is no longer asked about: %j', (changes, reason) => {
  click('cash-out')
  take(changes)
  expect(text()).toBe(reason)
  expect(announced()).toBe(reason)
})

test('a button that stays while the offer changes confirms nothing', () => {
  click('cash-out')
  clock += 1000
  const pressed = document.querySelector<HTMLElement>('.confirm')
  // Nothing is drawn while a pointer is down.
  bet = { ...bet, cash_out: '44000.00' }
  cashOut.update()
  clock += 1000
  pressed?.click()
  expect(sent).toEqual([])
  show()
  expect(text()).toContain('Подтвердить 44,000 сум')
  // The new amount has just appeared, however long ago it arrived.
  click('confirm')
  expect(sent).toEqual([])
  clock += 1000
  click('confirm')
  expect(sent).toMatchObject([{ amount: '44000.00' }])
})
