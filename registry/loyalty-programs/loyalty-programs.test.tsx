import { expect, test } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { LoyaltyProgram } from '../../schemas/api/entities/loyalty.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { LoyaltyPrograms } from './loyalty-programs.tsx'

const level = (number: number, name: string, min_points: number, is_reached: boolean) => ({
  level: number,
  name,
  min_points,
  benefits: ['Кешбэк'],
  is_reached,
})
const program: LoyaltyProgram = {
  id: 1,
  sysname: 'marra-club',
  name: 'Клуб Marra',
  description: 'Баллы за ставки.',
  rules: 'Первое.',
  is_active: true,
  image_url: null,
  levels: [level(1, 'Бронза', 0, true), level(2, 'Серебро', 500, true), level(3, 'Золото', 2500, false)],
}
const block = (...items: LoyaltyProgram[]) => (
  <LoyaltyPrograms
    {...bare}
    props={{ title: 'Уровни' }}
    data={{ programs: { status: 'success', data: { items } } }}
  />
)
test("shows the levels of a program with their benefits and the player's own, and links to its page [API-LOY-07]", async () => {
  testPlatform({})
  const page = await mount(block(program, { ...program, id: 2, sysname: 'vip club', is_active: false }), {
    account: testAccount,
  })
  const levels = [...page.container.querySelectorAll('article ol')][0]?.querySelectorAll(':scope > li') ?? []
  expect([...levels].map(({ textContent }) => textContent)).toEqual([
    'БронзаПройденКешбэк',
    'СереброВаш уровеньКешбэк',
    'Золотоот 2,500 балловКешбэк',
  ])
  expect([...levels].map((one) => one.getAttribute('aria-current'))).toEqual([null, 'true', null])
  const links = [...page.container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/ru/loyalty/marra-club', '/ru/loyalty/vip%20club'])
  expect(page.container.querySelectorAll('article')[1]?.textContent).toContain('Приостановлена')
})

test('there may be none, and a failure can be retried', async () => {
  testPlatform({ 'loyalty.getPrograms': () => ({ data: { items: [program] } }) })
  const none = await mount(block())
  expect(none.container.textContent).toContain('Программы лояльности пока нет')
  await none.unmount()
  const page = await mount(
    <LoyaltyPrograms
      {...bare}
      props={{ title: 'Уровни' }}
      data={{ programs: { status: 'error', error: 'InternalServerErrorException' } }}
    />,
  )
  await settle()
  await click(page.control('Попробовать ещё раз'))
  expect(page.container.textContent).toContain('Клуб Marra')
})
