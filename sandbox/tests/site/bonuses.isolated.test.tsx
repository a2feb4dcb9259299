// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bonus } from '../../../schemas/api/entities/rewards.ts'
import messages from '../../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { click, mount, settle } from '../../../tests/support/mount.tsx'
import { testAccount } from '../../../tests/support/test-account.ts'
import { sandboxBehindFetch, type SandboxBehindFetch } from '../support/sandbox-behind-fetch.ts'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import { callApi } from '../../../src/lib/api/client.ts'
import type { ConfirmOptions } from '../../../src/modules/dialogs/index.ts'
import { BonusPanel } from '../../../registry/bonuses/views/bonus-panel.tsx'
import { eventually } from '../../../tests/support/eventually.ts'

const confirm = vi.hoisted(() => vi.fn<(options: ConfirmOptions) => Promise<boolean>>())
vi.mock('../../../src/modules/dialogs/index.ts', () => ({ confirmDialog: confirm }))

const moved = vi.fn()
beforeEach(() => {
  confirm.mockReset()
  moved.mockReset()
})
interface Around {
  account?: typeof testAccount
  features?: Record<string, boolean>
  revision?: unknown
}

const panel = (revision?: unknown) => (
  <BonusPanel blockId="b" title="Бонусы" casino={undefined} revision={revision} onMoved={moved} />
)

async function open({ account = testAccount, features = {} }: Around = {}) {
  const page = await mount(panel(), { account, features })
  await eventually(() => expect(page.container.querySelector('[aria-label="Бонусы загружаются"]')).toBeNull())
  await settle()
  const card = (name: string) => {
    const found = [...page.container.querySelectorAll('article')].find((one) =>
      one.querySelector('h3')?.textContent.includes(name),
    )
    if (found === undefined) throw new Error(`no bonus ${name} in ${page.container.textContent}`)
    return found
  }
  const press = async (name: string, label: string) => {
    const button = [...card(name).querySelectorAll('button')].find(({ textContent }) => textContent === label)
    if (button === undefined) throw new Error(`no button ${label} at ${name}`)
    await click(button)
    await eventually(() => expect(page.container.querySelector('[aria-busy]')).toBeNull())
    await settle()
  }
  const narrow = async (value: string) => {
    const select = page.container.querySelector('select')
    if (select === null) throw new Error('no filter')
    await act(async () => {
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await eventually(() =>
      expect(page.container.querySelector('[aria-label="Бонусы загружаются"]')).toBeNull(),
    )
    await settle()
  }
  const names = () => [...page.container.querySelectorAll('h3')].map(({ textContent }) => textContent)
  const stateOf = (name: string) => card(name).querySelector('[data-status]')?.getAttribute('data-status')
  return { page, card, press, narrow, names, stateOf }
}

describe('with a real platform', () => {
  let platform: SandboxBehindFetch
  beforeEach(async () => {
    platform = await sandboxBehindFetch()
  })
  afterEach(() => platform.sandbox.close())

  it('shows every state at first, the active bonus first, with the wagering progress as text [BONUS-02]', async () => {
    const { page, card, names } = await open()
    expect(platform.called('bonuses.get')[0]).toMatchObject({ status: 'all' })
    expect(page.container.querySelector('select')?.value).toBe('all')
    expect(names()).toEqual([
      'Бонус по промокоду',
      'Бонус из магазина',
      'Бонус по промокоду',
      'Подарок недели',
      'Приветственный бонус',
      'Бонус за друга',
      'Бонус за друга',
    ])
    const active = card('Бонус по промокоду')
    expect(active.textContent).toContain('Сделано ставок на 210,000\u00a0сум из 750,000\u00a0сум')
    expect(active.textContent).toContain('Осталось поставить 540,000\u00a0сум')
    expect(active.querySelector('progress')?.value).toBe(28)
    expect(active.textContent).toContain('Ставки больше 25,000\u00a0сум не учитываются')
    expect(card('Приветственный бонус').textContent).toContain('Остаток бонуса перешёл на основной баланс')
  })

  it('filters them by state, and says when none match [API-BON-01]', async () => {
    const { page, narrow, names } = await open()
    await narrow('completed')
    expect(names()).toEqual(['Приветственный бонус', 'Бонус за друга', 'Бонус за друга'])
    await narrow('paused')
    expect(page.container.textContent).toContain('С таким статусом ничего нет')
  })

  it('pauses one and activates another, and moves the money with it [API-BON-02, API-BON-03, BONUS-01]', async () => {
    const { card, press, stateOf } = await open()
    expect(card('магазина').textContent).toContain('Сейчас активен другой бонус')
    await press('Бонус по промокоду', 'На паузу')
    expect(stateOf('Бонус по промокоду')).toBe('paused')
    await press('магазина', 'Активировать')
    expect(stateOf('магазина')).toBe('active')
    expect(moved).toHaveBeenCalledTimes(2)
    expect(await callApi('account.getBalance')).toMatchObject({ balance_bonus: { amount: '100000.00' } })
  })

  it('says what the player loses before a bonus is given up [API-BON-04]', async () => {
    const { page, press, stateOf } = await open()
    confirm.mockResolvedValueOnce(false)
    await press('Бонус по промокоду', 'Отказаться')
    expect(confirm.mock.calls[0]?.[0]).toMatchObject({
      title: 'Отказаться от бонуса «Бонус по промокоду»?',
      danger: true,
    })
    expect(confirm.mock.calls[0]?.[0].text).toContain('Вы потеряете 50,000\u00a0сум бонусных денег')
    expect(stateOf('Бонус по промокоду')).toBe('active')
    expect(platform.called('bonuses.remove')).toEqual([])
    confirm.mockResolvedValueOnce(true)
    await press('Бонус по промокоду', 'Отказаться')
    expect(platform.called('bonuses.remove')).toHaveLength(1)
    expect(page.container.querySelector('[data-status=active]')).toBeNull()
  })

  it('lists sports bonuses separately, with rules and calls of their own [API-BB-01, API-BB-02, API-BB-03, BET-03]', async () => {
    const { page, card, press, names, stateOf } = await open()
    await click(page.control('Спорт'))
    await eventually(() => expect(names()).toEqual(['Фрибет', 'Первый бонус на спорт']))
    expect(card('Фрибет').textContent).toContain('Ставки с коэффициентом ниже 1.80 не учитываются')
    expect(card('Фрибет').textContent).not.toContain('На паузу')
    confirm.mockResolvedValue(true)
    await press('Фрибет', 'Отказаться')
    await press('Первый бонус на спорт', 'Активировать')
    expect(stateOf('Первый бонус на спорт')).toBe('active')
    expect(platform.called('bettingBonuses.remove')).toHaveLength(1)
    expect(platform.called('bettingBonuses.activate')).toHaveLength(1)
    expect([...platform.called('bonuses.remove'), ...platform.called('bonuses.activate')]).toEqual([])
  })

  it('shows a bonus that another part of the page added', async () => {
    const { page, names } = await open()
    const before = names().length
    await callApi('campaigns.activateOffer', { promo_code: 'MARRA50' })
    await page.render(panel('activated'))
    await eventually(() => expect(names()).toHaveLength(before + 1))
  })
})

const money = (amount: string) => ({ amount, currency: 'UZS' })
const bonus: Bonus = {
  id: 1,
  type: 'casino',
  status: 'available',
  amount: money('50000.00'),
  granted: money('50000.00'),
  wager_required: money('750000.00'),
  wager_done: money('0.00'),
  activated_at: null,
  expires_at: null,
  forfeit: money('50000.00'),
  can_activate: true,
  can_remove: true,
  can_deactivate: false,
  description: { name: 'Подарок', text: '', terms: 'Первое.\n\nВторое.' },
}

it('shows the full terms, paragraph by paragraph, above the buttons', async () => {
  testPlatform({ 'bonuses.get': () => ({ data: { items: [bonus], total: 1 } }) })
  const { page, card } = await open()
  const terms = card('Подарок').querySelector('details')
  expect([...(terms?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Первое.',
    'Второе.',
  ])
  const button = page.control('Активировать')
  expect(terms?.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('activates once for a double click [BONUS-01]', async () => {
  const platform = testPlatform({
    'bonuses.get': () => ({ data: { items: [bonus], total: 1 } }),
    'bonuses.activate': () => new Promise(() => undefined),
  })
  const { page } = await open()
  const button = page.control('Активировать')
  await click(button)
  await click(button)
  expect(platform.called('bonuses.activate')).toHaveLength(1)
})

it.each([
  ['anotherActive', messages.body.bonuses.refused.anotherActive],
  ['openBets', messages.body.bonuses.refused.openBets],
  ['status', messages.body.bonuses.refused.status],
  ['moonPhase', messages.body.errors.InvalidParameterException],
])('says why after the error %s and reloads the list', async (reason, text) => {
  let reads = 0
  vi.stubGlobal('fetch', (url: string) => {
    if (url.includes('bonuses/get')) {
      reads += 1
      return Promise.resolve(Response.json({ data: { items: [bonus], total: 1 } }))
    }
    const error = { type: 'InvalidParameterException', message: '', error_data: { bonus_id: reason } }
    return Promise.resolve(Response.json({ error }, { status: 422 }))
  })
  const { card, press } = await open()
  await press('Подарок', 'Активировать')
  expect(card('Подарок').querySelector('[role=alert]')?.textContent).toBe(text)
  expect(reads).toBe(2)
})

it('offers no activation and no link to offers during a break', async () => {
  testPlatform({ 'bonuses.get': () => ({ data: { items: [bonus], total: 1 } }) })
  const onBreak = { ...testAccount, is_on_break: true }
  const { page, card } = await open({ account: onBreak })
  expect(card('Подарок').textContent).not.toContain('Активировать')
  expect(card('Подарок').textContent).toContain('Пока у вас перерыв')
  await page.unmount()
  testPlatform({ 'bonuses.get': () => ({ data: { items: [], total: 0 } }) })
  const empty = await open({ account: onBreak })
  expect(empty.page.container.textContent).toContain('Бонусов пока нет')
  expect(empty.page.container.querySelector('a')).toBeNull()
})

it('loads more until the list is complete', async () => {
  const all = Array.from({ length: 12 }, (_, index) => ({ ...bonus, id: index + 1 }))
  const platform = testPlatform({
    'bonuses.get': ({ params }) => {
      const from = Number(params['offset'])
      return { data: { items: all.slice(from, from + Number(params['count'])), total: all.length } }
    },
  })
  const { page, names } = await open()
  expect(page.container.textContent).toContain('Показано 10 из 12')
  await click(page.control('Показать ещё'))
  await eventually(() => expect(names()).toHaveLength(12))
  expect(page.container.textContent).toContain('Это всё')
  expect(platform.called('bonuses.get').map(({ params }) => params['offset'])).toContain('10')
})

it.each([
  [true, true],
  [false, false],
])('mentions bonus isolation only if it is on (%s) [BONUS-04]', async (isOn, isSaid) => {
  testPlatform({ 'bonuses.get': () => ({ data: { items: [], total: 0 } }) })
  const { page } = await open({ features: { bonusIsolation: isOn } })
  expect(page.container.textContent.includes('Бонусные деньги хранятся отдельно')).toBe(isSaid)
})
