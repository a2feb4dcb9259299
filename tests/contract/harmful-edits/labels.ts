import { both, page, warned } from './build.ts'
import { set } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

const labelled = (uz: string, ru: string, action: Record<string, unknown>) =>
  page({
    route: '/new',
    blocks: [
      {
        id: 'button',
        type: 'Button',
        version: 1,
        props: { buttons: [{ label: { uz, ru }, action, variant: 'primary' }] },
      },
    ],
  })

const to = (address: string) => ({ type: 'navigate', to: address })
const popup = (key: string) => ({ type: 'openPopup', popup: key })
const misleading = (...edit: Parameters<typeof labelled>) =>
  warned('misleading-label', `“${edit[0]}” to ${JSON.stringify(edit[2])}`, labelled(...edit))

export const labelsEdits: readonly HarmfulEdit[] = [
  misleading('Limit qoʻyish', 'Поставить лимит', to('/gamehall')),
  misleading('Mening chegaralarim', 'Мои пределы', to('/promotions')),
  misleading('Masʼuliyatli oʻyin', 'Ответственная игра', to('/payments')),
  misleading('Oʻzini cheklash', 'Самоисключение', to('/cashier/deposit')),
  misleading('Limitlar', 'Лимиты', popup('deposit')),
  misleading('Pul yechib olish', 'Вывести деньги', to('/cashier/deposit?sum=1')),
  misleading('Yechib olish', 'Вывод', popup('deposit')),
  warned(
    'misleading-label',
    'an entry of a menu about responsible gaming to games',
    set('menu/more', { '/items/0/label': both('Limits') }),
  ),
]
