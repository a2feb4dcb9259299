// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Transaction } from '../../schemas/api/entities/cashier.ts'
import type { Bonus } from '../../schemas/api/entities/rewards.ts'
import { registerAction } from '../../src/renderer/actions.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { CashierHistory } from './cashier-history.tsx'

function payment(id: number, changes: Partial<Transaction> = {}): Transaction {
  return {
    id,
    created_at: '2025-10-09T08:53:20Z',
    updated_at: '2025-10-09T08:54:20Z',
    requisites: { card_number: '8600********3308' },
    method: 'uzcard',
    type: 'deposit',
    amount: { amount: '500000.00', currency: 'UZS' },
    status: 'success',
    can_cancel: false,
    domain: 'localhost',
    ...changes,
  }
}

function platformWith(payments: () => Transaction[]) {
  return testPlatform({
    'cashier.gethistory': ({ params }) => {
      const { type = 'all', statuses } = params
      const all = payments().filter(
        (item) =>
          (type === 'all' || item.type === type) && (statuses === undefined || item.status === statuses),
      )
      const offset = Number(params['offset'] ?? 0)
      return { data: { items: all.slice(offset, offset + Number(params['count'])), total: all.length } }
    },
    'account.getDepositLimit': () => ({
      data: {
        available_amount: null,
        can_edit: true,
        expired_at: null,
        limit_amount: null,
        period: 'none',
        currency: 'UZS',
      },
    }),
    'bonuses.get': () => ({ data: { items: [], total: 0 } }),
  })
}

const money = (amount: string) => ({ amount, currency: 'UZS' })
const activated: Bonus = {
  id: 1,
  type: 'casino',
  status: 'active',
  amount: money('750000.00'),
  granted: money('750000.00'),
  wager_required: money('7500000.00'),
  wager_done: money('0.00'),
  activated_at: '2025-10-09T10:00:00Z',
  expires_at: null,
  forfeit: money('750000.00'),
  can_activate: false,
  can_remove: true,
  can_deactivate: false,
  description: { name: 'Осенний рубеж', text: '', terms: '' },
}
const available: Bonus = { ...activated, id: 3, activated_at: null }

const block = (
  <CashierHistory id="h" props={{}} data={{ payments: undefined, limit: undefined }} slots={{}} params={{}} />
)

async function open(payments: () => Transaction[], query: Record<string, string> = {}) {
  const platform = platformWith(payments)
  const page = await mount(block, { account: testAccount, query })
  await settle()
  const rows = () => [...page.container.querySelectorAll('details summary')].map((row) => row.textContent)
  return { platform, page, rows }
}

let visited: unknown[] = []
beforeEach(() => {
  visited = []
  registerAction('navigate', (action) => visited.push(action))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('shows the number of entries on each tab, and none if it cannot be counted', async () => {
  const payments = [payment(3), payment(2), payment(1, { type: 'withdrawal' })]
  const { page } = await open(() => payments)
  const tabs = () => [...page.container.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)
  expect(tabs()).toEqual(['Пополнения2', 'Выводы1', 'Бонусы0', 'Кешбэк'])
  await page.unmount()
})

it('shows four entries of the tab, then four more, then that there are no more', async () => {
  const { platform, page, rows } = await open(() => [9, 8, 7, 6, 5].map((id) => payment(id)))
  expect(rows()).toHaveLength(4)
  expect(rows()[0]).toContain('Пополнение')
  expect(rows()[0]).toContain('Uzcard ··3308')
  expect(rows()[0]).toContain('+500,000\u00a0сум')
  expect(rows()[0]).toContain('Выполнен')
  expect(page.container.textContent).toContain('Показано 4 из 5')
  await click(page.control('Показать ещё'))
  expect(rows()).toHaveLength(5)
  expect(page.container.textContent).toContain('Это всё')
  const lists = platform
    .called('cashier.gethistory')
    .filter(({ params }) => params['type'] === 'deposit' && params['count'] !== '1')
  expect(lists.map(({ params }) => params['count'])).toEqual(['4', '4'])
  await page.unmount()
})

it('opens the tab in the address and writes the selected one to it', async () => {
  const { page, rows } = await open(() => [payment(1), payment(2, { type: 'withdrawal', status: 'fail' })], {
    tab: 'withdrawal',
  })
  expect(page.control('Выводы1').getAttribute('aria-selected')).toBe('true')
  expect(rows()).toHaveLength(1)
  expect(rows()[0]).toContain('Отклонён')
  await click(page.control('Кешбэк'))
  expect(visited).toEqual([{ type: 'navigate', to: '/cashier/history', query: { tab: 'cashbacks' } }])
  await page.unmount()
})

it('starts empty and loading when the tab or the status filter changes', async () => {
  const { platform, page, rows } = await open(() => [payment(1), payment(2, { status: 'fail' })])
  expect(rows()).toHaveLength(2)
  const answer = platform.answers['cashier.gethistory']
  let release: () => void = () => undefined
  platform.answers['cashier.gethistory'] = async (call) => {
    await new Promise<void>((done) => (release = done))
    return answer === undefined ? 'connection lost' : answer(call)
  }
  const select = page.container.querySelector('select')
  await act(async () => {
    if (select === null) return
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, 'fail')
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(rows()).toHaveLength(0)
  expect(page.container.querySelector('[aria-label="История загружается"]')).not.toBeNull()
  await act(async () => release())
  await settle()
  expect(rows()).toHaveLength(1)
  await page.unmount()
})

it('reports an empty history, and a history that cannot be read', async () => {
  const { platform, page } = await open(() => [], { tab: 'bonuses' })
  expect(page.container.textContent).toContain('Полученные бонусы появятся здесь')
  await page.unmount()
  platform.answers['bonuses.get'] = () => ({ error: 'InternalServerErrorException' })
  const failed = await mount(block, { account: testAccount, query: { tab: 'bonuses' } })
  await settle()
  expect(failed.container.querySelector('[role=alert]')?.textContent).toContain('Не получилось прочитать')
  platform.answers['bonuses.get'] = () => ({ data: { items: [], total: 0 } })
  await click(failed.control('Попробовать ещё раз'))
  expect(failed.container.textContent).toContain('Полученные бонусы появятся здесь')
  await failed.unmount()
})

it('opens the entry in the address, with its steps', async () => {
  const { page } = await open(() => [payment(7, { status: 'pending' }), payment(6)], { open: '7' })
  const opened = [...page.container.querySelectorAll('details[open]')]
  expect(opened).toHaveLength(1)
  expect(opened[0]?.querySelector('[aria-current=step]')?.textContent).toContain('Ждём оплату')
  await page.unmount()
})

it('shows the totals of the month above the tabs', async () => {
  const now = new Date().toISOString()
  const { page } = await open(() => [payment(1, { created_at: now, updated_at: now })])
  expect(page.container.querySelector('dl')?.textContent).toContain('Внесено за месяц500,000 сум')
  await page.unmount()
})

/** Files that the page saves. */
function savedFiles() {
  const saved: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:x'),
      revokeObjectURL: () => undefined,
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  return saved
}

it('saves all entries of the tab and status as a table', async () => {
  const saved = savedFiles()
  const payments = Array.from({ length: 130 }, (_, index) => payment(index + 1))
  const { page } = await open(() => payments)
  await click(page.control('Скачать CSV'))
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  const lines = ((await saved[0]?.text()) ?? '').trim().split('\r\n')
  expect(lines[0]).toBe('Операция;Подробности;Дата;Номер;Сумма;Валюта;Статус')
  expect(lines[1]).toBe('Пополнение;Uzcard ··3308;09.10.2025 13:53;1;500000.00;UZS;Выполнен')
  expect(lines).toHaveLength(131)
  await page.unmount()
})

it('says when a table leaves out the oldest entries', async () => {
  const saved = savedFiles()
  const payments = Array.from({ length: 2001 }, (_, index) => payment(index + 1))
  const { page } = await open(() => payments)
  await click(page.control('Скачать CSV'))
  await vi.waitFor(() =>
    expect(page.container.textContent).toContain('Файл охватывает последние 2,000 записей'),
  )
  expect(((await saved[0]?.text()) ?? '').trim().split('\r\n')).toHaveLength(2001)
  await page.unmount()
})

type Page = Awaited<ReturnType<typeof mount>>

const dayOf = (page: Page, index: number) =>
  page.container.querySelectorAll<HTMLInputElement>('input[type=date]')[index]

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
  const page = await mount(block, { account: testAccount, query: { tab: 'all' } })
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
  await page.unmount()
})

it('names "All" in the address, with a query key that pages of earlier versions declare', async () => {
  const { page } = await open(() => [payment(1)])
  await click(page.control('Все'))
  expect(visited).toEqual([{ type: 'navigate', to: '/cashier/history', query: { tab: 'all' } }])
  await page.unmount()
})

it('says that older days may have entries that the list and the table leave out', async () => {
  const saved = savedFiles()
  const payments = Array.from({ length: 2001 }, (_, index) => payment(3000 - index))
  const platform = platformWith(() => payments)
  platform.answers['cashbacks.get'] = () => ({ data: { items: [], total: 0 } })
  const page = await mount(block, { account: testAccount, query: { tab: 'all' } })
  await settle()
  await type(page, 1, '2025-01-01')
  await leave(page, 1)
  const text = 'Список охватывает последние 2,000 записей'
  await vi.waitFor(() => expect(page.container.textContent).toContain(text))
  expect(page.container.textContent).not.toContain('За эти дни ничего нет')
  await click(page.control('Скачать CSV'))
  await vi.waitFor(() => expect(page.container.textContent).toContain('Файл охватывает последние 2,000'))
  expect(saved).toHaveLength(1)
  await page.unmount()
})

it('waits until a day is typed before it reads the history', async () => {
  const platform = platformWith(() => [payment(1)])
  platform.answers['cashbacks.get'] = () => ({ data: { items: [], total: 0 } })
  const page = await mount(block, { account: testAccount, query: { tab: 'all' } })
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
  await page.unmount()
})
