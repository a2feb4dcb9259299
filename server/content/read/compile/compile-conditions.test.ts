import { expect, it } from 'vitest'
import { Layout, Page } from '../../../../schemas/documents/page.ts'
import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import { document, page, smallRegistry, textBlock } from '../../../../tests/support/content/content-site.ts'
import { trusted } from '../../model/contracts.ts'
import { compilePage } from './compile-page.ts'

const gold = { ...textBlock('gold'), when: { any: [{ fact: 'level', atLeast: 3 }] } }
const panel = (...content: unknown[]) => ({
  id: 'panel',
  type: 'Panel',
  version: 1,
  props: {},
  slots: { content },
})

function compile(source: StoredDocument, footer: unknown[] = []) {
  const layout = document('layout', 'default', { header: [], footer })
  return compilePage(
    { key: source.key, version: 1, body: trusted(Page, source.body, 'page') },
    { key: 'default', version: 1, body: trusted(Layout, layout.body, 'layout') },
    { locale: 'uz', registry: smallRegistry },
  )
}

it('marks blocks whose pictures some devices never show, with all in their slots', () => {
  const forPhones = { ...panel({ ...textBlock('in') }), when: { any: [{ fact: 'device', is: 'phone' }] } }
  const [limited, free] = compile(page('rules', { blocks: [forPhones, textBlock('free')] })).blocks
  expect([limited, limited?.slots?.['content']?.[0], free].map((block) => block?.isByDevice)).toEqual([
    true,
    true,
    undefined,
  ])
})

it('a page knows whether a block in it or in its layout asks for the level', () => {
  const needs = (block: object) => compile(page('rules', { blocks: [block] })).needsLevel
  expect(needs(gold)).toBe(true)
  expect(needs(panel(gold))).toBe(true)
  expect(compile(page('rules', { blocks: [] }), [gold]).needsLevel).toBe(true)
  expect(needs(textBlock('for-all'))).toBeUndefined()
})

it('a page knows for which countries and tags its blocks ask', () => {
  const when = (...facts: object[]) => ({ ...textBlock(`b${facts.length}`), when: { any: facts } })
  const country = { fact: 'country', in: ['UZ', 'KZ'] }
  const asked = compile(
    page('rules', {
      blocks: [
        panel(when(country)),
        when({ fact: 'tag', is: 'vip' }, { fact: 'tag', is: 'new' }),
        when({ fact: 'tag', is: 'vip' }, country, country),
      ],
    }),
  )
  expect([asked.countries, asked.tags]).toEqual([
    ['KZ', 'UZ'],
    ['new', 'vip'],
  ])
  const plain = compile(page('rules', { blocks: [textBlock('a')] }))
  expect([plain.countries, plain.tags]).toEqual([undefined, undefined])
})

it('a page knows for how new a player its blocks ask', () => {
  const when = (withinDays: number) => ({
    ...textBlock(`b${withinDays}`),
    when: { any: [{ fact: 'registered', withinDays }] },
  })
  expect(compile(page('rules', { blocks: [panel(when(30)), when(7), when(30)] })).newWithin).toEqual([7, 30])
  expect(compile(page('rules', { blocks: [textBlock('a')] })).newWithin).toBeUndefined()
})

it('a page knows for which campaigns its blocks and those of its layout ask, whatever the capitals', () => {
  const when = (is: string) => ({ ...textBlock(`b${is.length}`), when: { not: [{ fact: 'campaign', is }] } })
  const source = page('rules', { blocks: [panel(when('Spring')), when('spring')] })
  expect(compile(source, [when('autumn_26')]).campaigns).toEqual(['autumn_26', 'spring'])
  expect(compile(page('rules', { blocks: [textBlock('a')] })).campaigns).toBeUndefined()
})
