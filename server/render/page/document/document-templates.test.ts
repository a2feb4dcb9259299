import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { HtmlPart } from '../../../../src/app/render/server-rendering.ts'
import { GzipParts, joinTexts } from '../../../http/gzip-parts.ts'
import { DocumentTemplates } from './document-templates.ts'

const long = 'x'.repeat(2000)
const template = { personalBlocks: new Set<string>() }

/** A document for a visitor; counts how many documents were made. */
function documents(sources: readonly unknown[] = []) {
  const templates = new DocumentTemplates()
  const count = { made: 0 }
  const fill = (name: string, state: string, from = sources) => {
    const parts: HtmlPart[] = [
      `<p>${long}`,
      { personal: name },
      `</p>${long}<script>`,
      { personal: state },
      '</script>',
    ]
    const make = () => {
      count.made += 1
      return { parts, styleHashes: [name] }
    }
    return templates.fill({ template, personal: [name, state], sources: from, make })
  }
  return { fill, count }
}

it('fills each gap with the texts of this visitor, whatever they contain', () => {
  const { fill, count } = documents()
  const gzip = new GzipParts(1_000_000)
  const names = [
    'Aziza',
    '',
    '</script>',
    '$& $1',
    '{"personal":"Aziza"}',
    'Оʻткир 😀',
    long,
    `</p>${long}<script>`,
  ]
  for (const name of [...names, ...names.toReversed()]) {
    const { parts } = fill(name, `{"name":"${name}"}`)
    const expected = `<p>${long}${name}</p>${long}<script>{"name":"${name}"}</script>`
    expect(joinTexts(parts).toString()).toBe(expected)
    expect(gunzipSync(gzip.encode(parts)).toString()).toBe(expected)
  }
  expect(count.made).toBe(1)
})

it('makes another document for personal HTML with other class names, which may need other styles', () => {
  const { fill, count } = documents()
  const standing = fill('<b class="standing">1</b>', 'class="other"')
  expect(fill('<b class="standing">2</b>', '').styleHashes).toBe(standing.styleHashes)
  expect(fill('<b class="button">1</b>', '').styleHashes).not.toBe(standing.styleHashes)
  expect(count.made).toBe(2)
})

it('makes the document again when one of its sources changes', () => {
  const config = { brand: 'Marquee' }
  const { fill, count } = documents([config])
  fill('a', '')
  fill('b', '')
  expect(count.made).toBe(1)
  fill('a', '', [{ ...config }])
  expect(count.made).toBe(2)
})
