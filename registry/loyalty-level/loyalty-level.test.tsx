import { expect, test } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { LoyaltyLevel } from './loyalty-level.tsx'

const level = (number: number, name: string) => ({
  level: number,
  name,
  min_points: 0,
  benefits: ['Кешбэк 5%'],
  is_reached: number === 1,
})
const info = {
  id: 1,
  uid: 7,
  is_active: true,
  points: 640,
  pointsAlias: 'баллы',
  character: null,
  level: 1,
  levels: [level(1, 'Золото'), level(2, 'Платина')],
  progress: { minValue: 2500, maxValue: 6000, expCount: 3900 },
}

const card = (data?: typeof info) => (
  <LoyaltyLevel {...bare} data={{ loyalty: data && { status: 'success', data } }} />
)
test('the level shows the progress to the next one, and links to the shop [API-LOY-03]', async () => {
  testPlatform({})
  const page = await mount(card(info), { account: testAccount })
  expect(page.container.querySelector('progress')?.value).toBe(40)
  expect(page.container.textContent).toContain('3,900 / 6,000')
  expect(page.container.textContent).toContain('Кешбэк 5%')
  expect(page.control('В магазин').getAttribute('href')).toBe('/ru/loyalty/shop')
})

test('non-participants have no level, a guest sees nothing, and a failure can be retried', async () => {
  const platform = testPlatform({ 'loyalty.getinfo': () => ({ error: 'InternalServerErrorException' }) })
  const outside = await mount(card({ ...info, is_active: false }), { account: testAccount })
  expect(outside.container.textContent).toContain('Вы пока не участвуете')
  await outside.unmount()
  const guest = await mount(card())
  expect(guest.container.textContent).toBe('')
  await guest.unmount()
  const page = await mount(card(), { account: testAccount })
  await settle()
  platform.answers['loyalty.getinfo'] = () => ({ data: info })
  await click(page.control('Попробовать ещё раз'))
  expect(page.container.textContent).toContain('Золото')
})
