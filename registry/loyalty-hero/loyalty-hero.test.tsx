import { expect, test } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { LoyaltyInfo } from '../../schemas/api/entities/loyalty.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { LoyaltyHero } from './loyalty-hero.tsx'

const level = (number: number, name: string) => ({
  level: number,
  name,
  min_points: 0,
  benefits: [],
  is_reached: number === 1,
})
const info: LoyaltyInfo = {
  id: 1,
  uid: 7,
  is_active: true,
  points: 3850,
  pointsAlias: 'баллы',
  character: {
    id: 2,
    sysname: 'fox',
    name: 'Лис',
    description: 'Приносит +20% баллов.',
    image_url: null,
    min_level: 1,
    is_available: true,
    is_selected: true,
  },
  level: 1,
  levels: [level(1, 'Золото'), level(2, 'Платина')],
  progress: { minValue: 2500, maxValue: 6000, expCount: 3900 },
}

const hero = (data?: LoyaltyInfo) => (
  <LoyaltyHero
    {...bare}
    props={{
      title: 'Клуб Marra',
      text: 'Баллы за ставки.',
      buttons: [{ label: 'Магазин', action: { type: 'navigate', to: '/loyalty/shop' } }],
    }}
    data={{ info: data && { status: 'success', data } }}
  />
)
test('shows the points, the character and the progress to the next level', async () => {
  const { calls } = testPlatform({})
  const page = await mount(hero(info), { account: testAccount })
  const text = page.container.textContent
  expect(page.container.querySelector('h1')?.textContent).toBe('Клуб Marra')
  expect(text).toContain('Ваш баланс, баллы3,850')
  expect(text).toContain('До уровня «Платина»2,100')
  expect(text).toContain('Ваш спутник Лис')
  expect(text).toContain('Уровень 1: Золото3,900 / 6,000')
  // (3900 - 2500) / (6000 - 2500)
  expect(page.container.querySelector('progress')?.value).toBe(40)
  expect(page.container.querySelector('img[src="/art/characters/fox.svg"]')).not.toBeNull()
  expect(page.control('Магазин').getAttribute('href')).toBe('/ru/loyalty/shop')
  expect(calls).toEqual([])
})

test('describes the benefits of a character without one; there is no next level at the top', async () => {
  testPlatform({})
  const page = await mount(hero({ ...info, character: null, level: 2 }), { account: testAccount })
  expect(page.container.textContent).toContain('Выберите спутника')
  expect(page.container.textContent).toContain('Вы на высшем уровне')
  expect(page.container.textContent).not.toContain('До уровня')
})

test('loyalty info is loaded for players only; a guest is invited to join [LOY-17]', async () => {
  const { called } = testPlatform({ 'loyalty.getinfo': () => ({ data: info }) })
  const guest = await mount(hero())
  await settle()
  expect(called('loyalty.getinfo')).toEqual([])
  expect(guest.control('Регистрация')).toBeDefined()
  expect(guest.control('Войти')).toBeDefined()
  await guest.unmount()
  const player = await mount(hero(), { account: testAccount })
  await settle()
  expect(called('loyalty.getinfo')).toHaveLength(1)
  expect(player.container.textContent).toContain('3,850')
})

test('non-participants are informed, and a failure can be retried', async () => {
  const platform = testPlatform({ 'loyalty.getinfo': () => ({ error: 'InternalServerErrorException' }) })
  const outside = await mount(hero({ ...info, is_active: false }), { account: testAccount })
  expect(outside.container.textContent).toContain('Вы пока не участвуете')
  expect(outside.container.textContent).not.toContain('3,850')
  await outside.unmount()
  const page = await mount(hero(), { account: testAccount })
  await settle()
  expect(page.container.querySelector('[role=alert]')?.textContent).toContain('Программа не открылась')
  platform.answers['loyalty.getinfo'] = () => ({ data: info })
  await click(page.control('Попробовать ещё раз'))
  expect(page.container.textContent).toContain('3,850')
})
