import { expect, it } from 'vitest'
import type { CompiledBlock } from '../../../schemas/compiled.ts'
import { testPage } from '../../../tests/support/page-answer.ts'
import { isEmptied, lacksIn, withoutAbsent } from './absent-blocks.ts'

const block = (id: string, optional = false, slots?: Record<string, CompiledBlock[]>): CompiledBlock => ({
  id,
  type: 'GameRow',
  props: {},
  load: { own: { call: 'jackpots.get', access: 'guest', params: {}, ...(optional && { optional: true }) } },
  ...(slots && { slots }),
})
const text: CompiledBlock = { id: 'text', type: 'RichText', props: {} }
const section = (...content: CompiledBlock[]): CompiledBlock => ({
  ...text,
  id: 'section',
  slots: { content },
})
const failed = (error: string, ...ids: string[]) =>
  Object.fromEntries(ids.map((id) => [id, { own: { status: 'error' as const, error } }]))
const absent = (...ids: string[]) => failed('MethodNotFoundException', ...ids)

const idsIn = (blocks: readonly CompiledBlock[]): string[] =>
  blocks.flatMap(({ id, slots = {} }) => [id, ...idsIn(Object.values(slots).flat())])
const left = (blocks: CompiledBlock[], data: ReturnType<typeof failed>) =>
  idsIn(withoutAbsent(testPage(blocks), data).blocks)

it('leaves out blocks whose calls the platform lacks, and what contains nothing else', () => {
  expect(left([text, block('a'), block('b')], absent('a'))).toEqual(['text', 'b'])
  expect(left([section(text, block('a'))], absent('a'))).toEqual(['section', 'text'])
  expect(left([text, section(block('a'), block('b'))], absent('a', 'b'))).toEqual(['text'])
})

it('keeps blocks that show the rest without the call, and those whose call failed', () => {
  expect(left([block('a', true)], absent('a'))).toEqual(['a'])
  expect(left([block('a')], failed('UnknownErrorException', 'a'))).toEqual(['a'])
})

it('is the same page for all visitors, so that they share what is derived from it', () => {
  const page = testPage([text, block('a')])
  expect(withoutAbsent(page, {})).toBe(page)
  expect(withoutAbsent(page, absent('a'))).toBe(withoutAbsent(page, absent('a')))
})

it('tells whether anything is left of a page', () => {
  expect(isEmptied([section(block('a'))], lacksIn(absent('a')))).toBe(true)
  expect(isEmptied([text, block('a')], lacksIn(absent('a')))).toBe(false)
  expect(isEmptied([], lacksIn({}))).toBe(false)
})
