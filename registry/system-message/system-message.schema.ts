import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/button.ts'
import { localizedText } from '../../schemas/documents/localized.ts'

/** Drawings that may stand on the shelf. */
export const characters = ['bear', 'falcon', 'fox', 'leopard'] as const
export const objects = [
  'roulette',
  'cards',
  'dice',
  'bolt',
  'bomb',
  'bell',
  'book',
  'coins',
  'gem',
  'joker',
] as const

export const systemMessage = defineComponent({
  type: 'SystemMessage',
  version: 1,
  description:
    'A page of one message: something is not there, not allowed or not working. Says what happened and what to do next.',
  category: 'content',
  props: Type.Object(
    {
      pictures: Type.Array(Type.Enum([...objects, ...characters]), {
        minItems: 1,
        maxItems: 2,
        uniqueItems: true,
        description: 'Drawings above the message, side by side',
      }),
      title: localizedText(50, 'What happened, in a few words; the main heading of the page'),
      text: localizedText(240, 'What it means for the player and what to do next'),
      buttons: Type.Array(BlockButton, {
        maxItems: 2,
        description: 'Where to go from here; none where the whole site is down',
      }),
      code: Type.Optional(
        Type.String({
          pattern: '^[0-9A-Z-]{2,12}$',
          description: 'Code that a player can tell the support, such as 404',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  isShared: true,
  examples: {
    normal: {
      props: {
        pictures: ['roulette', 'bear'],
        title: { uz: 'Stol tayyorlanmoqda', ru: 'Стол готовится' },
        text: {
          uz: 'Rejali texnik ishlar ketmoqda. Balans, faol stavkalar va bonuslar saqlangan.',
          ru: 'Идут плановые работы. Баланс, активные ставки и бонусы в сохранности.',
        },
        buttons: [
          {
            label: { uz: 'Yordam', ru: 'Поддержка' },
            action: { type: 'navigate', to: '/support' },
            variant: 'primary',
          },
        ],
        code: '503',
      },
    },
    empty: {
      props: {
        pictures: ['bolt'],
        title: { uz: 'Aloqa uzildi', ru: 'Связь прервалась' },
        text: { uz: 'Internetni tekshiring.', ru: 'Проверьте интернет.' },
        buttons: [],
      },
    },
    longText: {
      props: {
        pictures: ['cards', 'leopard'],
        title: { uz: 'Bu sahifa boshqa manzilga koʻchirilgan', ru: 'Эта страница переехала на другой адрес' },
        text: {
          uz: 'Havola eskirgan yoki manzilda xato bor. Manzilni tekshiring, bosh sahifadan boshlang yoki yordam xizmatiga yozing: kerakli boʻlimni birga topamiz. Hisobingiz va pulingizga buning aloqasi yoʻq.',
          ru: 'Ссылка устарела или в адресе опечатка. Проверьте адрес, начните с главной или напишите в поддержку: найдём нужный раздел вместе. На ваш счёт и деньги это никак не влияет.',
        },
        buttons: [
          {
            label: { uz: 'Bosh sahifaga qaytish', ru: 'Вернуться на главную' },
            action: { type: 'navigate', to: '/' },
            variant: 'primary',
          },
          {
            label: { uz: 'Yordam xizmatiga yozish', ru: 'Написать в поддержку' },
            action: { type: 'navigate', to: '/support' },
          },
        ],
        code: 'GAME-404',
      },
    },
  },
})
