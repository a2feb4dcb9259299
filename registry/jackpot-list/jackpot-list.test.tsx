import { afterEach, expect, test } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { Jackpot } from '../../schemas/api/entities/competitions.ts'
import { setImageKeys } from '../../src/lib/api/client.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { JackpotList } from './jackpot-list.tsx'

const money = (amount: string) => ({ amount, currency: 'UZS' })
const jackpot: Jackpot = {
  id: 4,
  sysname: 'silk-grand',
  name: 'Шёлковый путь',
  level: 'grand',
  amount: money('300000000.00'),
  ceiling: money('600000000.00'),
  growth_per_second: money('33.33'),
  games: [{ sysname: 'aviora', name: 'Aviora' }],
  description: { text: 'Выпадает случайно.', image: null },
  last_win: { fakename: 'N***s', amount: money('412000000.00'), won_at: '2026-11-19T08:30:00Z' },
}
type Data = Parameters<typeof JackpotList>[0]['data']
const list = (jackpots: Data['jackpots']) => (
  <JackpotList {...bare} props={{ title: 'Джекпоты' }} data={{ jackpots }} />
)

afterEach(() => {
  setImageKeys(undefined)
})

test('shows the amount, ceiling and last winner of each, and links to its page', async () => {
  testPlatform({})
  const page = await mount(list({ status: 'success', data: { items: [jackpot] } }))
  const card = page.container.querySelector('article')
  for (const part of ['300,000,000\u00a0сум', '600,000,000\u00a0сум', 'N***s', '19.11.2026', '1 игра'])
    expect(card?.textContent).toContain(part)
  expect(card?.querySelector('a')?.getAttribute('href')).toBe('/ru/jackpots/4')
  expect(card?.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--fill')).toBe('0.5')
})

test('shows the picture under the key of the settings [CMS-06, CMS-07, CMS-08, CMS-09]', async () => {
  setImageKeys({ jackpots: { image: 'img_1200_600' } })
  const description = { ...jackpot.description, img_1200_600: '/pictures/grand.webp' }
  testPlatform({ 'jackpots.get': () => ({ data: { items: [{ ...jackpot, description }] } }) })
  const page = await mount(list(undefined))
  await settle()
  expect(page.container.querySelector('article img')?.getAttribute('src')).toBe('/pictures/grand.webp')
})

test('reports that there are none; a failure can be retried', async () => {
  testPlatform({ 'jackpots.get': () => ({ data: { items: [] } }) })
  const page = await mount(list({ status: 'error', error: 'InternalServerErrorException' }))
  await click(page.control('Попробовать ещё раз'))
  expect(page.container.textContent).toContain('Джекпотов пока нет')
})
