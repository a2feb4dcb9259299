import { describe, expect, it } from 'vitest'
import { changesBetween } from './diff.ts'

const block = (id: string, title: string) => ({ id, type: 'Text', props: { title: { uz: title } } })
const before = { route: '/a', layout: 'default', blocks: [block('one', 'Bir'), block('two', 'Ikki')] }

describe('the changes between two bodies', () => {
  it('are none if they are equal', () => {
    expect(changesBetween(before, structuredClone(before))).toEqual([])
  })

  it('name each changed, added and removed field', () => {
    const after = { route: '/b', blocks: before.blocks, seo: { noindex: true } }
    expect(changesBetween(before, after)).toEqual([
      { path: ['route'], kind: 'changed', before: '/a', after: '/b' },
      { path: ['layout'], kind: 'removed', before: 'default' },
      { path: ['seo'], kind: 'added', after: { noindex: true } },
    ])
  })

  it('follow rows with an id through a list: edited, added, removed and moved ones', () => {
    const [one = null, two = null] = before.blocks
    expect(
      changesBetween(before, { ...before, blocks: [block('zero', 'Nol'), block('one', 'Yangi'), two] }),
    ).toEqual([
      { path: ['blocks', 0], kind: 'added', after: block('zero', 'Nol') },
      { path: ['blocks', 1, 'props', 'title', 'uz'], kind: 'changed', before: 'Bir', after: 'Yangi' },
    ])
    expect(changesBetween(before, { ...before, blocks: [two] })).toEqual([
      { path: ['blocks', 0], kind: 'removed', before: one },
    ])
    expect(changesBetween(before, { ...before, blocks: [two, one] })).toMatchObject([
      { kind: 'moved', path: ['blocks', expect.any(Number)] },
    ])
  })

  it('compare rows without an id by their position, and values by themselves', () => {
    const items = (...titles: string[]) => ({ items: titles.map((title) => ({ title })), tags: titles })
    expect(changesBetween(items('a', 'b'), items('a', 'c'))).toEqual([
      { path: ['items', 1, 'title'], kind: 'changed', before: 'b', after: 'c' },
      { path: ['tags', 1], kind: 'added', after: 'c' },
      { path: ['tags', 1], kind: 'removed', before: 'b' },
    ])
  })

  it('of a new document are its fields', () => {
    expect(changesBetween({}, { route: '/a' })).toEqual([{ path: ['route'], kind: 'added', after: '/a' }])
  })
})
