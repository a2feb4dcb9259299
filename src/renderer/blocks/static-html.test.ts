import { expect, test } from 'vitest'
import type { CompiledBlock } from '../../../schemas/compiled.ts'
import { isStaticHtml, renderedTypes, withoutStaticProps } from './static-html.ts'

const text: CompiledBlock = { id: 'text', type: 'RichText', props: { text: 'long' }, static: true }
const row: CompiledBlock = { id: 'row', type: 'GameRow', props: { count: 18 } }
const byAddress: CompiledBlock = { ...text, id: 'flag', when: { all: [{ fact: 'query', key: 'tab' }] } }
const section = (...content: CompiledBlock[]): CompiledBlock => ({
  id: 'section',
  type: 'Section',
  props: { title: 'T' },
  slots: { content },
  ...(content.every((block) => block.static) && { static: true }),
})

test.each<[string, CompiledBlock, boolean]>([
  ['a static block', text, true],
  ['an interactive block', row, false],
  ['one that the address shows or hides', byAddress, false],
  ['one with such a block inside', section(text, byAddress), false],
  ['one that failed on the server', { ...text, failed: true }, false],
  ['one of an unknown type', { ...text, unknown: 'no such type' }, false],
])('%s keeps its HTML: %s', (_, block, expected) => {
  expect(isStaticHtml(block)).toBe(expected)
})

test('sends a static block without props and slots, but with its condition', () => {
  const when = { all: [{ fact: 'user', is: 'guest' } as const] }
  expect(withoutStaticProps({ ...section(text), when })).toEqual({
    id: 'section',
    type: 'Section',
    static: true,
    when,
  })
})

test('omits only static blocks inside an interactive one', () => {
  const { slots } = withoutStaticProps(section(text, row))
  expect(slots?.content).toEqual([{ id: 'text', type: 'RichText', static: true }, row])
})

test('requires code for rendered blocks, not for static or unknown ones', () => {
  const unknown: CompiledBlock = { id: 'x', type: 'Gone', props: {}, unknown: 'gone' }
  expect(renderedTypes([withoutStaticProps(section(text, row)), unknown])).toEqual(['Section', 'GameRow'])
})
