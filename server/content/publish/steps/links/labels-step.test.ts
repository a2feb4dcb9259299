import { expect, it } from 'vitest'
import { both, document, page } from '../../../../../tests/support/content/content-site.ts'
import { publishOver } from '../../../../../tests/support/content/publish-over.ts'

const go = (to: string) => ({ action: { type: 'navigate', to } })

it.each([
  ['Лимиты', { to: '/responsible-gaming#limits' }],
  ['Лимиты и комиссии', { to: '/payments' }],
  ['Limitlar', go('/profile/responsible-game')],
  ['Лимиты', { action: { type: 'openPopup', popup: 'money-limit' } }],
  ['Самоисключение', { action: { type: 'navigate', to: 'https://register.example/', external: true } }],
  ['Турнир без лимита', { to: '/tournaments' }],
  ['Лимитированные игры', { to: '/gamehall' }],
  ['Pot Limit Omaha', { to: '/gamehall' }],
  ['Limitsiz oʻyin', { to: '/gamehall' }],
  ['Chegarasiz oʻyin', { to: '/gamehall' }],
  ['Вывод', { to: '/cashier/withdraw' }],
  ['Пополнение и вывод', { to: '/cashier/deposit' }],
])('does not mistake the label “%s” that leads to %j', async (label, target) => {
  const menu = document('menu', 'new', { items: [{ id: 'a', label: both(label), ...target }] })
  const { issues } = await publishOver([page('about', { route: '/about' }), menu])
  expect(issues.filter(({ code }) => code === 'misleading-label')).toEqual([])
})
