import { expect, it } from 'vitest'
import { templates } from './templates.ts'
import { withTitle } from './with-title.ts'

const pages = templates
  .filter(({ kind }) => kind === 'page')
  .map((template) => [template.id, template] as const)

it.each(pages)('a typed name is the title and the first headline of %s, in one language', async (_, page) => {
  const body = await page.bodyFor('spring')
  const named = withTitle(body, 'Новая весна', 'ru')
  expect(named['seo']).toMatchObject({ title: { ru: 'Новая весна' } })
  const texts = JSON.stringify(named).match(/Новая весна/g)
  expect(texts).toHaveLength(2)
  // Only texts in Russian have changed.
  const inUzbek = (value: unknown) => JSON.stringify(value).match(/"uz":"[^"]*"/g)
  expect(inUzbek(named)).toEqual(inUzbek(body))
})

it('a page without a headline has the title alone', () => {
  const body = { seo: { title: { uz: 'Sahifa' } }, blocks: [{ type: 'Picture', props: {} }] }
  expect(withTitle(body, 'Bahor', 'uz')).toEqual({ ...body, seo: { title: { uz: 'Bahor' } } })
})

it('an article has a title of its own, and begins with the present', async () => {
  const article = templates.find(({ id }) => id === 'article-news')
  const named = withTitle((await article?.bodyFor('kubok')) ?? {}, 'Кубок', 'ru')
  expect(named).toMatchObject({ route: '/news/kubok', title: { ru: 'Кубок' } })
  expect(named).not.toHaveProperty('seo')
  expect(Date.now() - Date.parse(String(named['date']))).toBeLessThan(60_000)
  expect(article?.addressFor?.('kubok')).toBe('/news/kubok')
})
