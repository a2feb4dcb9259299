import { expect, it } from 'vitest'
import type { DisplayedText } from '../../../../schemas/studio/canvas-messages.ts'
import type { BlockText } from './block-texts.ts'
import { boxAt, matchTexts } from './match-texts.ts'

const text = (name: string, key: string): BlockText => ({
  ...{ path: [name], name, text: key, key, format: 'plain', maxLength: undefined },
})
const look = {
  ...{ color: '', backgroundColor: '', fontFamily: '', fontSize: '', fontStyle: '', fontWeight: '' },
  ...{ letterSpacing: '', lineHeight: '', textAlign: '', textTransform: '' },
}
const place = (key: string, top: number, isVisible = true): DisplayedText => ({
  ...{ key, isVisible, top, left: 0, width: 100, height: 20, look },
})

const edited = (texts: BlockText[], displayed: DisplayedText[]) => {
  const { editable, ambiguous } = matchTexts(texts, displayed)
  return {
    editable: editable.map((each) => `${each.text.name} at ${each.displayed.top}`),
    ambiguous: ambiguous.map(({ top }) => top),
  }
}

it('connects a field with every visible place of its text, in the order of the page', () => {
  const places = [place('b', 0), place('a', 20), place('a', 40, false)]
  expect(edited([text('one', 'a'), text('two', 'b')], places)).toEqual({
    editable: ['two at 0', 'one at 20'],
    ambiguous: [],
  })
})

it('connects fields with the same text in their order, hidden places included', () => {
  const places = [place('a', 0, false), place('a', 20)]
  expect(edited([text('one', 'a'), text('two', 'a')], places).editable).toEqual(['two at 20'])
})

it('connects none of several fields with the same text if some are not displayed', () => {
  expect(edited([text('one', 'a'), text('two', 'a')], [place('a', 20)])).toEqual({
    editable: [],
    ambiguous: [20],
  })
})

it('finds the innermost box at a position', () => {
  const outer = { top: 0, left: 0, width: 100, height: 100 }
  const inner = { top: 10, left: 10, width: 20, height: 20 }
  const at = (x: number, y: number) => boxAt([outer, inner], (box) => box, { x, y })
  expect(at(15, 15)).toBe(inner)
  expect(at(50, 50)).toBe(outer)
  expect(at(150, 50)).toBeUndefined()
})
