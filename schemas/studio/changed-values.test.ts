import { expect, it } from 'vitest'
import { changedValues } from './changed-values.ts'

const block = (id: string, title: string) => ({
  id,
  type: 'Hero',
  props: { title: { uz: title, ru: title } },
})

it('lists the texts that changed, by the block that has them, whatever its position', () => {
  const before = { route: '/a', blocks: [block('one', 'Bir'), block('two', 'Ikki')] }
  const after = { route: '/a', blocks: [block('two', 'Ikki!'), block('one', 'Bir')] }
  expect(changedValues(before, after)).toEqual([
    { path: '/blocks/0/props/title/uz', block: 'Hero', before: 'Ikki', after: 'Ikki!' },
    { path: '/blocks/0/props/title/ru', block: 'Hero', before: 'Ikki', after: 'Ikki!' },
  ])
})

it('lists what was added and removed, and cuts what is too long', () => {
  const [removed, added] = changedValues(
    { items: ['a'], seo: { title: { ru: 'x' } } },
    { items: ['a', 'b'.repeat(2000)] },
  ).sort((left, right) => right.path.localeCompare(left.path))
  expect(removed).toEqual({ path: '/seo/title/ru', before: 'x' })
  expect(added?.path).toBe('/items/1')
  expect(added?.after).toHaveLength(1000)
})
