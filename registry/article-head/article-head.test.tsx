import { describe, expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { markup, texts } from '../../tests/support/markup.tsx'
import { ArticleHead } from './article-head.tsx'
import { examples } from './article-head.examples.ts'

type Props = Parameters<typeof ArticleHead>[0]['props']
const props = { title: 'Выплаты', lead: 'Коротко', date: '2026-11-20T21:00:00Z' }

const shown = (more: Partial<Props> = {}, data: Parameters<typeof ArticleHead>[0]['data'] = {}) =>
  markup(<ArticleHead {...bare} props={{ ...props, ...more }} data={data} />, { locale: 'ru' })

describe('ArticleHead', () => {
  it('shows what the article has, with its day in the time zone of the site', () => {
    const document = shown({ author: 'Marra', cover: { picture: '/art/scenes/cashback.svg', alt: 'Карта' } })
    expect(texts(document, 'h1')).toEqual(['Выплаты'])
    expect(document.querySelector('time')?.textContent).toContain('21.11.2026')
    expect(document.body.textContent).toContain('Marra')
    expect(document.querySelector('img')?.getAttribute('alt')).toBe('Карта')
    expect(shown({ isTimeless: true }).querySelector('time')).toBeNull()
  })

  it('leads back to its list, and to those of its category and tags', () => {
    const links = [...shown({}, examples.normal.data).querySelectorAll('a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/ru/promotions',
      '/ru/promotions?category=payments',
      '/ru/promotions?tag=humo',
    ])
  })

  it('has a table of contents of a long article', () => {
    const links = [...shown({}, examples.contents.data).querySelectorAll('ol a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#сроки',
      '#лимиты',
      '#если-деньги-не-пришли',
    ])
  })
})
