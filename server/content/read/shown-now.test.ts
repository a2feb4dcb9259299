import { describe, expect, it } from 'vitest'
import type { CompiledBlock, CompiledPage } from '../../../schemas/compiled.ts'
import { pageAt, popupAt, ShownNow } from './shown-now.ts'

const block = (id: string, more: Partial<CompiledBlock> = {}): CompiledBlock => ({
  id,
  type: 'Text',
  props: {},
  ...more,
})
const page = (blocks: CompiledBlock[], more: Partial<CompiledPage> = {}): CompiledPage => ({
  key: 'home',
  version: '1.1',
  layout: 'default',
  header: [],
  blocks,
  footer: [],
  query: [],
  seo: { title: 'Home' },
  maxAge: null,
  ...more,
})
const idsOf = (blocks: readonly CompiledBlock[]): unknown[] =>
  blocks.map(({ id, slots }) => (slots ? [id, ...Object.values(slots).map(idsOf)] : id))

describe('a block with a period', () => {
  const timed = page([block('a', { period: { begins: 10, ends: 20 } }), block('b')])

  it.each([
    [9, ['b'], 10],
    [10, ['a', 'b'], 20],
    [19, ['a', 'b'], 20],
    [20, ['b'], undefined],
  ])('is shown from its beginning to its end: at %d', (now, ids, changesAt) => {
    const shown = pageAt(timed, now)
    expect(idsOf(shown.blocks)).toEqual(ids)
    expect(shown.changesAt).toBe(changesAt)
  })

  it('is kept without a beginning or an end', () => {
    const open = page([block('early', { period: { ends: 5 } }), block('late', { period: { begins: 5 } })])
    expect(idsOf(pageAt(open, 4).blocks)).toEqual(['early'])
    expect(idsOf(pageAt(open, 5).blocks)).toEqual(['late'])
  })

  it('is found in slots, in header and footer, and in popups', () => {
    const inner = block('inner', { period: { begins: 10 } })
    const outer = () => block('outer', { slots: { content: [inner, block('other')] } })
    const around = page([outer()], { header: [inner], footer: [inner, block('end')] })
    expect(idsOf(pageAt(around, 1).blocks)).toEqual([['outer', ['other']]])
    expect(pageAt(around, 1)).toMatchObject({ header: [], footer: [{ id: 'end' }], changesAt: 10 })
    expect(idsOf(pageAt(around, 10).blocks)).toEqual([['outer', ['inner', 'other']]])
    const popup = {
      key: 'p',
      version: '1',
      title: '',
      showTitle: false,
      size: 'big' as const,
      preventClose: false,
      onClosed: [],
      blocks: [outer()],
    }
    expect(popupAt(popup, 1)).toMatchObject({
      blocks: [{ slots: { content: [{ id: 'other' }] } }],
      changesAt: 10,
    })
  })

  it('does not tell visitors its period', () => {
    expect(pageAt(timed, 15).blocks[0]).not.toHaveProperty('period')
  })

  it('leaves blocks without a period the same objects', () => {
    expect(pageAt(timed, 9).blocks[0]).toBe(timed.blocks[1])
    expect(pageAt(timed, 15).blocks[1]).toBe(timed.blocks[1])
  })
})

describe('a document as it is now', () => {
  it('stays the same object until a period begins or ends, even if the clock is set back', () => {
    let now = 1
    const pages = new ShownNow<CompiledPage>(() => now, pageAt)
    const timed = page([block('a', { period: { begins: 10 } })])
    const before = pages.of(timed)
    now = 9
    expect(pages.of(timed)).toBe(before)
    now = 10
    expect(idsOf(pages.of(timed).blocks)).toEqual(['a'])
    now = 9
    expect(idsOf(pages.of(timed).blocks)).toEqual([])
  })
})
