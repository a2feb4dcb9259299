import { act } from 'react'
import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import type { Bet } from './bet.ts'
import type { BetColumn } from './columns.ts'
import { BetHistory } from './bet-history.tsx'

const uzs = (amount: string) => ({ amount, currency: 'UZS' })
const bet = (id: number, changes: Partial<Bet> = {}): Bet => ({
  id,
  game: { sysname: 'olmos-saltanati', name: 'Olmos Saltanati' },
  provider: 'Zarafshon',
  game_type: 'slot',
  bet: uzs('5000.00'),
  win: uzs('0.00'),
  status: 'lost',
  balance_type: 'main',
  created_at: '2026-03-01T07:00:00Z',
  settled_at: '2026-03-01T07:00:01Z',
  details: null,
  ...changes,
})

async function open(
  items: Bet[],
  total = items.length,
  props: { pageSize?: number; columns?: BetColumn[] } = {},
) {
  const platform = testPlatform({
    'games.getHistory': ({ params }) => ({
      data: { items: Number(params['offset']) > 0 ? [bet(2), bet(1)] : [], total },
    }),
  })
  const data = { bets: { status: 'success' as const, data: { items, total } } }
  const page = await mount(<BetHistory {...bare} props={props} data={data} />, {
    account: testAccount,
  })
  const set = async (selector: string, value: string) => {
    const field = page.container.querySelector<HTMLInputElement | HTMLSelectElement>(selector)
    await act(async () => {
      if (field === null) return
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      field.dispatchEvent(
        new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
      )
    })
    await settle()
  }
  return { platform, page, set }
}

it('loads as many bets at a time as its document says', async () => {
  const { platform, page } = await open([bet(3)], 3, { pageSize: 50 })
  await click(page.control('Показать ещё'))
  expect(platform.called('games.getHistory')[0]?.params).toMatchObject({ count: '50' })
})

it('counts bets in play apart from the outcome, and says nothing of what came back', async () => {
  const items = [
    bet(3, { win: uzs('12500.00'), status: 'won' }),
    bet(2, { status: 'open', win: uzs('0.00') }),
  ]
  const { page } = await open(items)
  expect(page.container.querySelector('dl')?.textContent).toBe(
    'Поставлено5,000\u00a0сумВернулось12,500\u00a0сумЧистый результат7,500\u00a0сумВ игре5,000\u00a0сум',
  )
  expect(page.container.textContent).not.toContain('Вернулось 0')
})

it('shows the bets of the server’s answer with their totals, without a call', async () => {
  const { platform, page } = await open([bet(3, { win: uzs('12500.00'), status: 'won' }), bet(2)])
  expect(platform.calls).toEqual([])
  expect(page.container.querySelector('dl')?.textContent).toBe(
    'Поставлено10,000\u00a0сумВернулось12,500\u00a0сумЧистый результат2,500\u00a0сум',
  )
  expect(page.container.querySelectorAll('li')).toHaveLength(2)
})

it('counts a refunded bet in no total, and shows its stake as returned', async () => {
  const items = [bet(3, { win: uzs('12500.00'), status: 'won' }), bet(2, { status: 'refunded' })]
  const { page } = await open(items)
  expect(page.container.querySelector('dl')?.textContent).toBe(
    'Поставлено5,000\u00a0сумВернулось12,500\u00a0сумЧистый результат7,500\u00a0сум',
  )
  expect(page.container.querySelectorAll('li')[1]?.textContent).toContain('Вернулось 5,000\u00a0сум')
})

it('filters by days, game and outcome, and reports an empty result', async () => {
  const { platform, page, set } = await open([bet(3)])
  await set('input[inputmode=numeric]', '2026-03-01')
  await set('select', 'olmos-saltanati')
  expect(platform.called('games.getHistory').at(-1)?.params).toMatchObject({
    from: '2026-03-01',
    sysname: 'olmos-saltanati',
    offset: '0',
  })
  expect(page.container.textContent).toContain('ничего не нашлось')
})

it('makes no call while the days are wrong, and uses them once they are right', async () => {
  const { platform, page, set } = await open([bet(3)])
  const from = 'div:nth-of-type(1) > span > input'
  const to = 'div:nth-of-type(2) > span > input'
  await set(from, '2026-03-10')
  const before = platform.calls.length
  await set(to, '2026-03-01')
  expect(page.container.textContent).toContain(messages.body.dates.order)
  await set(to, '0103')
  expect(platform.calls).toHaveLength(before)
  await set(to, '2026-03-01')
  await set(from, '2026-02-01')
  expect(page.container.textContent).not.toContain(messages.body.dates.order)
  expect(platform.called('games.getHistory').at(-1)?.params).toMatchObject({
    from: '2026-02-01',
    to: '2026-03-01',
  })
})

it('loads further bets, each once', async () => {
  const { page } = await open([bet(3), bet(2)], 3)
  await click(page.control('Показать ещё'))
  expect(page.container.querySelectorAll('li')).toHaveLength(3)
  expect(page.container.textContent).toContain('Это всё')
})

it('has the columns of its document in their order', async () => {
  const columns: BetColumn[] = [
    { column: 'date' },
    { column: 'outcome' },
    { column: 'win' },
    { column: 'stake' },
    { column: 'game' },
    { column: 'details', onPhones: false },
  ]
  const { page } = await open([bet(3, { win: uzs('12500.00'), status: 'won' })], 1, { columns })
  const cells = [...(page.container.querySelector('ul > li')?.children ?? [])]
  const parts = ['01.03.2026', messages.body.bets.status.won, '12,500', '5,000', 'Olmos', 'Zarafshon']
  expect(cells).toHaveLength(parts.length)
  for (const [index, part] of parts.entries()) expect(cells[index]?.textContent).toContain(part)
  expect(cells.map((cell) => cell.hasAttribute('data-large-only'))).toEqual([
    ...Array.from({ length: 5 }, () => false),
    true,
  ])
})
