// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import frameScript from '../frames/client/frame.js?raw'
import partsScript from './client/sportsbook-parts.js?raw'
import slipScript from './client/sportsbook-slip.js?raw'
import { sportsbookGame } from './sportsbook-game.ts'
import { sportsbookPage } from './sportsbook-page.ts'

interface Match {
  id: string
  home: string
  away: string
  odds: Record<string, string>
}
interface Slip {
  choose: (match: Match, outcome: string) => void
  refresh: (matches: readonly Match[]) => void
}

const match = (id: string, odds: string): Match => ({ id, home: 'A', away: 'B', odds: { x: odds } })
let slip: Slip
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

beforeEach(() => {
  sent = []
  const html = sportsbookPage(
    {
      game: sportsbookGame,
      locale: 'ru',
      mode: 'demo',
      token: 't',
      balance: '1000000.00',
      currency: 'UZS',
      freespins: null,
      isGuest: false,
    },
    { publicUrl: new URL('http://localhost:3103') },
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
  }
  Object.assign(document, { stubs })
  const script = document.createElement('script')
  script.textContent = `(({ ${Object.keys(stubs).join(', ')} }) => {${frameScript}\n${partsScript}\n${slipScript}})(document.stubs)`
  document.body.append(script)
  if (!shared.createSlip) throw new Error('the scripts did not run')
  slip = shared.createSlip({
    outcomeName: () => 'X',
    onChange: () => undefined,
    onPlaced: () => undefined,
  })
})

test('shows the possible win as the server computes it, rounded down for each bet', () => {
  slip.choose(match('a', '1.55'), 'x')
  slip.choose(match('b', '1.55'), 'x')
  type('1,000.01')
  // 1000.01 × 1.55 × 1.55 = 2402.524…
  expect(output('possible-win')).toBe('2,402.52\u00a0сум')
  kind('singles')
  // Twice 1550.0155, rounded down before they are added.
  expect(output('possible-win')).toBe('3,100.02\u00a0сум')
  expect(output('total-stake')).toBe('2,000.02\u00a0сум')
  type('1000.009')
  expect(output('possible-win')).toBe('0\u00a0сум')
})

test('sends a slip without an answer again as it is displayed', async () => {
  slip.choose(match('a', '1.55'), 'x')
  slip.choose(match('b', '2.00'), 'x')
  type('5000')
  answer = () => Promise.reject(new Error('offline'))
  submit()
  await vi.waitFor(() => expect(field('result').dataset['kind']).toBe('error'))
  expect(stake()?.readOnly).toBe(true)
  expect(areDisabled('[data-kind], [data-stake], .remove')).toEqual([true])
  // New odds do not keep the player from asking what became of the slip.
  slip.refresh([match('a', '1.40'), match('b', '2.00')])
  expect(field('odds-change').hidden).toBe(true)
  expect(areDisabled('#place')).toEqual([false])
  kind('singles')
  answer = async () => ({ status: 200, json: async () => ({ data: {} }) })
  submit()
  await vi.waitFor(() => expect(field('result').dataset['kind']).toBe('win'))
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  expect(sent[0]).toMatchObject({ stake: '5000', kind: 'express' })
  expect(stake()?.readOnly).toBe(false)
  expect(areDisabled('[data-kind], [data-stake]')).toEqual([false])
})
