import { expect, it } from 'vitest'
import type { CompiledBlock } from '../../../schemas/compiled.ts'
import type { LoadResult } from '../../../schemas/component.ts'
import { lacksSubject, subjectOf } from './subject.ts'

const block = (at: string): CompiledBlock => ({
  id: 'details',
  type: 'Details',
  props: {},
  load: { item: { call: 'games.get', params: {}, access: 'guest', subject: { route: 'id', at } } },
})
const found = (data: unknown): LoadResult => ({ status: 'success', data })

it.each([
  ['in a list', 'items.id', found({ items: [{ id: 7 }] }), false],
  ['in another list', 'items.id', found({ items: [{ id: 8 }] }), true],
  ['in an empty list', 'items.id', found({ items: [] }), true],
  ['in lists of lists', 'items.parts.id', found({ items: [{ parts: [] }, { parts: [{ id: 7 }] }] }), false],
  ['as the answer itself', 'sysname', found({ sysname: '7' }), false],
  [
    'with an id that the platform rejects',
    'items.id',
    { status: 'error', error: 'InvalidParameterException' },
    true,
  ],
  [
    'of a platform that fails',
    'items.id',
    { status: 'error', error: 'ApplicationUnavailableException' },
    false,
  ],
] as const)('looks for the item %s', (_where, at, result, isLacking) => {
  expect(lacksSubject([block(at)], { details: { item: result } }, { id: '7' })).toBe(isLacking)
  const section: CompiledBlock = { id: 's', type: 'Section', props: {}, slots: { content: [block(at)] } }
  expect(lacksSubject([section], { details: { item: result } }, { id: '7' })).toBe(isLacking)
})

it('ignores blocks without a subject, and loads that did not run', () => {
  expect(lacksSubject([{ id: 'a', type: 'Text', props: {} }, block('items.id')], {}, { id: '7' })).toBe(false)
})

it('looks for the item in all blocks of the page, and only for parameters that its route has', () => {
  const other: CompiledBlock = { ...block('items.id'), id: 'other' }
  const data = { details: { item: found({ items: [] }) }, other: { item: found({ items: [{ id: 7 }] }) } }
  expect(lacksSubject([block('items.id'), other], data, { id: '7' })).toBe(false)
  expect(lacksSubject([block('items.id'), other], data, { id: '8' })).toBe(true)
  expect(lacksSubject([block('items.id')], data, {})).toBe(false)
})

it('finds the item that a page is about, and the record that contains it', () => {
  const part = { id: 7 }
  const whole = { parts: [{ id: 6 }, part] }
  const data = { details: { item: found({ items: [{ parts: [] }, whole] }) } }
  expect(subjectOf([block('items.parts.id')], data, { id: '7' })).toEqual({
    call: 'games.get',
    item: part,
    parent: whole,
  })
  expect(subjectOf([block('items.parts.id')], data, { id: '8' })).toBeUndefined()
  expect(subjectOf([block('items.parts.id')], {}, { id: '7' })).toBeUndefined()
})
