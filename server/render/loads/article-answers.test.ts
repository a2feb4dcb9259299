import { describe, expect, it } from 'vitest'
import type { ArticleCard, ArticlesAnswer, ArticlesShown } from '../../../schemas/articles.ts'
import type { CompiledBlock } from '../../../schemas/compiled.ts'
import type { Articles } from '../../content/index.ts'
import { articleAnswers } from './article-answers.ts'

const payments = { key: 'payments', title: 'Платежи' }
const play = { key: 'play', title: 'Игра' }
const cards = { key: 'cards', title: 'Карты' }

const card = (path: string, more: Partial<ArticleCard> = {}): ArticleCard => ({
  path,
  title: path,
  lead: '',
  date: '2026-01-01T00:00:00Z',
  tags: [],
  ...more,
})

const items = [
  card('/help/withdraw', { title: 'Как вывести деньги', category: payments, tags: [cards] }),
  card('/help/deposit', { title: 'Oʻyin hisobi', lead: 'Toʻldirish, ещё проще', category: payments }),
  card('/help/limits', { title: 'Лимиты', category: play, tags: [cards] }),
  card('/news/cup', { title: 'Кубок', category: play }),
]
const articles: Articles = {
  items,
  byPath: new Map([...items, card('/help/later', { category: play })].map((each) => [each.path, each])),
  texts: new Map([['/help/limits', 'Вывод остаётся открытым, и вывести деньги можно']]),
  categories: [play, payments, { key: 'empty', title: 'Пусто' }],
  tags: [cards],
  listPaths: ['/help', '/'],
}

interface Asked {
  props?: Record<string, unknown>
  query?: Record<string, string>
  path?: string
  shown?: ArticlesShown
  block?: CompiledBlock
}

const whole = { under: '/help', hasCategories: true, hasSearch: true, hasPages: true }

function answer({ props = whole, query = {}, path = '/help', shown = 'list', block }: Asked) {
  const asked = block ?? { id: 'list', type: 'ArticleList', props, articles: shown }
  const headings = [{ id: 'a', text: 'A' }]
  const result = articleAnswers([asked], { articles, path, query, page: { headings } })['list']?.['articles']
  return result
}

function found(asked: Asked): ArticlesAnswer {
  const result = answer(asked)
  const data: unknown = result?.status === 'success' ? result.data : undefined
  const isAnswer = (value: unknown): value is ArticlesAnswer =>
    typeof value === 'object' && value !== null && 'contents' in value
  if (!isAnswer(data)) throw new Error('no answer')
  return data
}

const paths = (asked: Asked) => found(asked).items.map(({ path }) => path)

describe('a list of articles', () => {
  it('has those below its address, with the categories that they have in the order of the settings', () => {
    expect(paths({})).toEqual(['/help/withdraw', '/help/deposit', '/help/limits'])
    expect(found({}).categories).toEqual([play, payments])
    expect(paths({ props: { category: 'play' } })).toEqual(['/help/limits', '/news/cup'])
  })

  it('follows the category, tag and search of the address, if it has controls for them', () => {
    expect(paths({ query: { category: 'payments' } })).toEqual(['/help/withdraw', '/help/deposit'])
    expect(paths({ query: { tag: 'cards', category: 'play' } })).toEqual(['/help/limits'])
    expect(found({ query: { category: 'gone' } })).toMatchObject({ total: 0, chosen: { category: 'gone' } })
    expect(paths({ props: { under: '/help' }, query: { category: 'play', q: 'x' } })).toHaveLength(3)
  })

  it.each([
    ['ВЫВЕСТИ ден', ['/help/withdraw', '/help/limits']],
    ['вывод', ['/help/limits']],
    ["o'yin", ['/help/deposit']],
    ['еще toldirish', ['/help/deposit']],
    ['карты', ['/help/withdraw', '/help/limits']],
    ['ывести', []],
    [' ', ['/help/withdraw', '/help/deposit', '/help/limits']],
  ])('finds the beginnings of words, those in heads before those in texts: %s', (q, expected) => {
    expect(paths({ query: { q } })).toEqual(expected)
  })

  it.each([
    [undefined, 1, ['/help/withdraw', '/help/deposit']],
    ['2', 2, ['/help/limits']],
    ['99', 2, ['/help/limits']],
    ['-1', 1, ['/help/withdraw', '/help/deposit']],
    ['x', 1, ['/help/withdraw', '/help/deposit']],
  ])('has the page %s', (asked, page, expected) => {
    const list = found({ props: { ...whole, count: 2 }, query: asked === undefined ? {} : { page: asked } })
    expect([list.page, list.pages, list.items.map(({ path }) => path)]).toEqual([page, 2, expected])
  })

  it('has its newest articles only without pages', () => {
    expect(found({ props: { count: 2 }, query: { page: '2' } })).toMatchObject({
      page: 1,
      pages: 1,
      total: 4,
    })
    expect(paths({ props: { count: 2 } })).toEqual(['/help/withdraw', '/help/deposit'])
  })

  it('is the same object for the same question, also in a slot', () => {
    const block: CompiledBlock = { id: 'list', type: 'ArticleList', props: whole, articles: 'list' }
    const outer = { id: 'outer', type: 'Section', props: {}, slots: { content: [block] } }
    const first = answer({ block, query: { q: 'a' } })
    answer({ block, query: { q: 'b' } })
    expect(answer({ block: outer, query: { q: 'a' } })).toBe(first)
  })
})

it('related articles share the category first, then a tag', () => {
  const related = (path: string, props = {}) => paths({ shown: 'related', path, props })
  expect(related('/help/withdraw')).toEqual(['/help/deposit', '/help/limits'])
  expect(related('/help/withdraw', { count: 1 })).toEqual(['/help/deposit'])
  expect(related('/about')).toEqual([])
})

it('an article knows the list above it, and its headings', () => {
  const own = (path: string) => found({ shown: 'own', path, props: {} })
  expect(own('/help/withdraw')).toMatchObject({ listPath: '/help', contents: [{ id: 'a', text: 'A' }] })
  expect(own('/news/cup').listPath).toBeUndefined()
  // Content managers see it before its date.
  expect(own('/help/later').items).toHaveLength(1)
  expect(paths({})).not.toContain('/help/later')
})
