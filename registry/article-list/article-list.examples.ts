import type { ArticlesAnswer } from '../../schemas/articles.ts'
import type { ComponentExamples } from '../../schemas/component.ts'

const news = { key: 'news', title: 'Новости' }
const payments = { key: 'payments', title: 'Платежи' }

const items: ArticlesAnswer['items'] = [
  {
    path: '/promotions',
    title: 'Выплаты на Humo стали быстрее',
    lead: 'Деньги приходят обычно за минуту.',
    cover: { picture: '/art/scenes/cashback.svg' },
    date: '2026-11-20T09:00:00Z',
    category: payments,
    tags: [],
  },
  {
    path: '/tournaments',
    title: 'Зимняя серия турниров',
    lead: 'Три недели, общий призовой фонд и таблица для всех.',
    cover: { picture: '/art/scenes/trophy.svg' },
    date: '2026-11-12T09:00:00Z',
    category: news,
    tags: [],
  },
]

const answer: ArticlesAnswer = {
  items,
  total: 14,
  page: 1,
  pages: 2,
  chosen: {},
  categories: [news, payments],
  listPath: '/promotions',
  contents: [],
}

const all = { under: '/news', hasCategories: true, hasSearch: true, hasPages: true }
const success = (data: ArticlesAnswer) => ({ articles: { status: 'success' as const, data } })

export const examples = {
  normal: { props: all, data: success(answer) },
  compact: {
    props: { ...all, title: { uz: 'Savol-javob', ru: 'Ответы' }, view: 'compact' },
    data: success({
      ...answer,
      items: items.map((item) => ({ ...item, isTimeless: true })),
      chosen: { category: 'payments' },
    }),
  },
  empty: { props: all, data: success({ ...answer, items: [], total: 0, pages: 1, categories: [] }) },
  nothingFound: {
    props: all,
    data: success({ ...answer, items: [], total: 0, pages: 1, chosen: { q: 'биткоин' } }),
  },
  longText: {
    props: { ...all, view: 'cards' },
    data: success({
      ...answer,
      items: items.map((item) => ({
        ...item,
        title:
          'Правила и сроки выплат на карты Узкард и Хумо в праздничные дни и в дни технических работ банков',
        lead: 'Рассказываем, в какие дни банки обрабатывают переводы дольше обычного, как узнать состояние своей заявки и куда написать, если деньги не пришли в указанный срок.',
      })),
    }),
  },
} satisfies ComponentExamples
