import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { markup, texts } from '../../tests/support/markup.tsx'
import { examples } from './related-articles.examples.ts'
import { RelatedArticles } from './related-articles.tsx'

it('shows related articles below a heading, and nothing without any', () => {
  const { normal, empty } = examples
  const document = markup(<RelatedArticles {...bare} data={normal.data} />, { locale: 'ru' })
  expect(texts(document, 'h2, h3')).toEqual(['Читайте также', 'Как вывести деньги на Uzcard'])
  const none = markup(<RelatedArticles {...bare} data={empty.data} />)
  expect(none.body.childElementCount).toBe(0)
})
