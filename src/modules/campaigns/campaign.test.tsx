import { expect, test } from 'vitest'
import { mount } from '../../../tests/support/mount.tsx'
import { Campaign } from './campaign.tsx'

const popup = {
  id: 2,
  sysname: 'weekly-reload',
  title: 'Ваши +50% ещё ждут',
  text: 'Возьмите предложение.',
  terms: 'Вейджер ×20. 18+',
  button: 'К предложению',
  link: '/offers/2',
  offer_id: 2,
  scene: 'jackpot',
  image: null,
}

test('shows the terms of a campaign before its button, and declining is as easy [API-POP-01, DLG-18]', async () => {
  const page = await mount(<Campaign popup={popup} />)
  const text = page.container.textContent
  expect(text.indexOf('Вейджер ×20. 18+')).toBeLessThan(text.indexOf('К предложению'))
  expect(page.control('К предложению').getAttribute('href')).toBe('/ru/offers/2')
  expect(page.control('Позже').getAttribute('data-action')).toBe('{"type":"closePopup"}')
  expect(page.container.querySelector('img')?.getAttribute('src')).toBe('/art/scenes/jackpot-1800.webp')
})

test('opens links to other sites as links, never as scripts', async () => {
  const out = await mount(<Campaign popup={{ ...popup, link: 'https://partner.example/a' }} />)
  expect(out.control('К предложению').getAttribute('href')).toBe('https://partner.example/a')
  await out.unmount()
  const script = await mount(<Campaign popup={{ ...popup, link: 'javascript:alert(1)' }} />)
  expect(script.control('К предложению').getAttribute('href')).toBe('/ru/javascript:alert(1)')
})
