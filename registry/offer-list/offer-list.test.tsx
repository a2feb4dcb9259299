import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { Offer } from '../../schemas/api/entities/rewards.ts'
import { setImageKeys } from '../../src/lib/api/client.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { OfferList } from './offer-list.tsx'

type Trigger = Partial<Offer['trigger']>

function offer(id: number, trigger: Trigger = {}, more: Partial<Offer> = {}): Offer {
  return {
    id,
    sysname: `offer-${id}`,
    trigger: {
      action: 'deposit',
      user_satisfies_params: true,
      params: { exclude_methods: [], min_amount: null, promo_code: false },
      ...trigger,
    },
    description: {
      name: `Предложение ${id}`,
      text: 'Текст',
      terms: `Вейджер ×${id}`,
      rules: '',
      scene: null,
      image: null,
    },
    promotions: [
      { id: id * 10, type: 'bonus', name: `Бонус ${id}`, percent: '50', amount: null, count: null },
      { id: id * 10 + 1, type: 'freespins', name: `Вращения ${id}`, percent: null, amount: null, count: 5 },
    ],
    is_taken: false,
    ...more,
  }
}
const list = (offers: Offer[], view: 'offers' | 'promotions' = 'offers') => (
  <OfferList
    {...bare}
    props={{ title: 'Предложения', view }}
    data={{ offers: { status: 'success', data: { items: offers, total: offers.length } } }}
  />
)
const cards = (container: HTMLElement) => [...container.querySelectorAll('article')]

afterEach(() => {
  setImageKeys(undefined)
})

test('shows the picture under the key of the settings [CMS-06, CMS-07, CMS-08, CMS-09]', async () => {
  setImageKeys({ offers: { image: 'img_1200_600' } })
  const first = offer(1)
  const description = { ...first.description, img_1200_600: '/pictures/welcome.webp' }
  testPlatform({ 'campaigns.getoffers': () => ({ data: { items: [{ ...first, description }], total: 1 } }) })
  const page = await mount(
    <OfferList
      {...bare}
      props={{ title: 'Предложения', view: 'offers' }}
      data={{ offers: { status: 'error', error: 'InternalServerErrorException' } }}
    />,
  )
  await click(page.control('Попробовать ещё раз'))
  await settle()
  expect(page.container.querySelector('article img')?.getAttribute('src')).toBe('/pictures/welcome.webp')
})

test('every offer shows its terms before its button', async () => {
  testPlatform({})
  const page = await mount(list([offer(1), offer(2, { action: 'login' })]), { account: testAccount })
  for (const [index, card] of cards(page.container).entries()) {
    const text = card.textContent
    expect(text.indexOf(`Вейджер ×${index + 1}`)).toBeGreaterThan(-1)
    expect(text.indexOf(`Вейджер ×${index + 1}`)).toBeLessThan(text.indexOf('Взять'))
  }
})

test('the address filters the list by trigger and by type of promotion [API-CAMP-01]', async () => {
  testPlatform({})
  const offers = [offer(1), offer(2, { action: 'bet' })]
  const byTrigger = await mount(list(offers), { query: { action: 'bet' } })
  expect(cards(byTrigger.container).map((card) => card.querySelector('h2')?.textContent)).toEqual([
    'Предложение 2',
  ])
  const links = [...byTrigger.container.querySelectorAll('nav a')]
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/ru/offers', null],
    ['/ru/offers?action=deposit', null],
    ['/ru/offers?action=bet', 'true'],
  ])
  await byTrigger.unmount()
  const byType = await mount(list(offers, 'promotions'), { query: { type: 'freespins' } })
  expect([...byType.container.querySelectorAll('h2 a')].map((link) => link.getAttribute('href'))).toEqual([
    '/ru/promotions/11',
    '/ru/promotions/21',
  ])
})

test('an offer is taken once, however often the button is clicked, and is then marked as taken [OFFER-01]', async () => {
  const platform = testPlatform({
    'campaigns.takepromotions': () => ({ data: 1 }),
    'campaigns.getoffers': () => ({
      data: { items: [offer(1, { action: 'login' }, { is_taken: true }), offer(2)], total: 2 },
    }),
  })
  const page = await mount(list([offer(1, { action: 'login' }), offer(2)]), { account: testAccount })
  const button = page.control('Взять')
  await act(async () => {
    button.click()
    button.click()
  })
  await settle()
  expect(platform.called('campaigns.takepromotions').map(({ params }) => params['offer_id'])).toEqual(['1'])
  expect(cards(page.container)[0]?.textContent).toContain('Вы уже взяли это предложение')
  expect(cards(page.container)[1]?.textContent).toContain('Взять')
})

test('an offer taken for a deposit links to the deposit', async () => {
  testPlatform({ 'campaigns.takepromotions': () => ({ data: 1 }) })
  const page = await mount(list([offer(1)]), { account: testAccount })
  await click(page.control('Взять'))
  expect(page.container.textContent).toContain('Начислим со следующим пополнением по условиям')
  expect(page.control('Пополнить счёт').getAttribute('href')).toBe('/ru/cashier/deposit')
})

test('a promotion is taken with its offer [API-CAMP-04, OFFER-02]', async () => {
  const platform = testPlatform({ 'campaigns.takepromotions': () => ({ data: 1 }) })
  const page = await mount(list([offer(3, { action: 'login' })], 'promotions'), { account: testAccount })
  await click(page.control('Взять'))
  expect(platform.called('campaigns.takepromotions').map(({ params }) => params['offer_id'])).toEqual(['3'])
})

test.each([
  ['UserNeedDepositException', 'Это предложение для тех, кто уже пополнял счёт. Пополнить счёт'],
  ['InternalServerErrorException', 'Не получилось. Попробуйте через минуту.'],
] as const)('a rejection with %s says what to do', async (error, text) => {
  testPlatform({ 'campaigns.takepromotions': () => ({ error }) })
  const page = await mount(list([offer(1)]), { account: testAccount })
  await click(page.control('Взять'))
  expect(page.container.querySelector('[role=alert]')?.textContent.trim()).toBe(text)
  expect(page.control('Взять').getAttribute('aria-busy')).toBeNull()
})

test.each<[string, Trigger, Partial<Offer>, string]>([
  ['of another trigger', { action: 'registration' }, {}, 'Даётся только при регистрации'],
  ['whose terms are not met', { action: 'bet', user_satisfies_params: false }, {}, 'ещё не набрана'],
  ['that is over', {}, { finished_at: '2020-01-01T00:00:00Z' }, 'Срок этого предложения вышел'],
])('an offer %s has no button to take it', async (_name, trigger, more, text) => {
  testPlatform({})
  const page = await mount(list([offer(1, trigger, more)]), { account: testAccount })
  expect(page.container.querySelector('article button')).toBeNull()
  expect(page.container.textContent).toContain(text)
})

test('a guest is sent to the login, or to the registration if that triggers the offer', async () => {
  testPlatform({})
  const page = await mount(list([offer(1), offer(2, { action: 'registration' })]))
  const actions = [...page.container.querySelectorAll('[data-action]')].map((one) =>
    one.getAttribute('data-action'),
  )
  expect(actions).toEqual([
    '{"type":"openPopup","popup":"login"}',
    '{"type":"openPopup","popup":"registration"}',
  ])
})

test('a player on a break sees no offers, whatever the platform sends', async () => {
  testPlatform({})
  const page = await mount(list([offer(1)]), { account: { ...testAccount, is_on_break: true } })
  expect(cards(page.container)).toHaveLength(0)
  expect(page.container.textContent).toContain('Предложений пока нет')
})

test('reports that there are none; a failure can be retried', async () => {
  testPlatform({ 'campaigns.getoffers': () => ({ data: { items: [offer(1)], total: 1 } }) })
  const empty = await mount(list([]))
  expect(empty.container.textContent).toContain('Предложений пока нет')
  await empty.unmount()
  const failed = await mount(
    <OfferList
      {...bare}
      props={{ title: 'Предложения', view: 'offers' }}
      data={{ offers: { status: 'error', error: 'InternalServerErrorException' } }}
    />,
  )
  await click(failed.control('Попробовать ещё раз'))
  expect(cards(failed.container)).toHaveLength(1)
})
