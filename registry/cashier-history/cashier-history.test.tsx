import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerAction } from '../../src/renderer/actions.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { historyBlock, openHistory, payment, savedFiles } from '../../tests/support/show-history.tsx'
import { testAccount } from '../../tests/support/test-account.ts'

let visited: unknown[] = []
beforeEach(() => {
  visited = []
  registerAction('navigate', (action) => visited.push(action))
})
afterEach(() => {
  vi.useRealTimers()
})

it('shows the number of entries on each tab, and none if it cannot be counted', async () => {
  const payments = [payment(3), payment(2), payment(1, { type: 'withdrawal' })]
  const { page } = await openHistory(() => payments)
  const tabs = () => [...page.container.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)
  expect(tabs()).toEqual(['Пополнения2', 'Выводы1', 'Бонусы0', 'Кешбэк'])
})

it('shows four entries of the tab, then four more, then that there are no more [HIST-07]', async () => {
  const { platform, page, rows } = await openHistory(() => [9, 8, 7, 6, 5].map((id) => payment(id)))
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
})

it('shows as many entries at a time as its document says', async () => {
  const payments = Array.from({ length: 12 }, (_, index) => payment(index + 1))
  const { rows } = await openHistory(() => payments, {}, { pageSize: 5 })
  expect(rows()).toHaveLength(5)
})

it('opens the tab in the address and writes the selected one to it', async () => {
  const { page, rows } = await openHistory(
    () => [payment(1), payment(2, { type: 'withdrawal', status: 'fail' })],
    {
      tab: 'withdrawal',
    },
  )
  expect(page.control('Выводы1').getAttribute('aria-selected')).toBe('true')
  expect(rows()).toHaveLength(1)
  expect(rows()[0]).toContain('Отклонён')
  await click(page.control('Кешбэк'))
  expect(visited).toEqual([{ type: 'navigate', to: '/cashier/history', query: { tab: 'cashbacks' } }])
})

it('starts empty and loading when the tab or the status filter changes [HIST-04]', async () => {
  const { platform, page, rows } = await openHistory(() => [payment(1), payment(2, { status: 'fail' })])
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
})

it('reports an empty history, and a history that cannot be read', async () => {
  const { platform, page } = await openHistory(() => [], { tab: 'bonuses' })
  expect(page.container.textContent).toContain('Полученные бонусы появятся здесь')
  await page.unmount()
  platform.answers['bonuses.get'] = () => ({ error: 'InternalServerErrorException' })
  const failed = await mount(historyBlock, { account: testAccount, query: { tab: 'bonuses' } })
  await settle()
  expect(failed.container.querySelector('[role=alert]')?.textContent).toContain('Не получилось прочитать')
  platform.answers['bonuses.get'] = () => ({ data: { items: [], total: 0 } })
  await click(failed.control('Попробовать ещё раз'))
  expect(failed.container.textContent).toContain('Полученные бонусы появятся здесь')
})

it('opens the entry in the address, with its steps', async () => {
  const { page } = await openHistory(() => [payment(7, { status: 'pending' }), payment(6)], { open: '7' })
  const opened = [...page.container.querySelectorAll('details[open]')]
  expect(opened).toHaveLength(1)
  expect(opened[0]?.querySelector('[aria-current=step]')?.textContent).toContain('Ждём оплату')
})

it('shows the totals of the month above the tabs', async () => {
  const now = new Date().toISOString()
  const { page } = await openHistory(() => [payment(1, { created_at: now, updated_at: now })])
  expect(page.container.querySelector('dl')?.textContent).toContain('Внесено за месяц500,000\u00a0сум')
})

it('saves all entries of the tab and status as a table', async () => {
  const saved = savedFiles()
  const payments = Array.from({ length: 130 }, (_, index) => payment(index + 1))
  const { page } = await openHistory(() => payments)
  await click(page.control('Скачать CSV'))
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  const lines = ((await saved[0]?.text()) ?? '').trim().split('\r\n')
  expect(lines[0]).toBe('Операция;Подробности;Дата;Номер;Сумма;Валюта;Статус')
  expect(lines[1]).toBe('Пополнение;Uzcard ··3308;09.10.2025 13:53;1;500000.00;UZS;Выполнен')
  expect(lines).toHaveLength(131)
})

it('says when a table leaves out the oldest entries', async () => {
  const saved = savedFiles()
  const payments = Array.from({ length: 2001 }, (_, index) => payment(index + 1))
  const { page } = await openHistory(() => payments)
  await click(page.control('Скачать CSV'))
  await vi.waitFor(() =>
    expect(page.container.textContent).toContain('Файл охватывает последние 2,000 записей'),
  )
  expect(((await saved[0]?.text()) ?? '').trim().split('\r\n')).toHaveLength(2001)
})

it('has the columns of its document in their order, and the number on phones if it says so', async () => {
  const columns = [
    { column: 'amount' },
    { column: 'status' },
    { column: 'date' },
    { column: 'id', onPhones: true },
    { column: 'operation' },
  ] as const
  const { page } = await openHistory(() => [payment(7)], {}, { columns: [...columns] })
  const names = [...page.container.querySelectorAll('[data-column]')].map((each) => each.textContent)
  expect(names).toEqual(['Сумма', 'Статус', 'Дата', 'Номер', 'Операция'])
  const text = page.container.querySelector('summary')?.textContent ?? ''
  const places = ['500,000', 'Выполнен', '09.10.2025', '7', 'Пополнение'].map((part) => text.indexOf(part))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  expect(page.container.querySelector('[data-phones]')?.textContent).toContain('7')
  const list = page.container.querySelector('summary')?.closest('ul')
  expect(list?.getAttribute('style')).toContain('minmax(0, 1.5fr) minmax(150px, 1.2fr)')
})

it('has its own columns without a choice, and no number on phones', async () => {
  const { page } = await openHistory(() => [payment(7)])
  const names = [...page.container.querySelectorAll('[data-column]')].map((each) => each.textContent)
  expect(names).toEqual(['Операция', 'Дата', 'Номер', 'Сумма', 'Статус'])
  expect(page.container.querySelector('[data-phones]')).toBeNull()
  expect(page.container.querySelector('summary')?.closest('ul')?.hasAttribute('style')).toBe(false)
})
