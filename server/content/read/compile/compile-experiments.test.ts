import { expect, it } from 'vitest'
import type { Block } from '../../../../schemas/documents/blocks/block.ts'
import { smallRegistry } from '../../../../tests/support/content/content-site.ts'
import { compileBlocks } from './compile-blocks.ts'

const textBlock = (id: string): Block => ({ id, type: 'Text', version: 2, props: { words: { uz: id } } })
const shares = { a: 70, b: 30 }
const experiment = {
  id: 'test',
  type: 'Experiment',
  version: 1,
  props: { name: 'Cheaper banner', goal: 'deposit', shares },
  slots: { a: [textBlock('one')], b: [textBlock('two')] },
}
const compiled = (document?: { kind: 'page'; key: string }) =>
  compileBlocks([experiment], { locale: 'uz', registry: smallRegistry, ...(document && { document }) })[0]

it('keeps the name and the goal of an A/B test from visitors', () => {
  const block = compiled({ kind: 'page', key: 'rules' })
  expect(Object.keys(block?.props ?? {}).sort()).toEqual(['run', 'shares'])
  expect(block?.props?.['run']).toMatch(/^[0-9a-f]{12}$/)
  expect(Object.keys(block?.slots ?? {})).toEqual(['a', 'b'])
})

it('does not count an A/B test outside of a document', () => {
  expect(compiled()?.props).toEqual({ shares })
})
