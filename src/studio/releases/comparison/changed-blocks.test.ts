import { expect, it } from 'vitest'
import { changedBlocks } from './changed-blocks.ts'

const block = (id: string, text = id, inner: object[] = []) => ({
  id,
  type: 'RichText',
  version: 1,
  props: { text },
  ...(inner.length > 0 && { slots: { content: inner } }),
})
const page = (...blocks: object[]) => ({ route: '/rules', blocks })
const found = (before: object, after: object) =>
  changedBlocks('page', { ...before }, { ...after }).blocks.map(({ id, kind, near }) => [id, kind, near])

it('are in the order of the page, removed ones where they were', () => {
  const before = page(block('gone'), block('top'), block('left'), block('end'))
  const after = page(block('top', 'other'), block('new'), block('end'))
  expect(found(before, after)).toEqual([
    ['gone', 'removed', null],
    ['top', 'changed', null],
    ['left', 'removed', 'top'],
    ['new', 'added', 'top'],
  ])
})

it('are the innermost ones', () => {
  const before = page(block('outer', 'outer', [block('a'), block('b')]), block('end'))
  expect(
    found(before, page(block('outer', 'outer', [block('a'), block('b', 'other')]), block('end'))),
  ).toEqual([['b', 'changed', 'a']])
  expect(found(before, page(block('outer', 'outer', [block('b')]), block('end')))).toEqual([
    ['a', 'removed', 'outer'],
  ])
})

it('include the only blocks of a slot', () => {
  const empty = page(block('outer'))
  const full = page(block('outer', 'outer', [block('a')]))
  expect(found(empty, full)).toEqual([['outer', 'changed', null]])
})

it('include moved blocks, also those moved into another one', () => {
  const before = page(block('outer', 'outer', [block('a')]), block('b'), block('c'))
  expect(found(before, page(block('c'), block('outer', 'outer', [block('a')]), block('b')))).toEqual([
    ['c', 'moved', null],
  ])
  expect(found(before, page(block('outer', 'outer', [block('a'), block('b')]), block('c')))).toEqual([
    ['b', 'moved', 'a'],
  ])
})

it('are all blocks of a new document', () => {
  expect(found({}, page(block('a'), block('b')))).toEqual([
    ['a', 'added', null],
    ['b', 'added', null],
  ])
})

it('leave out changes outside of blocks, which are counted', () => {
  const before = page(block('a'))
  const { blocks, others } = changedBlocks('page', before, { ...before, route: '/other' })
  expect(blocks).toEqual([])
  expect(others).toBe(1)
  expect(changedBlocks('settings', { name: 'A' }, { name: 'B' })).toEqual({ blocks: [], others: 1 })
})
