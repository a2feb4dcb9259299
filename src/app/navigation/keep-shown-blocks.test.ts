import { expect, test } from 'vitest'
import type { CompiledBlock, PageAnswer } from '../../../schemas/compiled.ts'
import { testPage, testState } from '../../../tests/support/page-answer.ts'
import { keepShownBlocks } from './keep-shown-blocks.ts'

const footer: CompiledBlock = { id: 'footer', type: 'SiteFooter', props: { text: 'x' }, static: true }
const keptFooter: CompiledBlock = { id: 'footer', type: 'SiteFooter', static: true }
const hero: CompiledBlock = { id: 'hero', type: 'Hero', props: { title: 'x' }, static: true }
const keptHero: CompiledBlock = { id: 'hero', type: 'Hero', static: true }

function answer(overrides: Partial<PageAnswer>, blocks: CompiledBlock[], below: CompiledBlock): PageAnswer {
  return testState({ page: testPage(blocks, { footer: [below] }), ...overrides }).answer
}

const shown = answer({}, [keptHero], keptFooter)

test('navigating to another page keeps the layout around it', () => {
  const next = keepShownBlocks(shown, answer({ path: '/rules' }, [hero], footer))
  expect(next.page.footer).toEqual([keptFooter])
  expect(next.page.blocks).toEqual([hero])
})

test('reloading the same page keeps all of it', () => {
  expect(keepShownBlocks(shown, answer({}, [hero], footer)).page.blocks).toEqual([keptHero])
})

test.each<[string, Partial<PageAnswer>]>([
  ['newer content', { contentVersion: 2 }],
  ['another language', { locale: 'ru' }],
])('keeps nothing with %s', (_, overrides) => {
  const next = answer(overrides, [hero], footer)
  expect(keepShownBlocks(shown, next)).toEqual(next)
})

test('keeps nothing in another layout', () => {
  const next = testState({ path: '/x', page: testPage([], { layout: 'game', footer: [footer] }) }).answer
  expect(keepShownBlocks(shown, next)).toEqual(next)
})
