import { both, button, warned } from './build.ts'
import { set } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

const to = (address: string) => ({ type: 'navigate', to: address })
const popup = (key: string) => ({ type: 'openPopup', popup: key })

const misleading: readonly (readonly [uz: string, ru: string, action: Record<string, unknown>])[] = [
  ['Limit qoʻyish', 'Поставить лимит', to('/gamehall')],
  ['Mening chegaralarim', 'Мои пределы', to('/promotions')],
  ['Masʼuliyatli oʻyin', 'Ответственная игра', to('/payments')],
  ['Oʻzini cheklash', 'Самоисключение', to('/cashier/deposit')],
  ['Limitlar', 'Лимиты', popup('deposit')],
  ['Pul yechib olish', 'Вывести деньги', to('/cashier/deposit?sum=1')],
  ['Yechib olish', 'Вывод', popup('deposit')],
]

export const labelsEdits: readonly HarmfulEdit[] = [
  ...warned('misleading-label', {
    ...Object.fromEntries(
      misleading.map(([uz, ru, action]) => [
        `“${uz}” to ${JSON.stringify(action)}`,
        button(action, { uz, ru }),
      ]),
    ),
    'an entry of a menu about responsible gaming to games': set('menu/more', {
      '/items/0/label': both('Limits'),
    }),
  }),
]
