// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LoyaltyProduct } from '../../../schemas/api/entities/loyalty.ts'
import { registerAction } from '../../../src/renderer/actions.ts'
import { drawDialogs, removeDialogs } from '../../../tests/support/dialogs.ts'
import { account, member, product, withDialogs } from '../../../tests/support/loyalty.tsx'
import { click, mount, settle } from '../../../tests/support/mount.tsx'
import { sandboxBehindFetch } from '../support/sandbox-behind-fetch.ts'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import { LoyaltyShop } from '../../../registry/loyalty-shop/loyalty-shop.tsx'
import { eventually } from '../../../tests/support/eventually.ts'

const shop = (
  props: Partial<Parameters<typeof LoyaltyShop>[0]['props']> = {},
  data: Partial<Parameters<typeof LoyaltyShop>[0]['data']> = {},
) => (
  <LoyaltyShop
    id="shop"
    props={{ title: 'Подарки', ...props }}
    data={{ products: undefined, info: undefined, ...data }}
    slots={{}}
    params={{}}
  />
)
const names = (container: HTMLElement) =>
  [...container.querySelectorAll('section li h3')].map(({ textContent }) => textContent)
const closers: (() => Promise<void>)[] = []
async function sandbox() {
  const behind = await sandboxBehindFetch()
  closers.push(behind.sandbox.close)
  return behind
}

beforeAll(() => import('../../../src/modules/dialogs/dialog-stack.tsx'))
beforeEach(() => {
  localStorage.clear()
  // Calls use the language of the address.
  history.replaceState(null, '', '/ru')
  drawDialogs()
})
afterEach(async () => {
  await act(async () => removeDialogs())
  await Promise.all(closers.splice(0).map((close) => close()))
})

/** Waits for content from a real sandbox. */
const shows = (container: HTMLElement, text: string) =>
  eventually(async () => {
    await settle()
    expect(container.textContent).toContain(text)
  })

test('the shop lists the products of the platform, cheapest first [FMT-04, LOY-03]', async () => {
  const { called } = await sandbox()
  const page = await mount(shop(), { account })
  await shows(page.container, '15 вращений')
  expect(called('loyalty.getproducts')).toHaveLength(1)
  expect(names(page.container)).toEqual([
    '15 вращений',
    '50 вращений',
    'Фрибет 50,000',
    'Бонус 100,000\u00a0сум',
    '100,000\u00a0сум',
    'Футболка Marra',
    '500,000\u00a0сум',
    'Беспроводные наушники',
  ])
  const [first] = page.container.querySelectorAll('li')
  expect(first?.textContent).toContain('150 баллов')
  // The names of the levels come with another call.
  await shows(page.container, 'С уровня «Платина»')
  expect(page.container.textContent).toContain('Осталось 40')
})

describe('what may not be bought', () => {
  const answers = (...items: LoyaltyProduct[]) => ({
    products: { status: 'success' as const, data: { items, total: items.length } },
    info: {
      status: 'success' as const,
      data: {
        ...member,
        levels: [{ level: 4, name: 'Платина', min_points: 6000, benefits: [], is_reached: false }],
      },
    },
  })

  test('shows the level instead of the button, or that nothing is left', async () => {
    testPlatform({})
    const page = await mount(
      shop(
        {},
        answers(
          product(1, { can_buy: false, min_level: 4 }),
          product(2, { can_buy: false, min_level: 9 }),
          product(3, { can_buy: false, left: 0 }),
        ),
      ),
      { account },
    )
    expect(page.container.querySelectorAll('li button')).toHaveLength(0)
    const [level, unknown, none] = page.container.querySelectorAll('li')
    expect(level?.textContent).toContain('С уровня «Платина»')
    expect(unknown?.textContent).toContain('С уровня 9')
    expect(none?.textContent).toContain('Закончилось')
  })

  test('a guest is asked to log in, and no player data is requested', async () => {
    const platform = testPlatform({
      'loyalty.getproducts': () => ({ data: { items: [product(1, { can_buy: false })], total: 1 } }),
    })
    const opened: string[] = []
    registerAction('openPopup', ({ popup }) => opened.push(popup))
    const page = await mount(withDialogs(shop()))
    await settle()
    await click(page.control('Получить: Подарок 1, 100 баллов'))
    expect(opened).toEqual(['login'])
    expect(platform.called('loyalty.getinfo')).toEqual([])
  })

  test('a player on a break sees no gifts', async () => {
    testPlatform({})
    const page = await mount(shop({}, answers(product(1))), { account: { ...account, is_on_break: true } })
    expect(names(page.container)).toEqual([])
    expect(page.container.textContent).toContain('У вас перерыв')
  })
})

describe('the list', () => {
  const all = [
    product(1, { type: 'freespins' }),
    product(2, { type: 'cash' }),
    product(3, { type: 'freespins' }),
    product(4),
    product(5),
  ]
  const platform = () =>
    testPlatform({
      'loyalty.getinfo': () => ({ data: member }),
      'loyalty.getproducts': ({ params }) => {
        const [offset, count] = [Number(params['offset'] ?? 0), Number(params['count'])]
        return { data: { items: all.slice(offset, offset + count), total: all.length } }
      },
    })

  test('loads page by page', async () => {
    platform()
    const page = await mount(shop({ count: 2 }), { account })
    await settle()
    expect(names(page.container)).toHaveLength(2)
    await click(page.control('Показать ещё'))
    expect(names(page.container)).toHaveLength(4)
    await click(page.control('Показать ещё'))
    expect(names(page.container)).toHaveLength(5)
    expect(page.container.textContent).not.toContain('Показать ещё')
  })

  test('a page that fails can be retried', async () => {
    const { answers } = platform()
    const page = await mount(shop({ count: 3 }), { account })
    await settle()
    const { 'loyalty.getproducts': works } = answers
    answers['loyalty.getproducts'] = () => ({ error: 'InternalServerErrorException' })
    await click(page.control('Показать ещё'))
    expect(page.container.querySelector('[role=alert]')?.textContent).not.toBe('')
    expect(names(page.container)).toHaveLength(3)
    if (works) answers['loyalty.getproducts'] = works
    await click(page.control('Попробовать ещё раз'))
    expect(names(page.container)).toHaveLength(5)
  })

  test('can be filtered by type and reversed as a whole', async () => {
    platform()
    const page = await mount(shop({ count: 2 }), { account })
    await settle()
    await click(page.control('Вращения'))
    expect(names(page.container)).toEqual(['Подарок 1', 'Подарок 3'])
    expect(page.container.querySelector('[role=status]')?.textContent).toBe('2 подарка')
    const order = page.container.querySelector('select')
    if (order === null) throw new Error('no order')
    await act(async () => {
      order.value = 'dear'
      order.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(names(page.container)).toEqual(['Подарок 3', 'Подарок 1'])
  })

  test('is a row of the first products, which links to all of them', async () => {
    platform()
    const page = await mount(shop({ count: 4, moreLink: '/loyalty/shop' }), { account })
    await settle()
    expect(page.control('Все 5').getAttribute('href')).toBe('/ru/loyalty/shop')
    expect(names(page.container)).toHaveLength(4)
    expect(page.container.querySelector('select')).toBeNull()
  })

  test('may be empty, and can be retried after a failure', async () => {
    const { answers } = platform()
    const empty = { status: 'success' as const, data: { items: [], total: 0 } }
    const none = await mount(shop({}, { products: empty }), { account })
    expect(none.container.textContent).toContain('Подарков пока нет')
    await none.unmount()
    const { 'loyalty.getproducts': works } = answers
    answers['loyalty.getproducts'] = () => ({ error: 'ApplicationUnavailableException' })
    const page = await mount(shop(), { account })
    await settle()
    if (works) answers['loyalty.getproducts'] = works
    await click(page.control('Попробовать ещё раз'))
    expect(names(page.container)).toHaveLength(5)
  })
})
