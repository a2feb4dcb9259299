import type { ArticlesAnswer } from '../../schemas/articles.ts'
import type { ComponentExamples } from '../../schemas/component.ts'

const props = {
  title: { uz: 'Humoga toʻlovlar tezlashdi', ru: 'Выплаты на Humo стали быстрее' },
  lead: { uz: 'Pul odatda bir daqiqada tushadi.', ru: 'Деньги приходят обычно за минуту.' },
  cover: { picture: '/art/scenes/cashback.svg', isDecorative: true },
  author: { uz: 'Marra jamoasi', ru: 'Команда Marra' },
  date: '2026-11-20T09:00:00Z',
}

const answer: ArticlesAnswer = {
  items: [
    {
      path: '/promotions/humo',
      title: 'Выплаты на Humo стали быстрее',
      lead: 'Деньги приходят обычно за минуту.',
      date: props.date,
      category: { key: 'payments', title: 'Платежи' },
      tags: [{ key: 'humo', title: 'Humo' }],
    },
  ],
  total: 0,
  page: 1,
  pages: 1,
  chosen: {},
  categories: [],
  listPath: '/promotions',
  contents: [],
}

const success = (data: ArticlesAnswer) => ({ articles: { status: 'success' as const, data } })

export const examples = {
  normal: { props, data: success(answer) },
  contents: {
    props: { title: props.title, lead: props.lead, date: props.date, isTimeless: true },
    data: success({
      ...answer,
      contents: [
        { id: 'сроки', text: 'Сроки' },
        { id: 'лимиты', text: 'Лимиты' },
        { id: 'если-деньги-не-пришли', text: 'Если деньги не пришли' },
      ],
    }),
  },
  longText: {
    props: {
      ...props,
      title: {
        uz: 'Bayram kunlarida va banklarning texnik ishlari paytida Uzcard va Humo kartalariga toʻlov qoidalari',
        ru: 'Правила и сроки выплат на карты Узкард и Хумо в праздничные дни и в дни технических работ банков',
      },
    },
    data: success(answer),
  },
} satisfies ComponentExamples
