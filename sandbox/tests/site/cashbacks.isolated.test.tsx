// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cashback } from '../../../schemas/api/entities/rewards.ts'
import messages from '../../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { click, mount, settle } from '../../../tests/support/mount.tsx'
import { testAccount } from '../../../tests/support/test-account.ts'
import { sandboxBehindFetch, type SandboxBehindFetch } from '../support/sandbox-behind-fetch.ts'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import { callApi } from '../../../src/lib/api/client.ts'
import type { ConfirmOptions } from '../../../src/modules/dialogs/index.ts'
import { Cashbacks } from '../../../registry/cashbacks/cashbacks.tsx'
import { eventually } from '../../../tests/support/eventually.ts'

const confirm = vi.hoisted(() => vi.fn<(options: ConfirmOptions) => Promise<boolean>>())
const moved = vi.hoisted(() => vi.fn())
vi.mock('../../../src/modules/dialogs/index.ts', () => ({ confirmDialog: confirm }))
vi.mock('../../../src/modules/balance/index.ts', () => ({ refreshBalance: moved }))

beforeEach(() => {
  confirm.mockReset()
  moved.mockReset()
})
async function open() {
  const page = await mount(
    <Cashbacks id="c" props={{ title: 'Прошлые' }} data={{ cashbacks: undefined }} slots={{}} params={{}} />,
    { account: testAccount },
  )
  await eventually(() => expect(page.container.querySelector('[aria-label="Кешбэк загружается"]')).toBeNull())
  await settle()
  const press = async (name: string) => {
    await click(page.control(name))
    await eventually(() => expect(page.container.querySelector('[aria-busy]')).toBeNull())
    await settle()
  }
  const states = (selector: string) =>
    [...page.container.querySelectorAll(`${selector} [data-status]:not(article)`)].map(
      (badge) => badge.textContent,
    )
  return { page, press, states }
}

const receive = 'Получить 32,000\u00a0сум'

describe('with a real platform', () => {
  let platform: SandboxBehindFetch
  beforeEach(async () => {
    platform = await sandboxBehindFetch()
  })
  afterEach(() => platform.sandbox.close())

  const mainBalance = async () => Number((await callApi('account.getBalance')).balance_main.amount)

  it('shows open, growing and ended cashbacks [API-CB-01]', async () => {
    const { page, states } = await open()
    expect(states('article')).toEqual(['Можно получить', 'Копится'])
    expect(states('li')).toEqual(['Получен', 'Отклонён вами', 'Не получен вовремя', 'Получен'])
    const [active, pending] = page.container.querySelectorAll('article')
    expect(active?.textContent).toContain('5% от 640,000\u00a0сум собственных денег')
    expect(active?.textContent).toContain('Получить можно до 02.03.2026 0:00. Осталось 12 ч 0 мин')
    expect(pending?.textContent).toContain('Считается до 02.03.2026 0:00')
    expect(pending?.querySelector('button')).toBeNull()
    expect(page.container.textContent).toContain('ждал до')
  })

  it('is received to the main balance once, and is listed as received [API-CB-02, CB-01]', async () => {
    const { press, states } = await open()
    const before = await mainBalance()
    await press(receive)
    expect((await mainBalance()) - before).toBe(32_000)
    expect(platform.called('cashbacks.payout')).toHaveLength(1)
    expect(states('article')).toEqual(['Копится'])
    expect(states('li')[0]).toBe('Получен')
    expect(moved).toHaveBeenCalled()
  })

  it('is declined only after the consequence was shown [API-CB-03]', async () => {
    const { press, states } = await open()
    confirm.mockResolvedValueOnce(false)
    await press('Отказаться')
    expect(confirm.mock.calls[0]?.[0]).toMatchObject({
      title: 'Отказаться от кешбэка 32,000\u00a0сум?',
      text: messages.body.cashback.decline.consequence,
      danger: true,
    })
    expect(states('article')).toHaveLength(2)
    confirm.mockResolvedValueOnce(true)
    await press('Отказаться')
    expect(states('article')).toEqual(['Копится'])
    expect(states('li')[0]).toBe('Отклонён вами')
  })
})

const money = (amount: string) => ({ amount, currency: 'UZS' })
const active: Cashback = {
  id: 4,
  status: 'active',
  amount: money('32000.00'),
  percent: '5',
  start_date: '2026-02-15T19:00:00Z',
  end_date: '2026-02-22T19:00:00Z',
  receiving_expired_at: null,
  paid_out_at: null,
  description: { name: 'Кешбэк недели', text: 'Пять процентов' },
}
const list = () => ({ data: { items: [active], total: 1 } })

it('is sent once for a double click', async () => {
  const platform = testPlatform({
    'cashbacks.get': list,
    'cashbacks.payout': () => new Promise(() => undefined),
  })
  const { page } = await open()
  const button = page.control(receive)
  await click(button)
  await click(button)
  expect(platform.called('cashbacks.payout')).toHaveLength(1)
})

it('is the same payment when repeated after a lost answer [CB-01]', async () => {
  const platform = testPlatform({ 'cashbacks.get': list, 'cashbacks.payout': () => 'connection lost' })
  const { page, press } = await open()
  await press(receive)
  expect(page.container.querySelector('[role=alert]')?.textContent).toBe(messages.body.errors.network.text)
  platform.answers['cashbacks.payout'] = () => ({ data: 1 })
  await press(receive)
  const keys = platform.called('cashbacks.payout').map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toEqual(['cashback-4', 'cashback-4'])
})

it('says why it cannot be received, and reloads the list', async () => {
  let reads = 0
  vi.stubGlobal('fetch', (url: string) => {
    if (url.includes('cashbacks/get')) {
      reads += 1
      return Promise.resolve(Response.json(list()))
    }
    const error = { type: 'InvalidParameterException', message: '', error_data: { cashback_id: 'status' } }
    return Promise.resolve(Response.json({ error }, { status: 422 }))
  })
  const { page, press } = await open()
  await press(receive)
  expect(page.container.querySelector('[role=alert]')?.textContent).toBe(
    messages.body.cashback.refused.status,
  )
  expect(reads).toBe(2)
})

it('shows an error with a retry, and reports that there is none', async () => {
  const platform = testPlatform({ 'cashbacks.get': () => ({ error: 'InternalServerErrorException' }) })
  const { page, press } = await open()
  expect(page.container.querySelector('[role=alert]')?.textContent).toContain('Кешбэк не открылся')
  platform.answers['cashbacks.get'] = () => ({ data: { items: [], total: 0 } })
  await press('Попробовать ещё раз')
  expect(page.container.textContent).toContain('Кешбэка пока нет')
})
