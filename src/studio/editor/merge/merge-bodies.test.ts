import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeBodies } from './merge-bodies.ts'

const block = (id: string, text: string, more: object = {}) => ({
  id,
  type: 'RichText',
  props: { text: { uz: text, ru: `${text}-ru` } },
  ...more,
})
const page = (...blocks: unknown[]) => ({ route: '/a', blocks })
const [one, two, three] = [block('one', '1'), block('two', '2'), block('three', '3')]
const base = page(one, two, three)
const merged = (mine: Record<string, unknown>, theirs: Record<string, unknown>) =>
  mergeBodies({ base, mine, theirs })

describe('two edits of a document', () => {
  test('are both kept in different fields', () => {
    expect(merged({ ...base, route: '/b' }, { ...base, layout: 'game' })).toEqual({
      body: { ...base, route: '/b', layout: 'game' },
      conflicts: [],
    })
  })

  test('are both kept in the languages of one text', () => {
    const mine = page({ ...one, props: { text: { uz: 'mine', ru: '1-ru' } } }, two, three)
    const theirs = page({ ...one, props: { text: { uz: '1', ru: 'theirs' } } }, two, three)
    expect(merged(mine, theirs)).toEqual({
      body: page({ ...one, props: { text: { uz: 'mine', ru: 'theirs' } } }, two, three),
      conflicts: [],
    })
  })

  test('conflict in the same field, where the own one stays unless the other is chosen', () => {
    const mine = page(block('one', 'mine'), two, three)
    const theirs = page(three, block('one', 'theirs'), two)
    const { conflicts } = merged(mine, theirs)
    expect(conflicts.map(({ key, path, ...values }) => [key, path.join('/'), values])).toEqual([
      [
        '/blocks/[one]/props/text/uz',
        'blocks/0/props/text/uz',
        { base: '1', mine: 'mine', theirs: 'theirs' },
      ],
      [
        '/blocks/[one]/props/text/ru',
        'blocks/0/props/text/ru',
        { base: '1-ru', mine: 'mine-ru', theirs: 'theirs-ru' },
      ],
    ])
    const [first] = conflicts
    const { body } = mergeBodies({ base, mine, theirs }, new Set([first?.key ?? '']))
    const both = { ...one, props: { text: { uz: 'theirs', ru: 'mine-ru' } } }
    expect(body).toEqual(page(three, both, two))
  })

  test('of which one moves and adds rows, and the other edits and adds some', () => {
    const mine = page(three, one, block('new', 'n'), two)
    const theirs = page(one, block('two', 'edited'), block('last', 'l'), three)
    expect(merged(mine, theirs)).toEqual({
      body: page(three, one, block('new', 'n'), block('two', 'edited'), block('last', 'l')),
      conflicts: [],
    })
  })

  test('of which one removes a row that the other leaves alone', () => {
    expect(merged(page(one, three), page(block('one', 'x'), two, three)).body).toEqual(
      page(block('one', 'x'), three),
    )
  })

  test('conflict about a row that one removes and the other edits', () => {
    const theirs = page(one, block('two', 'edited'), three)
    const { body, conflicts } = merged(page(one, three), theirs)
    expect(body).toEqual(page(one, three))
    expect(conflicts).toMatchObject([{ key: '/blocks/[two]', path: ['blocks', 1], mine: undefined }])
    expect(mergeBodies({ base, mine: page(one, three), theirs }, new Set(['/blocks/[two]'])).body).toEqual(
      theirs,
    )
  })

  test('both add a block with the same id, of which the own one gets another', () => {
    const { body, conflicts } = merged(
      page(one, two, three, block('text', 'mine')),
      page(block('text', 'theirs'), one, two, three),
    )
    expect(conflicts).toEqual([])
    expect(body).toEqual(page(one, two, three, block('text', 'theirs'), block('text-2', 'mine')))
  })

  test('conflict about the whole list if both move rows in other ways', () => {
    const { conflicts } = merged(page(two, one, three), page(one, three, two))
    expect(conflicts.map(({ key }) => key)).toEqual(['/blocks'])
  })

  test('conflict about a block that one replaces with another type', () => {
    const mine = page({ id: 'one', type: 'Banner', props: {} }, two, three)
    expect(merged(mine, page(block('one', 'x'), two, three)).conflicts.map(({ key }) => key)).toEqual([
      '/blocks/[one]',
    ])
  })

  test('are merged by position in lists without ids, unless rows were added or moved', () => {
    const before = { rows: [{ text: 'a' }, { text: 'b' }] }
    const mine = { rows: [{ text: 'mine' }, { text: 'b' }] }
    expect(
      mergeBodies({ base: before, mine, theirs: { rows: [{ text: 'a' }, { text: 'theirs' }] } }),
    ).toEqual({
      body: { rows: [{ text: 'mine' }, { text: 'theirs' }] },
      conflicts: [],
    })
    const moved = { rows: [{ text: 'b' }, { text: 'a' }] }
    expect(mergeBodies({ base: before, mine, theirs: moved }).conflicts.map(({ key }) => key)).toEqual([
      '/rows',
    ])
  })
})

const Json = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, fc.constantFrom('a', 'b', 1, true), tie('object'), tie('rows')),
  object: fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('value')),
  rows: fc.uniqueArray(fc.record({ id: fc.constantFrom('r', 's', 't'), field: tie('value') }), {
    selector: (row) => row.id,
    maxLength: 3,
  }),
}))
const Body = fc.dictionary(fc.constantFrom('p', 'q', 'r'), Json.value, { minKeys: 1 })

test('what only one has changed is never lost, whatever it is', () => {
  fc.assert(
    fc.property(Body, Body, (before, after) => {
      expect(mergeBodies({ base: before, mine: after, theirs: before })).toEqual({
        body: after,
        conflicts: [],
      })
      expect(mergeBodies({ base: before, mine: before, theirs: after })).toEqual({
        body: after,
        conflicts: [],
      })
      expect(mergeBodies({ base: before, mine: after, theirs: after })).toEqual({
        body: after,
        conflicts: [],
      })
    }),
  )
})
