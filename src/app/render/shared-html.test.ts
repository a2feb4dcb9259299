import { expect, test } from 'vitest'
import type { BlockData, CompiledBlock } from '../../../schemas/compiled.ts'
import { sharedHtml, type HtmlSources } from './shared-html.ts'

const texts = {}
const games = { status: 'success' as const, data: { items: [] } }

/** Renders the HTML of blocks and records which were rendered. */
function run(blocks: CompiledBlock[], data: BlockData = {}, more: Partial<HtmlSources> = {}) {
  const made: string[] = []
  const html = sharedHtml(blocks, {
    data,
    isShown: () => true,
    surroundings: [texts],
    make: ({ id }) => {
      made.push(id)
      return `<p>${id}</p>`
    },
    ...more,
  })
  return { html, made }
}

const block = (id: string, more: Partial<CompiledBlock> = {}): CompiledBlock => ({
  id,
  type: 'GameRow',
  props: {},
  isShared: true,
  ...more,
})

test('renders a shared block on first use', () => {
  const row = block('row')
  expect(run([row], { row: { games } }).made).toEqual(['row'])
  const again = run([row], { row: { games } })
  expect(again.made).toEqual([])
  expect(again.html.get(row)).toBe('<p>row</p>')
})

test('another answer, other texts or another publication render it again', () => {
  const row = block('row')
  run([row], { row: { games } })
  expect(run([row], { row: { games: { ...games } } }).made).toEqual(['row'])
  expect(run([row], { row: { games } }, { surroundings: [{}] }).made).toEqual(['row'])
  expect(run([{ ...row }], { row: { games } }).made).toEqual(['row'])
})

test('an answer of a block in a slot counts, too', () => {
  const inner = block('inner')
  const outer = block('outer', { slots: { first: [inner] } })
  run([outer], { inner: { games } })
  expect(run([outer], { inner: { games } }).made).toEqual([])
  expect(run([outer], { inner: { games: { ...games } } }).made).toEqual(['outer'])
})

test('shares only the slots of a personal block', () => {
  const inner = block('inner')
  const personal: CompiledBlock = { id: 'outer', type: 'Section', props: {}, slots: { first: [inner] } }
  const { html } = run([personal])
  expect([...html.keys()]).toEqual([inner])
})

test('does not render a hidden block', () => {
  expect(run([block('hidden')], {}, { isShown: () => false }).made).toEqual([])
})

test('neither a hidden personal block nor its slots have shared HTML', () => {
  const inner = block('inner')
  const personal: CompiledBlock = { id: 'outer', type: 'Section', props: {}, slots: { first: [inner] } }
  const { html, made } = run([personal], {}, { isShown: ({ id }) => id !== 'outer' })
  expect([...html.keys()]).toEqual([])
  expect(made).toEqual([])
  expect(run([{ id: 'plain', type: 'Section', props: {} }]).made).toEqual([])
})

test('an additional answer or other text renders a block again', () => {
  const row = block('row')
  run([row], { row: { games } })
  expect(run([row], { row: { games, makers: games } }).made).toEqual(['row'])
  expect(run([row], { row: { games } }).made).toEqual(['row'])
  expect(run([row], { row: { games } }, { surroundings: [] }).made).toEqual(['row'])
})

test('answers of blocks in slots of slots count, and those of other blocks do not', () => {
  const deep = block('deep')
  const outer = block('outer', {
    slots: { first: [], second: [block('inner', { slots: { third: [deep] } })] },
  })
  run([outer], { deep: { games } })
  expect(run([outer], { deep: { games }, other: { games: { ...games } } }).made).toEqual([])
  expect(run([outer], { deep: { games: { ...games } } }).made).toEqual(['outer'])
})
