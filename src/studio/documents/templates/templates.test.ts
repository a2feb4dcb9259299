import { expect, it } from 'vitest'
import { blankTemplate, templates } from './templates.ts'

it('names themes as lists do, not by their key', async () => {
  const themes = templates.filter(({ kind }) => kind === 'theme')
  expect(themes.map(({ name }) => name)).toEqual(['Marra', 'Indigo', 'Ivory'])
  expect(await themes[1]?.bodyFor('mine')).toMatchObject({ name: 'Indigo' })
})

it('offers the required fields of a kind that has no template', async () => {
  expect(await blankTemplate('redirects').bodyFor('mine')).toEqual({ items: [] })
})
