// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallAnswer } from '../../../schemas/api/calls.ts'
import type { LoyaltyInfo } from '../../../schemas/api/entities/loyalty.ts'
import type { LoadResult } from '../../../schemas/component.ts'
import { drawDialogs, removeDialogs } from '../../../tests/support/dialogs.ts'
import { account, member, product, withDialogs } from '../../../tests/support/loyalty.tsx'
import { click, mount, settle } from '../../../tests/support/mount.tsx'
import { sandboxBehindFetch } from '../support/sandbox-behind-fetch.ts'
import { testPlatform, type Outcome } from '../../../tests/support/test-platform.ts'
import { LoyaltyHero } from '../../../registry/loyalty-hero/views/hero.tsx'
import { LoyaltyShop } from '../../../registry/loyalty-shop/loyalty-shop.tsx'
import { eventually } from '../../../tests/support/eventually.ts'

interface Answers {
  products?: LoadResult<CallAnswer<'loyalty.getproducts'>>
  info?: LoadResult<LoyaltyInfo>
}
const shop = ({ products, info }: Answers = {}) => (
  <LoyaltyShop
    id="shop"
    props={{ title: 'Подарки', count: 20 }}
    data={{ products, info }}
    slots={{}}
    params={{}}
  />
)
const dialogs = (container: HTMLElement) =>
  [...container.querySelectorAll('dialog')].map(({ textContent }) => textContent).join('\n')

const closers: (() => Promise<void>)[] = []
async function sandbox() {
  const behind = await sandboxBehindFetch()
  closers.push(behind.sandbox.close)
  return behind
}

beforeAll(() => import('../../../src/modules/dialogs/dialog-stack.tsx'))
beforeEach(() => {
  localStorage.clear()
  // The address determines the language of the calls.
  history.replaceState(null, '', '/ru')
  drawDialogs()
})
afterEach(async () => {
  await act(async () => removeDialogs())
  await Promise.all(closers.splice(0).map((close) => close()))
})

/** Waits for answers of a real sandbox. */
const shows = (container: HTMLElement, text: string) =>
  eventually(async () => {
    await settle()
    expect(container.textContent).toContain(text)
  })

describe('with a real sandbox', () => {
  test('buys a product once for a double click, through the buy dialog and the question [DLG-22, DLG-23, LOY-02, LOY-04, LOY-06]', async () => {
    const { called } = await sandbox()
    const hero = <LoyaltyHero blockId="hero" title="Клуб" text="Баллы" buttons={[]} initial={undefined} />
    const page = await mount(
      withDialogs(
        <>
          {hero}
          {shop()}
        </>,
      ),
      { account },
    )
    await shows(page.container, '3,850')
    await shows(page.container, '50 вращений')
    await click(page.control('Получить: 50 вращений, 400 баллов'))
    expect(dialogs(page.container)).toContain('Lucky Sevens')
    expect(dialogs(page.container)).toContain('Останется3,450 баллов')
    await click(page.control('Взять за 400 баллов'))
    expect(dialogs(page.container)).toContain('Взять «50 вращений»?')
    expect(called('loyalty.buyproduct')).toEqual([])
    const yes = page.control('Да, взять')
    await act(async () => {
      yes.click()
      yes.click()
    })
    await shows(page.container, 'Подарок ваш!')
    expect(called('loyalty.buyproduct')).toHaveLength(1)
    expect(dialogs(page.container)).toContain('На балансе 3,450 баллов')
    expect(page.control('К бонусам').getAttribute('href')).toBe('/ru/profile/bonuses')
    // Every display of the points is updated.
    await eventually(async () => {
      await settle()
      expect(page.container.querySelector('dl dd')?.textContent).toBe('3,450')
    })
  })

  test('reports missing points before any call [DLG-19, LOY-05]', async () => {
    const { called } = await sandbox()
    const page = await mount(withDialogs(shop()), { account })
    await shows(page.container, '100,000\u00a0сум')
    // The points come with the names of the levels.
    await shows(page.container, 'С уровня «Платина»')
    await click(page.control('Получить: 100,000\u00a0сум, 6,000 баллов'))
    expect(dialogs(page.container)).toContain('Не хватает баллов')
    expect(dialogs(page.container)).toContain('нужно ещё 2,150 баллов')
    expect(page.control('Как копить баллы').getAttribute('href')).toBe('/ru/loyalty')
    expect(called('loyalty.buyproduct')).toEqual([])
  })

  test('reports points that were spent elsewhere in the meantime [DLG-19, LOY-05]', async () => {
    await sandbox()
    const outdated = { status: 'success' as const, data: { ...member, points: 9000 } }
    const page = await mount(withDialogs(shop({ info: outdated })), { account })
    await shows(page.container, '100,000\u00a0сум')
    await click(page.control('Получить: 100,000\u00a0сум, 6,000 баллов'))
    await click(page.control('Взять за 6,000 баллов'))
    await click(page.control('Да, взять'))
    await shows(page.container, 'Не хватает баллов')
    expect(dialogs(page.container)).toContain('нужно ещё 2,150 баллов')
  })
})

describe('a lost answer', () => {
  const bought: Outcome<'loyalty.buyproduct'> = { data: { product: product(1), points: 400 } }

  async function ask(outcomes: Outcome<'loyalty.buyproduct'>[]) {
    const platform = testPlatform({
      'loyalty.getinfo': () => ({ data: member }),
      'loyalty.getproducts': () => ({ data: { items: [product(1)], total: 1 } }),
      'loyalty.buyproduct': () => outcomes.shift() ?? bought,
    })
    const page = await mount(withDialogs(shop()), { account })
    await settle()
    const begin = async () => {
      await click(page.control('Получить: Подарок 1, 100 баллов'))
      await click(page.control('Взять за 100 баллов'))
      await click(page.control('Да, взять'))
    }
    const keys = () => platform.called('loyalty.buyproduct').map(({ idempotencyKey }) => idempotencyKey)
    await begin()
    return { page, begin, keys }
  }

  test.each<[Outcome<'loyalty.buyproduct'>]>([
    ['connection lost'],
    [{ error: 'InternalServerErrorException' }],
    [{ error: 'TooManyRequestsException' }],
  ])('repeats the same purchase on another click after %j', async (outcome) => {
    const { page, keys } = await ask([outcome])
    expect(dialogs(page.container)).toContain('дважды баллы не спишутся')
    await click(page.control('Да, взять'))
    expect(dialogs(page.container)).toContain('Подарок ваш!')
    const [first, second] = keys()
    expect(first).toMatch(/^[\da-f]{32}$/)
    expect(second).toBe(first)
  })

  test('keeps the purchase after closing the dialogs, until it is answered', async () => {
    const { begin, keys } = await ask(['connection lost'])
    await act(async () => removeDialogs())
    await begin()
    const [first, second] = keys()
    expect(second).toBe(first)
    await act(async () => removeDialogs())
    await begin()
    expect(keys()[2]).not.toBe(first)
  })

  test('starts a new purchase for another player', async () => {
    const { page, keys } = await ask(['connection lost'])
    await page.unmount()
    const platform = testPlatform({ 'loyalty.buyproduct': () => bought })
    const other = await mount(
      withDialogs(
        shop({
          products: { status: 'success', data: { items: [product(1)], total: 1 } },
          info: { status: 'success', data: member },
        }),
      ),
      { account: { ...account, uid: 2 } },
    )
    await act(async () => removeDialogs())
    await click(other.control('Получить: Подарок 1, 100 баллов'))
    await click(other.control('Взять за 100 баллов'))
    await click(other.control('Да, взять'))
    expect(platform.called('loyalty.buyproduct')[0]?.idempotencyKey).not.toBe(keys()[0])
  })

  test('explains an error, and the next click is a new attempt', async () => {
    const { page, keys } = await ask([{ error: 'InvalidParameterException' }])
    expect(page.container.querySelector('dialog [role=alert] p')?.textContent).toContain('Баллы на месте')
    await click(page.control('Да, взять'))
    const [first, second] = keys()
    expect(second).not.toBe(first)
  })
})
