import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'

const props = {
  title: { uz: 'Promokod', ru: 'Промокод' },
  text: {
    uz: 'Kodni kiriting: sovgʻa darhol hisobingizga tushadi.',
    ru: 'Введите код — подарок сразу окажется на вашем счёте.',
  },
}

export const promoCode = defineComponent({
  type: 'PromoCode',
  version: 1,
  description:
    'Where a player enters a promo code. Begins with the code that he came with; gone for guests and during a break',
  category: 'account',
  props: Type.Object(
    {
      title: localizedText(60, 'Heading of the card'),
      text: Type.Optional(localizedText(200, 'A sentence below the heading')),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  examples: {
    normal: { props },
    empty: { props: { title: props.title } },
    longText: {
      props: {
        title: {
          uz: 'Doʻstingiz yoki hamkorlarimiz bergan promokod bormi?',
          ru: 'Есть промокод от друга или наших партнёров?',
        },
        text: {
          uz: 'Katta-kichik harflar farqi yoʻq. Har bir kod bir marta ishlaydi, sovgʻasi esa darhol hisobingizga tushadi.',
          ru: 'Большие и маленькие буквы не различаются. Каждый код срабатывает один раз, а подарок сразу окажется на вашем счёте.',
        },
      },
    },
  },
})
