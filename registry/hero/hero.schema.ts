import { Type } from 'typebox'
import { sceneNames } from '../../schemas/art.ts'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/button.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { mediaAddress } from '../../schemas/documents/reference.ts'

const welcome = {
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
}

const bare = {
  headline: { uz: 'Marra', ru: 'Marra' },
  terms: { uz: 'Faqat 18 yoshdan kattalar uchun.', ru: 'Только для игроков старше 18 лет.' },
  buttons: [],
  scene: 'jackpot',
}

const long = {
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
}

const Slide = Type.Object(
  {
    tag: Type.Optional(localizedText(32, 'A few words above the headline: whom it is for')),
    headline: localizedText(56, 'Headline, three lines at most'),
    terms: localizedText(110, 'The terms of the offer in one sentence: the limit, the price, the catch'),
    buttons: Type.Array(BlockButton, { maxItems: 2, description: 'The main action first' }),
    scene: Type.Enum([...sceneNames], { description: 'The drawn scene' }),
    picture: Type.Optional(
      mediaAddress('A picture in place of the scene, 15:7; what matters on it stands on the right'),
    ),
  },
  { additionalProperties: false },
)

export const hero = defineComponent({
  type: 'Hero',
  version: 2,
  description:
    'The first thing a visitor sees: one to six offers over drawn scenes, each with its terms beside it and one main action. The headline of the first is the main heading of the page.',
  category: 'content',
  props: Type.Object(
    {
      slides: Type.Array(Slide, {
        minItems: 1,
        maxItems: 6,
        description:
          'The slides in their order; the first is seen at once. Where there are several, they change every 6 seconds',
      }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  // Version 1 was one slide.
  migrations: [(props) => ({ slides: [props] })],
  interactive: true,
  isShared: true,
  examples: {
    normal: {
      props: {
        slides: [welcome, { ...long, scene: 'trophy' }, { ...bare, scene: 'cashback' }],
      },
    },
    single: { props: { slides: [welcome] } },
    empty: { props: { slides: [bare] } },
    longText: {
      props: {
        slides: [long, welcome, { ...long, scene: 'cashback' }, bare, { ...long, scene: 'sport' }, welcome],
      },
    },
  },
})
