import type { ArticlesAnswer } from '../../schemas/articles.ts'
import type { ComponentExamples } from '../../schemas/component.ts'

const answer: ArticlesAnswer = {
  items: [
    {
      path: '/promotions',
      title: 'Как вывести деньги на Uzcard',
      lead: 'Сроки, лимиты и что делать, если перевод задержался.',
      date: '2026-11-20T09:00:00Z',
      tags: [],
    },
  ],
  total: 1,
  page: 1,
  pages: 1,
  chosen: {},
  categories: [],
  contents: [],
}

const success = (data: ArticlesAnswer) => ({ articles: { status: 'success' as const, data } })

export const examples = {
  normal: { props: {}, data: success(answer) },
  compact: {
    props: { title: { uz: 'Shunga oʻxshash', ru: 'Похожие ответы' }, view: 'compact' },
    data: success(answer),
  },
  empty: { props: {}, data: success({ ...answer, items: [], total: 0 }) },
} satisfies ComponentExamples
