import { expect, test } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { Offer } from '../../schemas/api/entities/rewards.ts'
import { mount } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { OfferDetails } from './offer-details.tsx'

const offer: Offer = {
  id: 2,
  sysname: 'weekly-reload',
  trigger: {
    action: 'deposit',
    user_satisfies_params: true,
    params: {
      exclude_methods: ['uzcard', 'unknown'],
      min_amount: { amount: '100000.00', currency: 'UZS' },
      promo_code: false,
    },
  },
  description: {
    name: 'Неделя +50%',
    text: 'Пополните счёт.',
    terms: 'Вейджер ×20. 18+',
    rules: 'Первое.\n\nВторое.',
    scene: '../x',
    image: null,
  },
  promotions: [
    { id: 20, type: 'bonus', name: '+50%', percent: '50', amount: null, count: null },
    { id: 21, type: 'freespins', name: '50 вращений', percent: null, amount: null, count: 50 },
  ],
  is_taken: false,
  finished_at: '2099-11-30T18:00:00Z',
}
const details = (view: 'offers' | 'promotions', id: string, items: Offer[] = [offer]) => (
  <OfferDetails
    {...bare}
    props={{ view }}
    data={{ offers: { status: 'success', data: { items, total: items.length } } }}
    params={{ id }}
  />
)

test('shows the reward of an offer, its terms before the button, and the full rules', async () => {
  testPlatform({})
  const page = await mount(details('offers', '2'), { account: testAccount })
  const { container } = page
  expect(container.querySelector('h1')?.textContent).toBe('Неделя +50%')
  for (const text of [
    '50 вращений',
    'До 30.11.2099, 23:00',
    'Пополнение от 100,000\u00a0сум',
    'Не действует с этими способами: Uzcard, unknown',
    'Второе.',
  ])
    expect(container.textContent).toContain(text)
  const text = container.textContent
  expect(text.indexOf('Вейджер ×20. 18+')).toBeLessThan(text.indexOf('Взять'))
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/art/scenes/welcome-1800.webp')
})

test('a promotion is shown with its offer', async () => {
  testPlatform({})
  const page = await mount(details('promotions', '21'), { account: testAccount })
  expect(page.container.querySelector('h1')?.textContent).toBe('50 вращений')
  expect(page.container.querySelector('li[aria-current]')?.textContent).toBe('50 вращений')
  expect(page.container.textContent).toContain('Неделя +50%')
})

test.each([
  ['offers', 'Все предложения', '/ru/offers'],
  ['promotions', 'Все акции', '/ru/promotions'],
] as const)('a missing one of the %s links to the others', async (view, name, path) => {
  testPlatform({})
  const page = await mount(details(view, '99'))
  expect(page.control(name).getAttribute('href')).toBe(path)
})
