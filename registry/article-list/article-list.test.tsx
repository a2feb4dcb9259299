import { describe, expect, it } from 'vitest'
import type { ArticlesAnswer } from '../../schemas/articles.ts'
import { bare } from '../../tests/support/bare.ts'
import { markup, texts } from '../../tests/support/markup.tsx'
import { examples } from './article-list.examples.ts'
import { ArticleList } from './article-list.tsx'

const { data } = examples.normal.data.articles
type Props = Parameters<typeof ArticleList>[0]['props']
const whole = { hasCategories: true, hasSearch: true, hasPages: true }

const shown = (answer: Partial<ArticlesAnswer> = {}, props: Props = whole) =>
  markup(
    <ArticleList
      {...bare}
      props={props}
      data={{ articles: { status: 'success', data: { ...data, listPath: '/help', ...answer } } }}
    />,
    { locale: 'ru' },
  )
const links = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'))

describe('ArticleList', () => {
  it('links to its articles, whose headings are below that of the list', () => {
    expect(links(shown(), 'li > div a')).toEqual(['/ru/promotions', '/ru/tournaments'])
    expect(texts(shown(), 'h2')).toHaveLength(2)
    expect(texts(shown({}, { title: 'Новости' }), 'h2')).toEqual(['Новости'])
    expect(texts(shown({}, { title: 'Новости' }), 'h3')).toHaveLength(2)
  })

  it('has a link for each category and page, which keep the search', () => {
    const document = shown({ chosen: { category: 'news', q: 'два слова' }, page: 2, pages: 3 })
    expect(links(document, 'nav ul a')).toEqual([
      '/ru/help?q=%D0%B4%D0%B2%D0%B0+%D1%81%D0%BB%D0%BE%D0%B2%D0%B0',
      '/ru/help?category=news&q=%D0%B4%D0%B2%D0%B0+%D1%81%D0%BB%D0%BE%D0%B2%D0%B0',
      '/ru/help?category=payments&q=%D0%B4%D0%B2%D0%B0+%D1%81%D0%BB%D0%BE%D0%B2%D0%B0',
    ])
    expect(texts(document, '[aria-current]')).toEqual(['Новости'])
    expect(links(shown({ page: 2, pages: 3 }), 'a[rel]')).toEqual(['/ru/help', '/ru/help?page=3'])
  })

  it('searches by a form that keeps the category', () => {
    const form = shown({ chosen: { category: 'news', q: 'карта' } }).querySelector('form')
    expect(form?.getAttribute('action')).toBe('/ru/help')
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['category', 'news'],
      ['q', 'карта'],
    ])
  })

  it('says what is missing, and offers all articles after a search without a result', () => {
    const none = { items: [], total: 0, pages: 1 }
    expect(texts(shown(none), 'p')).toEqual(['Здесь пока ничего нет'])
    const searched = shown({ ...none, chosen: { q: 'x' } })
    expect(texts(searched, 'p')[0]).toBe('Ничего не нашлось')
    expect(links(searched, 'p ~ div a')).toEqual(['/ru/help'])
    // A row of another page is not there without articles.
    expect(shown(none, { title: 'Новости' }).body.childElementCount).toBe(0)
  })
})
