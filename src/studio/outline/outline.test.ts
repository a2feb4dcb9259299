import { describe, expect, it } from 'vitest'
import { registry } from '../../../registry/index.ts'
import { sharedSectionType } from '../../../schemas/documents/blocks/shared-section.ts'
import { textBlock, smallRegistry } from '../../../tests/support/content/content-site.ts'
import { valueAt } from '../json-path.ts'
import {
  copyBlock,
  addBlock,
  canDrop,
  canTest,
  moveBlock,
  moveTarget,
  removeBlock,
  detachSection,
  sectionFrom,
  shareBlock,
  testBlock,
  toggleHidden,
  type Direction,
} from './block-changes.ts'
import { fieldLabels } from '../fields/labels/field-labels.ts'
import { allBlocks, allLists, blockAround, findBlock, outlineOf } from './block-tree.ts'

const panel = (id: string, ...content: unknown[]) => ({
  id,
  type: 'Panel',
  version: 1,
  props: {},
  slots: { content },
})
const unknown = {
  id: 'odd',
  type: 'Gone',
  version: 4,
  props: { kept: true },
  slots: { left: [textBlock('l')] },
}
const body = {
  route: '/rules',
  blocks: [textBlock('a'), panel('p', textBlock('b'), textBlock('c')), unknown, 'no block'],
}
const kinds = { contracts: smallRegistry, labels: fieldLabels('en') }
const outline = (of: unknown = body) => outlineOf('page', of, kinds)
const ids = (of: unknown) => allBlocks(outline(of)).map(({ id }) => id)

function block(id: string, of: unknown = body) {
  const found = allBlocks(outline(of)).find((each) => each.id === id)
  if (!found) throw new Error(`no block ${id}`)
  return found
}

/** Moves a block by keys as often as possible. */
function goes(id: string, direction: Direction, of: unknown = body): string[] {
  const place = moveTarget(direction, block(id, of), outline(of))
  if (!place) return []
  const moved = moveBlock(of, block(id, of).path, place)
  if (!moved) throw new Error('moved into itself')
  return [moved.path.join('/'), ...goes(id, direction, moved.body)]
}

describe('the outline of a document', () => {
  it('lists every block with its slots, empty ones included', () => {
    expect(ids(body)).toEqual(['a', 'p', 'b', 'c', 'odd', 'l', ''])
    const empty = { blocks: [{ ...panel('p'), slots: undefined }] }
    expect(allLists(outline(empty)).map(({ path, blocks }) => [path.join('/'), blocks.length])).toEqual([
      ['blocks', 1],
      ['blocks/0/slots/content', 0],
    ])
  })

  it('lists unknown blocks and values that are not blocks', () => {
    expect(block('odd')).toMatchObject({ type: 'Gone', contract: undefined })
    expect(findBlock(outline(), ['blocks', 3])).toMatchObject({ id: '', type: '' })
  })

  it('has lists for the header and footer of a layout, and none for documents without blocks', () => {
    const lists = outlineOf('layout', { header: [textBlock('a')], footer: [] }, kinds)
    expect(lists.map(({ name, blocks }) => [name, blocks.length])).toEqual([
      ['header', 1],
      ['footer', 0],
    ])
    expect(outlineOf('form', body, kinds)).toEqual([])
  })

  it('finds the block of an issue', () => {
    expect(blockAround(outline(), ['blocks', '1', 'slots', 'content', '0', 'props', 'words', 'ru'])?.id).toBe(
      'b',
    )
    expect(blockAround(outline(), ['seo', 'title'])).toBeUndefined()
  })
})

describe('a change of the outline', () => {
  it('adds a block with the example props of its contract and a free id', () => {
    const contract = smallRegistry.get('Text')
    if (!contract) throw new Error('no contract')
    const { body: changed, path } = addBlock(
      body,
      outline({ blocks: [textBlock('text')] }),
      { list: ['blocks', 1, 'slots', 'content'], index: 1 },
      contract,
    )
    expect(ids(changed)).toEqual(['a', 'p', 'b', 'text-2', 'c', 'odd', 'l', ''])
    expect(valueAt(changed, path)).toMatchObject({
      id: 'text-2',
      type: 'Text',
      version: 2,
      props: contract.examples.normal.props,
    })
  })

  it('adds a block without values if its example names what the site does not have', () => {
    const shared = registry.get(sharedSectionType)
    if (!shared) throw new Error('no contract')
    const { body: changed, path } = addBlock({ blocks: [] }, [], { list: ['blocks'], index: 0 }, shared)
    expect(valueAt(changed, path)).toMatchObject({ props: { section: '' } })
    expect(changed).not.toHaveProperty('samples')
  })

  it('copies a block with its slots, with new ids, after the original', () => {
    const copied = copyBlock(body, outline(), ['blocks', 1])
    expect(ids(copied.body)).toEqual(['a', 'p', 'b', 'c', 'p-2', 'b-2', 'c-2', 'odd', 'l', ''])
    expect(copied.path).toEqual(['blocks', 2])
    expect(ids(copyBlock(copied.body, outline(copied.body), ['blocks', 2]).body)).toContain('p-3')
  })

  it('hides a block and restores the original when it is shown again', () => {
    const hidden = toggleHidden(body, block('a'))
    expect(block('a', hidden).isHidden).toBe(true)
    expect(toggleHidden(hidden, block('a', hidden))).toEqual(body)
  })

  it('removes only the given block', () => {
    expect(ids(removeBlock(body, ['blocks', 1]))).toEqual(['a', 'odd', 'l', ''])
  })

  it('moves a block down within its list and adjusts the index', () => {
    const moved = moveBlock(body, ['blocks', 0], { list: ['blocks'], index: 2 })
    expect(ids(moved?.body)).toEqual(['p', 'b', 'c', 'a', 'odd', 'l', ''])
    expect(moved?.path).toEqual(['blocks', 1])
  })

  it('moves a block into a slot whose own path changes', () => {
    const moved = moveBlock(body, ['blocks', 0], { list: ['blocks', 1, 'slots', 'content'], index: 1 })
    expect(ids(moved?.body)).toEqual(['p', 'b', 'a', 'c', 'odd', 'l', ''])
    expect(moved?.path).toEqual(['blocks', 0, 'slots', 'content', 1])
  })

  it('does not move a block into itself', () => {
    expect(moveBlock(body, ['blocks', 1], { list: ['blocks', 1, 'slots', 'content'], index: 0 })).toBeNull()
  })

  it('moves unknown blocks unchanged', () => {
    const moved = moveBlock(body, ['blocks', 2], { list: ['blocks'], index: 0 })
    expect(valueAt(moved?.body, ['blocks', 0])).toBe(unknown)
  })
})

describe('keys', () => {
  it('move a block down to the end of its list and up to its start', () => {
    expect(goes('a', 'down')).toEqual(['blocks/1', 'blocks/2', 'blocks/3'])
    expect(goes('odd', 'up')).toEqual(['blocks/1', 'blocks/0'])
  })

  it('move a block out at the ends of its slot, and into the block above', () => {
    expect(goes('c', 'down')).toEqual(['blocks/2', 'blocks/3', 'blocks/4'])
    expect(goes('b', 'up')[0]).toBe('blocks/1')
    expect(goes('b', 'out')).toEqual(['blocks/2'])
    const roomy = { blocks: [panel('p', textBlock('b')), textBlock('a')] }
    expect(goes('a', 'in', roomy)).toEqual(['blocks/0/slots/content/1'])
  })

  it('move a block between the slots of its parent', () => {
    const contracts = new Map(smallRegistry)
    const contract = smallRegistry.get('Panel')
    if (!contract) throw new Error('no contract')
    contracts.set('Panel', {
      ...contract,
      slots: { first: { description: '' }, second: { description: '' } },
    })
    const split = {
      blocks: [{ ...panel('p'), slots: { first: [textBlock('a')], second: [textBlock('b')] } }],
    }
    const lists = outlineOf('page', split, { ...kinds, contracts })
    const [, a, b] = allBlocks(lists)
    if (!a || !b) throw new Error('no blocks')
    expect(moveTarget('down', a, lists)).toEqual({ list: ['blocks', 0, 'slots', 'second'], index: 0 })
    expect(moveTarget('up', b, lists)).toEqual({ list: ['blocks', 0, 'slots', 'first'], index: 1 })
  })

  it('do not move a block into a list that is full or does not allow its type', () => {
    // The panel allows two blocks, but no panels.
    expect(goes('odd', 'in')).toEqual([])
    const full = { blocks: [panel('p', textBlock('b'), textBlock('c')), textBlock('a')] }
    expect(goes('a', 'in', full)).toEqual([])
    const [, content] = allLists(outline(full))
    if (!content) throw new Error('no slot')
    expect(canDrop(block('a', full), content)).toBe(false)
    expect(canDrop(block('b', full), content)).toBe(true)
    expect(canDrop(block('p', full), content)).toBe(false)
  })
})

describe('an A/B test of a block', () => {
  const contract = { type: 'Experiment', version: 1 }

  it('has the block as variant A and a copy with new ids as variant B, which is selected', () => {
    const { body: next, path } = testBlock(body, outline(), block('p'), contract)
    expect(valueAt(next, ['blocks', 1, 'id'])).toMatch(/^test-[0-9a-f]{8}$/)
    expect(valueAt(next, ['blocks', 1])).toMatchObject({
      type: 'Experiment',
      props: { goal: 'click', shares: { a: 50, b: 50 } },
      slots: { a: [panel('p', textBlock('b'), textBlock('c'))], b: [{ id: 'p-2', type: 'Panel' }] },
    })
    expect(path.join('/')).toBe('blocks/1/slots/b/0')
    expect(new Set(ids(next)).size).toBe(ids(next).length)
  })

  it('never has the id of an earlier one, so that it does not go on with its counts', () => {
    const offered = smallRegistry.get('Experiment')
    if (!offered) throw new Error('no contract')
    const made = () => valueAt(testBlock(body, outline(), block('p'), contract).body, ['blocks', 1, 'id'])
    const { body: tested } = testBlock(body, outline(), block('p'), contract)
    const test = allBlocks(outline(tested)).find(({ type }) => type === 'Experiment')
    if (!test) throw new Error('no test')
    const copied = () => valueAt(copyBlock(tested, outline(tested), test.path).body, ['blocks', 2, 'id'])
    const added = () =>
      valueAt(addBlock(body, outline(), { list: ['blocks'], index: 0 }, offered).body, ['blocks', 0, 'id'])
    const given = [test.id, made(), made(), copied(), copied(), added(), added()]
    for (const id of given) expect(id).toMatch(/^test-[0-9a-f]{8}$/)
    expect(new Set(given).size).toBe(given.length)
  })

  it('is possible where lists allow it, and not within another test', () => {
    const { body: next } = testBlock(body, outline(), block('a'), contract)
    const possible = allLists(outline(next)).flatMap((list) =>
      list.blocks.filter((each) => canTest(each, list, outline(next))).map(({ id }) => id),
    )
    // The panel's slot allows other blocks only, and the others are unknown.
    expect(possible).toEqual(['p'])
  })
})

describe('a section', () => {
  const registry = { type: 'SharedSection', version: 1 }
  const heading = (title: string) => ({
    id: 'head',
    type: 'Section',
    version: 1,
    props: { title: { uz: title, ru: title } },
  })
  const period = { begins: '2026-01-01T00:00:00Z' }
  const page = { blocks: [heading('Oldin'), { ...heading('Kuz'), id: 'sale', period, lock: false }] }

  it('is made of a block, whose place keeps its period', () => {
    const sale = block('sale', page)
    expect(sectionFrom({ ...page, samples: { Kuz: true, Oldin: true } }, sale, ' Kuzgi aksiya ')).toEqual({
      title: { uz: 'Kuzgi aksiya', ru: 'Kuzgi aksiya' },
      blocks: [{ ...heading('Kuz'), id: 'sale', lock: false }],
      samples: { Kuz: true },
    })
    const shared = shareBlock(page, outline(page), sale, 'kuzgi-aksiya', registry)
    expect(valueAt(shared.body, ['blocks', 1])).toEqual({
      id: 'kuzgi-aksiya',
      type: 'SharedSection',
      version: 1,
      props: { section: 'kuzgi-aksiya' },
      period,
    })
  })

  it('is detached as copies with the texts and the period of its use, unless they have one already', () => {
    const texts = [{ at: 'head/title', text: { uz: 'Qish', ru: 'Зима' } }]
    const use = { id: 'use', type: 'SharedSection', version: 1, props: { section: 'kuz', texts }, period }
    const using = { blocks: [heading('Oldin'), use] }
    const detach = (blocks: ReturnType<typeof heading>[]) =>
      detachSection(using, outline(using), block('use', using), blocks)
    expect(valueAt(detach([heading('Kuz')])?.body, ['blocks', 1])).toEqual({
      ...heading(''),
      id: 'head-2',
      props: { title: { uz: 'Qish', ru: 'Зима' } },
      period,
    })
    expect(detach([{ ...heading('Kuz'), ...{ period } }])).toBeNull()
  })
})
