import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'

/** Drawings that may be the large one in the middle. */
export const panelEmblems = ['gift', 'trophy', 'crown', 'gem', 'coins', 'star'] as const

export const authPanel = defineComponent({
  type: 'AuthPanel',
  version: 1,
  description:
    'Two columns for login and registration: a picture with the offer and its terms on the left, the form on the right. Phones show the form alone.',
  category: 'account',
  props: Type.Object(
    {
      headline: localizedText(40, 'Headline over the picture'),
      terms: localizedText(120, 'The terms of the offer, or one sentence of welcome'),
      notice: localizedText(120, 'Beside the 18+ mark: how to keep control'),
      emblem: Type.Enum([...panelEmblems], { description: 'The large drawing' }),
      pageHeading: Type.Optional(
        localizedText(60, 'On a page of its own: the main heading, for those who hear the page'),
      ),
    },
    { additionalProperties: false },
  ),
  slots: { content: { description: 'The form', maxItems: 3 } },
  migrations: [],
  interactive: false,
  examples: {
    normal: {
      props: {
        headline: { uz: 'Bonusdan boshlang', ru: 'Начните с бонуса' },
        terms: {
          uz: 'Depozitga 100% va 150 aylantirish. Veyjer ×30, 14 kun.',
          ru: '100% к депозиту и 150 вращений. Вейджер ×30, 14 дней.',
        },
        notice: {
          uz: 'Masʼuliyat bilan oʻynang. Limitni kirgach darhol qoʻyish mumkin.',
          ru: 'Играйте ответственно. Лимит можно задать сразу после входа.',
        },
        emblem: 'gift',
      },
      slots: { content: 'Form' },
    },
    empty: {
      props: {
        headline: { uz: 'Salom', ru: 'Привет' },
        terms: { uz: 'Yana koʻrishganimizdan xursandmiz.', ru: 'Рады видеть снова.' },
        notice: { uz: 'Faqat 18 yoshdan.', ru: 'Только с 18 лет.' },
        emblem: 'star',
      },
    },
    longText: {
      props: {
        headline: { uz: 'Xush kelibsiz, sizni kutayotgan edik', ru: 'Добро пожаловать, мы вас ждали' },
        terms: {
          uz: 'Birinchi uchta depozitning har biriga 100% dan, 2,000,000 soʻmgacha. Veyjer ×30, muddati 14 kun.',
          ru: 'По 100% к каждому из первых трёх депозитов, до 2,000,000 сум. Вейджер ×30, срок 14 дней.',
        },
        notice: {
          uz: 'Masʼuliyat bilan oʻynang. Limit, tanaffus va hisobni yopish profilda, bir bosishda.',
          ru: 'Играйте ответственно. Лимит, пауза и закрытие счёта находятся в профиле, в одно нажатие.',
        },
        emblem: 'trophy',
      },
      slots: { content: 'Form' },
    },
  },
})
