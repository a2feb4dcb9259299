import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/button.ts'
import { localizedText } from '../../schemas/documents/localized.ts'

/** The drawn scenes in public/art/scenes. */
export const scenes = ['welcome', 'jackpot', 'trophy', 'cashback', 'sport'] as const

export const hero = defineComponent({
  type: 'Hero',
  version: 1,
  description:
    'The first thing a visitor sees: one offer, its terms beside it, and one main action over a drawn scene. Its headline is the main heading of the page.',
  category: 'content',
  props: Type.Object(
    {
      tag: Type.Optional(localizedText(32, 'A few words above the headline: whom it is for')),
      headline: localizedText(56, 'Headline, three lines at most'),
      terms: localizedText(110, 'The terms of the offer in one sentence: the limit, the price, the catch'),
      buttons: Type.Array(BlockButton, { maxItems: 2, description: 'The main action first' }),
      scene: Type.Enum([...scenes], { description: 'The picture' }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  examples: {
    normal: {
      props: {
        tag: { uz: 'Yangi oʻyinchilar uchun', ru: 'Для новых игроков' },
        headline: { uz: 'Ilk depozitga 100% va 150 aylantirish', ru: '100% к депозиту и 150 вращений' },
        terms: {
          uz: '2,000,000 soʻmgacha bonus. Shartlar bitta ekranda, mayda yozuvsiz.',
          ru: 'До 2,000,000 сум. Условия на одном экране, без мелкого шрифта.',
        },
        buttons: [
          {
            label: { uz: 'Bonusni olish', ru: 'Забрать бонус' },
            action: { type: 'openPopup', popup: 'registration' },
            variant: 'primary',
          },
          { label: { uz: 'Shartlar', ru: 'Условия' }, action: { type: 'navigate', to: '/rules' } },
        ],
        scene: 'welcome',
      },
    },
    empty: {
      props: {
        headline: { uz: 'Marra', ru: 'Marra' },
        terms: { uz: 'Faqat 18 yoshdan kattalar uchun.', ru: 'Только для игроков старше 18 лет.' },
        buttons: [],
        scene: 'jackpot',
      },
    },
    longText: {
      props: {
        tag: { uz: 'Uzoq vaqtdan beri biz bilanlarga', ru: 'Тем, кто с нами уже больше года' },
        headline: {
          uz: 'Kuzgi turnirning mukofot jamgʻarmasi yana oshirildi',
          ru: 'Призовой фонд осеннего турнира снова увеличен вдвое',
        },
        terms: {
          uz: 'Turnir 30-noyabrgacha davom etadi, eng kam stavka 5,000 soʻm. Mukofotlar darhol va shartsiz beriladi.',
          ru: 'Турнир идёт до 30 ноября, минимальная ставка 5,000 сум. Призы начисляются сразу и без отыгрыша.',
        },
        buttons: [
          {
            label: { uz: 'Turnirda hoziroq qatnashish', ru: 'Принять участие в турнире' },
            action: { type: 'navigate', to: '/gamehall' },
            variant: 'primary',
          },
          {
            label: { uz: 'Toʻliq shartlarini oʻqish', ru: 'Прочитать полные условия' },
            action: { type: 'navigate', to: '/rules' },
          },
        ],
        scene: 'trophy',
      },
    },
  },
})
