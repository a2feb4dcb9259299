import type { ComponentExamples } from '../../schemas/component.ts'

const viewer = 'player'
const props = {
  title: { uz: 'Promokod', ru: 'Промокод' },
  text: {
    uz: 'Kodni kiriting: sovgʻa darhol hisobingizga tushadi.',
    ru: 'Введите код — подарок сразу окажется на вашем счёте.',
  },
}

export const examples = {
  normal: { viewer, props },
  empty: { viewer, props: { title: props.title } },
  longText: {
    viewer,
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
} satisfies ComponentExamples
