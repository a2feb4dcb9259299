// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import frameScript from '../../frames/client/frame.js?raw'
import partsScript from './sportsbook-parts.js?raw'
import sumsScript from './sportsbook-sums.js?raw'
import slipScript from './sportsbook-slip.js?raw'
import { totalOddsText } from '../betslip.ts'
import { sportsbookGame } from '../sportsbook-game.ts'
import { sportsbookPage } from '../sportsbook-page.ts'
import { eventually } from '../../../tests/support/eventually.ts'

interface Match {
  id: string
  home: string
  away: string
  odds: Record<string, string>
  names: Record<string, string>
}
interface Slip {
  choose: (match: Match, key: string) => void
  refresh: (matches: readonly Match[]) => void
  restore: (text: string | null) => void
  shown: () => string
}

const placed = {
  placed: [7],
  bets: [
    { id: 7, stake: '5000.00', possible_win: '15500.00' },
    { id: 6, stake: '1000.00', possible_win: '2000.00' },
  ],
}

const match = (id: string, odds: string): Match => ({
  id,
  home: 'A',
  away: 'B',
  odds: { 'result/x': odds },
  names: { 'result/x': 'Ничья' },
})
let slip: Slip
let stored: string[]
/** Messages to the site. */
let told: unknown[]
let sent: Record<string, string>[]
let answer: () => Promise<unknown>

const field = (id: string) => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`no ${id}`)
  return element
}
const stake = () => document.querySelector<HTMLInputElement>('#slip-stake')
const output = (id: string) => document.querySelector<HTMLOutputElement>(`#${id}`)?.value
const areDisabled = (selector: string) => [
  ...new Set([...document.querySelectorAll<HTMLButtonElement>(selector)].map(({ disabled }) => disabled)),
]
const kind = (name: string) => document.querySelector<HTMLButtonElement>(`[data-kind=${name}]`)?.click()
const submit = () => field('slip').dispatchEvent(new Event('submit', { cancelable: true }))

function type(amount: string) {
  const input = stake()
  if (input) input.value = amount
  input?.dispatchEvent(new Event('input'))
}

function reopen(mode: 'play' | 'demo' = 'demo', isGuest = false) {
  const html = sportsbookPage(
    {
      game: sportsbookGame,
      locale: 'ru',
      mode,
      token: 't',
      balance: '1000000.00',
      currency: 'UZS',
      freespins: null,
      isGuest,
    },
    {
      now: 0,
      balance: '1000000.00',
      matches: [],
      bets: [],
      fairness: { day: '2026-03-01', seed_hash: 'a', finished_day: '2026-02-27', finished_seed: 'b' },
    },
  )
  const page = new DOMParser().parseFromString(html, 'text/html')
  document.body.replaceWith(document.adoptNode(page.body))
  const shared: { createSlip?: (options: object) => Slip } = {}
  const stubs = {
    globalThis: shared,
    fetch: async (_url: string, { body }: { body: URLSearchParams }) => {
      sent.push(Object.fromEntries(body.entries()))
      return answer()
    },
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    crypto,
    window: { parent: { postMessage: (message: unknown) => told.push(message) } },
  }
  Object.assign(document, { stubs })
  const script = document.createElement('script')
  script.textContent = `(({ ${Object.keys(stubs).join(', ')} }) => {${frameScript}\n${partsScript}\n${sumsScript}\n${slipScript}})(document.stubs)`
  document.body.append(script)
  if (!shared.createSlip) throw new Error('the scripts did not run')
  slip = shared.createSlip({
    onChange: () => undefined,
    onOpen: () => undefined,
    onSave: (text: string) => stored.push(text),
    onPlaced: () => undefined,
    view: () => ({ locale: 'ru', shown: '[]', event: 'a' }),
  })
}

beforeEach(() => {
  sent = []
  stored = []
  told = []
  reopen()
})

test('shows the possible win as the server computes it, rounded down for each bet', () => {
  slip.choose(match('a', '1.55'), 'result/x')
  slip.choose(match('b', '1.55'), 'result/x')
  type('1,000.01')
  // 1000.01 × 1.55 × 1.55 = 2402.524…
  expect(output('total-odds')).toBe('2.4025')
  expect(output('possible-win')).toBe('2,402.52\u00a0сум')
  kind('singles')
  // Twice 1550.0155, rounded down before they are added.
  expect(output('possible-win')).toBe('3,100.02\u00a0сум')
  expect(output('total-stake')).toBe('2,000.02\u00a0сум')
  type('1000.009')
  expect(output('possible-win')).toBe('0\u00a0сум')
})

test.each([
  ['12,50', '12.50', '19.37\u00a0сум'],
  ['1 112,37', '1112.37', '1,724.17\u00a0сум'],
  ['5,000', '5000', '7,750\u00a0сум'],
])('reads the stake %j as %s', async (text, stakeSent, win) => {
  slip.choose(match('a', '1.55'), 'result/x')
  type(text)
  expect(output('possible-win')).toBe(win)
  answer = async () => ({ status: 200, json: async () => ({ data: placed }) })
  submit()
  await eventually(() => expect(sent).toMatchObject([{ stake: stakeSent }]))
})

test.each(['1e3', '1.000', '1,2,3', '-5', '5 000 00', ''])('places no bet on the stake %j', (text) => {
  slip.choose(match('a', '1.55'), 'result/x')
  type(text)
  submit()
  expect(sent).toEqual([])
  expect(field('result').textContent).toContain('Проверьте сумму ставки')
  expect(document.activeElement).toBe(stake())
})

test('sends a slip without an answer again as it is displayed', async () => {
  slip.choose(match('a', '1.55'), 'result/x')
  slip.choose(match('b', '2.00'), 'result/x')
  type('5000')
  answer = () => Promise.reject(new Error('offline'))
  submit()
  await eventually(() => expect(field('result').dataset['kind']).toBe('error'))
  expect(stake()?.readOnly).toBe(true)
  expect(areDisabled('[data-kind], [data-stake], .remove')).toEqual([true])
  // New odds do not keep the player from asking what became of the slip.
  slip.refresh([match('a', '1.40'), match('b', '2.00')])
  expect(field('accept-odds').hidden).toBe(true)
  expect(areDisabled('#place')).toEqual([false])
  kind('singles')
  answer = async () => ({ status: 200, json: async () => ({ data: placed }) })
  submit()
  await eventually(() => expect(field('result').dataset['kind']).toBe('win'))
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  // The answer is for the match that the page shows, with all its markets.
  expect(sent[0]).toMatchObject({ stake: '5000', kind: 'express', event: 'a' })
  expect(stake()?.readOnly).toBe(false)
  expect(areDisabled('[data-kind], [data-stake]')).toEqual([false])
})

test.each([
  [['1.50', '2.00'], '3.00'],
  [['3.21', '4.31'], '13.8351'],
  [['1.55', '1.55', '1.55'], '≈\u00a03.7238'],
])('shows the total odds of %j as %s, as the server does', (odds, expected) => {
  for (const [index, each] of odds.entries()) slip.choose(match(`m${index}`, each), 'result/x')
  expect(output('total-odds')).toBe(expected)
  expect(field('product-note').hidden).toBe(false)
  expect(totalOddsText(odds.map((each) => Math.round(Number(each) * 100)))).toBe(expected)
})

test.each([
  ['none', '1.70', false, '1.55'],
  ['better', '1.70', true, '1.70'],
  ['better', '1.40', false, '1.55'],
  ['any', '1.40', true, '1.40'],
])('of odds that change, accepts %s: %s can be placed: %s', (rule, odds, isPlaceable, total) => {
  const select = document.querySelector<HTMLSelectElement>('#slip-accept')
  if (select) select.value = rule
  slip.choose(match('a', '1.55'), 'result/x')
  slip.refresh([match('a', odds)])
  expect(areDisabled('#place')).toEqual([!isPlaceable])
  expect(field('accept-odds').hidden).toBe(isPlaceable)
  expect(output('total-odds')).toBe(total)
  // Never silently.
  expect(field('selections').textContent).toContain(`1.55 ${odds}`)
  if (!isPlaceable) return
  submit()
  expect(sent[0]?.['accept']).toBe(rule)
  expect(sent[0]?.['selections']).toContain(`"odds":"${odds}"`)
})

test('confirms a bet with its number, stake and possible win, and a link to the bets', async () => {
  slip.choose(match('a', '3.10'), 'result/x')
  type('5000')
  answer = async () => ({ status: 200, json: async () => ({ data: placed }) })
  submit()
  await eventually(() => expect(field('result').dataset['kind']).toBe('win'))
  const lines = [...field('result').children].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
  expect(lines).toEqual([
    'Ставка № 7 принята',
    'Ставка: 5,000 сум',
    'Возможный выигрыш: 15,500 сум',
    'Мои ставки',
  ])
  expect(field('result').querySelector('a')?.dataset['path']).toBe('/bets')
})

describe('several outcomes of one match', () => {
  const text = (id: string) => field(id).textContent.replaceAll('\u00a0', ' ')
  const choices = () => [...document.querySelectorAll('.choice')].map(({ textContent }) => textContent)
  const both = match('a', '3.10')
  both.odds['result/1'] = '2.00'
  both.names['result/1'] = 'Победа: A'

  test('are bets of their own as singles, whose wins may exclude one another', async () => {
    slip.choose(match('b', '1.50'), 'result/x')
    slip.choose(both, 'result/x')
    expect(field('sum-note').hidden).toBe(true)
    kind('singles')
    slip.choose(both, 'result/1')
    expect(choices()).toHaveLength(3)
    expect(field('sum-note').hidden).toBe(false)
    answer = async () => ({ status: 200, json: async () => ({ data: placed }) })
    submit()
    await eventually(() => expect(field('result').dataset['kind']).toBe('win'))
    expect(sent[0]).toMatchObject({ kind: 'singles' })
    expect(JSON.parse(sent[0]?.['selections'] ?? '')).toMatchObject([
      { event: 'b', outcome: 'x' },
      { event: 'a', outcome: 'x' },
      { event: 'a', outcome: '1' },
    ])
  })

  test('keep the slip from being an express, which names them until one is left', () => {
    slip.choose(both, 'result/x')
    slip.choose(match('b', '1.50'), 'result/x')
    kind('singles')
    slip.choose(both, 'result/1')
    kind('express')
    expect(areDisabled('#place')).toEqual([true])
    expect(text('conflict-text')).toContain('Оставьте по одному: A – B.')
    expect(document.querySelectorAll('.conflicting')).toHaveLength(2)
    expect(output('possible-win')).toBe('–')
    document.querySelector<HTMLButtonElement>('.conflicting .remove')?.click()
    expect(field('use-singles').hidden).toBe(true)
    expect(areDisabled('#place')).toEqual([false])
    expect(output('total-odds')).toBe('3.00')
  })
})

test('is stored by the site and restored from it, with a slip in flight, which is sent again as it was', async () => {
  slip.choose(match('a', '3.10'), 'result/x')
  expect(stored).toEqual([])
  slip.restore(null)
  slip.choose(match('b', '2.00'), 'result/x')
  type('7,000')
  answer = () => Promise.reject(new TypeError('the connection was lost'))
  submit()
  await eventually(() => expect(field('result').textContent).toContain('Связь прервалась'))
  const kept = stored.at(-1) ?? ''
  expect(kept.length).toBeLessThan(8192)
  for (const one of [match('a', '3.10'), match('b', '2.00')]) slip.choose(one, 'result/x')
  reopen()
  slip.restore(kept)
  expect(output('total-odds')).toBe('6.20')
  expect(stake()?.value).toBe('7,000')
  answer = () => Promise.resolve(Response.json({ data: placed }))
  submit()
  await eventually(() => expect(field('result').textContent).toContain('Ставк'))
  expect(sent[1]).toEqual(sent[0])
})

test('offers to top up what is missing, with the amount, and sends a guest to the login', async () => {
  reopen('play')
  slip.choose(match('a', '3.10'), 'result/x')
  answer = () =>
    Promise.resolve(
      Response.json(
        { error: { type: 'UserNeedDepositException', error_data: { missing: '2500.00' } } },
        { status: 422 },
      ),
    )
  submit()
  await eventually(() => expect(field('result').textContent).toContain('Пополнить'))
  document.querySelector<HTMLButtonElement>('.remedy')?.click()
  expect(told.at(-1)).toEqual({ type: 'marquee:deposit', amount: '2500.00' })
  reopen('play', true)
  slip.choose(match('a', '3.10'), 'result/x')
  submit()
  expect(told.at(-1)).toEqual({ type: 'marquee:login' })
})
