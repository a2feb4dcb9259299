import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerAction } from '../../src/renderer/actions.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import {
  activated,
  available,
  historyBlock,
  historyWith,
  openHistory,
  payment,
  platformWith,
  savedFiles,
} from '../../tests/support/show-history.tsx'
import { testAccount } from '../../tests/support/test-account.ts'

let visited: unknown[] = []
beforeEach(() => {
  visited = []
  registerAction('navigate', (action) => visited.push(action))
})
afterEach(() => {
  vi.useRealTimers()
})

type Page = Awaited<ReturnType<typeof mount>>

const dayOf = (page: Page, index: number) =>
  page.container.querySelectorAll<HTMLInputElement>('input[inputmode=numeric]')[index]

/** Enters a first (0) or last (1) day without leaving the field. */
const type = (page: Page, index: number, day: string) =>
  act(async () => {
    const input = dayOf(page, index)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, day)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })

async function leave(page: Page, index: number) {
  await act(async () => dayOf(page, index)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  await settle()
}

it('lists payments, bonuses and cashbacks together by time under "All", filtered by days', async () => {
  const payments = [
    payment(2, { created_at: '2025-10-09T20:00:00Z', type: 'withdrawal' }),
    payment(1, { created_at: '2025-10-08T08:00:00Z' }),
  ]
  const platform = platformWith(() => payments)
  platform.answers['bonuses.get'] = () => ({ data: { items: [activated, available], total: 2 } })
  platform.answers['cashbacks.get'] = () => ({ data: { items: [], total: 0 } })
  const page = await mount(historyBlock, { account: testAccount, query: { tab: 'all' } })
  await settle()
  const titles = () => [...page.container.querySelectorAll('details summary')].map((row) => row.textContent)
  expect(titles()).toEqual([
    expect.stringMatching(/^Вывод/),
    expect.stringMatching(/^БонусОсенний рубеж/),
    expect.stringMatching(/^Пополнение/),
  ])
  expect(page.container.querySelector('[aria-selected=true]')).toBeNull()
  expect(page.control('Все').getAttribute('aria-pressed')).toBe('true')
  // 20:00 UTC is the next day in Tashkent.
  await type(page, 0, '2025-10-10')
  await leave(page, 0)
  expect(titles()).toHaveLength(1)
  expect(titles()[0]).toContain('Вывод')
})

it('names "All" in the address, with a query key that pages of earlier versions declare', async () => {
  const { page } = await openHistory(() => [payment(1)])
  await click(page.control('Все'))
  expect(visited).toEqual([{ type: 'navigate', to: '/cashier/history', query: { tab: 'all' } }])
})

it('says that older days may have entries that the list and the table leave out', async () => {
  const saved = savedFiles()
  const payments = Array.from({ length: 2001 }, (_, index) => payment(3000 - index))
  const platform = platformWith(() => payments)
  platform.answers['cashbacks.get'] = () => ({ data: { items: [], total: 0 } })
  const page = await mount(historyBlock, { account: testAccount, query: { tab: 'all' } })
  await settle()
  await type(page, 1, '2025-01-01')
  await leave(page, 1)
  const text = 'Список охватывает последние 2,000 записей'
  await vi.waitFor(() => expect(page.container.textContent).toContain(text))
  expect(page.container.textContent).not.toContain('За эти дни ничего нет')
  await click(page.control('Скачать CSV'))
  await vi.waitFor(() => expect(page.container.textContent).toContain('Файл охватывает последние 2,000'))
  expect(saved).toHaveLength(1)
})

it('saves no file with a wrong day, and leads to it', async () => {
  const saved = savedFiles()
  const platform = platformWith(() => [payment(1)])
  platform.answers['cashbacks.get'] = () => ({ data: { items: [], total: 0 } })
  const page = await mount(historyBlock, { account: testAccount, query: { tab: 'all' } })
  await settle()
  await type(page, 0, '2025-10-10')
  await leave(page, 0)
  const before = platform.calls.length
  for (const day of ['2025-10-01', '0110']) {
    await type(page, 1, day)
    await leave(page, 1)
    await click(page.control('Скачать CSV'))
    expect(document.activeElement).toBe(dayOf(page, 1))
    expect(dayOf(page, 1)?.getAttribute('aria-invalid')).toBe('true')
  }
  expect(platform.calls).toHaveLength(before)
  expect(saved).toEqual([])
})

it('waits until a day is typed before it reads the history', async () => {
  const platform = platformWith(() => [payment(1)])
  platform.answers['cashbacks.get'] = () => ({ data: { items: [], total: 0 } })
  const page = await mount(historyBlock, { account: testAccount, query: { tab: 'all' } })
  await settle()
  const reads = () =>
    platform.called('cashier.gethistory').filter(({ params }) => params['type'] === 'all').length
  const before = reads()
  vi.useFakeTimers()
  for (const day of ['0002-10-01', '0020-10-01', '0202-10-01', '2025-10-01']) await type(page, 0, day)
  await act(async () => void (await vi.advanceTimersByTimeAsync(700)))
  expect(reads()).toBe(before)
  await act(async () => void (await vi.advanceTimersByTimeAsync(200)))
  expect(reads()).toBe(before + 1)
  expect(platform.called('bonuses.get').filter(({ params }) => params['count'] === '100')).toHaveLength(1)
})

it('has twice as many entries at a time as a tab', async () => {
  const platform = platformWith(() => Array.from({ length: 12 }, (_, index) => payment(index + 1)))
  platform.answers['cashbacks.get'] = () => ({ data: { items: [], total: 0 } })
  const page = await mount(historyWith({ pageSize: 5 }), { account: testAccount, query: { tab: 'all' } })
  await settle()
  expect(page.container.querySelectorAll('details summary')).toHaveLength(10)
})
