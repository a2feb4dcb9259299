import { describe, expect, it } from 'vitest'
import { registry } from '../../../registry/index.ts'
import type { CommentThread } from '../../../schemas/studio/reviews.ts'
import { stepsOf } from '../json-path.ts'
import { blockAround, outlineOf } from '../outline/block-tree.ts'
import { placeAt, placesOf, pointerOf } from './review-places.ts'

const labels = { blockOf: (type: string) => type, slotOf: (name: string) => name }
const outline = (...ids: string[]) =>
  outlineOf(
    'page',
    { blocks: ids.map((id) => ({ id, type: 'Text', props: {} })) },
    { contracts: registry, labels },
  )
const lists = outline('intro', 'end')
const placeOf = (pointer: string) => blockAround(lists, stepsOf(pointer))?.path ?? null
const thread = (block: string | null, path: string, isResolved = false): CommentThread => {
  const by = { id: 1, name: 'Kamila', role: 'editor' } as const
  const at = '2026-03-01T07:00:00.000Z'
  return {
    id: 5,
    subject: { kind: 'page', key: 'home' },
    block,
    path,
    comments: [{ id: 5, by, at, text: 'Too long' }],
    resolved: isResolved ? { by, at } : null,
  }
}

describe('the place of a comment', () => {
  it('is within its block, or the document', () => {
    expect(placeAt('/blocks/1/props/text/ru', lists, placeOf)).toEqual({
      block: 'end',
      path: '/props/text/ru',
    })
    expect(placeAt('/blocks/1', lists, placeOf)).toEqual({ block: 'end', path: '' })
    expect(placeAt('/seo/title', lists, placeOf)).toEqual({ block: null, path: '/seo/title' })
  })

  it('moves with its block, and is nowhere without it', () => {
    const onEnd = thread('end', '/props/text/ru')
    expect(pointerOf(onEnd, outline('end', 'intro'))).toBe('/blocks/0/props/text/ru')
    expect(pointerOf(onEnd, outline('intro'))).toBeNull()
  })

  it('is marked at the block and at the field until it is resolved', () => {
    expect(placesOf([thread('end', '/props/text/ru')], lists)).toEqual({
      blocks: new Map([['/blocks/1', 1]]),
      fields: new Map([['field/blocks/1/props/text/ru', [5]]]),
    })
    expect(placesOf([thread('end', '', true)], lists).blocks.size).toBe(0)
  })
})
