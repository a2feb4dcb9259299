import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { StudioError } from '../../../../schemas/studio/errors.ts'
import type { TextFormat } from '../../../../schemas/studio/translations.ts'
import { canonicalText, textOf } from '../inline-codes.ts'
import { readXliff } from './xliff-reader.ts'
import { definitionOf, builtInLocales } from '../../../../schemas/locale.ts'
import { writeXliff, type WrittenUnit } from './xliff-writer.ts'

const languages = { from: definitionOf(builtInLocales, 'uz'), to: definitionOf(builtInLocales, 'ru') }

const unit = (source: string, target: string, format: TextFormat = 'plain'): WrittenUnit => ({
  place: '/blocks/[a"b]/props/text',
  source,
  target,
  format,
  state: 'done',
})
const write = (...units: WrittenUnit[]) => writeXliff([{ name: 'page/home', units }], languages)

function readTexts(xliff: string, format: TextFormat) {
  const units = readXliff(xliff).files.flatMap((file) => file.units)
  return units.map(({ place, source, target, fault }) => ({
    place,
    source: textOf(source, format),
    target: textOf(target, format),
    fault,
  }))
}

function faultOf(xliff: string): unknown {
  try {
    return readXliff(xliff)
  } catch (error) {
    return error instanceof StudioError ? [error.type, error.message] : error
  }
}

const words = fc.string({ unit: 'binary', maxLength: 30 })
const inline = fc.letrec<{ markup: string }>((tie) => ({
  markup: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    words.map((text) => text.replaceAll(/[<>&]/g, (sign) => ({ '<': '&lt;', '>': '&gt;' })[sign] ?? '&amp;')),
    fc
      .tuple(fc.constantFrom('strong', 'em', 'p', 'li', 'h2', 'a'), fc.array(tie('markup'), { maxLength: 3 }))
      .map(
        ([tag, inner]) =>
          `<${tag}${tag === 'a' ? ' href="/rules?a=1&amp;b=2"' : ''}>${inner.join('')}</${tag}>`,
      ),
    fc.constant('<br>'),
  ),
})).markup
const texts: fc.Arbitrary<[string, TextFormat]> = fc.oneof(
  fc.tuple(words, fc.constant<TextFormat>('plain')),
  fc.tuple(
    fc.tuple(words, words).map(([left, right]) => `${left}{{count}}${right}$t(common.close) $$max$$`),
    fc.constant<TextFormat>('plain'),
  ),
  fc.tuple(
    fc.array(inline, { maxLength: 4 }).map((parts) => parts.join('')),
    fc.constant<TextFormat>('rich-text'),
  ),
)

test('a text that is exported and read again is the same, with its markup and placeholders', () => {
  fc.assert(
    fc.property(texts, texts, ([source, format], [other, otherFormat]) => {
      const target = otherFormat === format ? other : source
      const [read] = readTexts(write(unit(source, target, format)), format)
      expect(read).toEqual({
        place: '/blocks/[a"b]/props/text',
        source: remainsOf(source, format),
        target: remainsOf(target, format),
        fault: null,
      })
      expect(canonicalText(read?.target ?? '', format)).toBe(canonicalText(target, format))
    }),
    { numRuns: 400 },
  )
})

test('placeholders are codes, which translators do not change by accident', () => {
  expect(write(unit('{{count}} $$max$$ $t(a.b)', ''))).toContain(
    '<source><ph id="1">{{count}}</ph> <ph id="2">$$max$$</ph> <ph id="3">$t(a.b)</ph></source>',
  )
})

/** What is left of a text that XML cannot contain. */
const remainsOf = (text: string, format: TextFormat) => {
  const [read] = readTexts(write(unit(text, text, format)), format)
  return read?.source
}

describe('a file from a program of translators', () => {
  const source = '<p>Oʻqing: <a href="/rules">qoidalar</a><br />va <strong>oʻynang</strong></p>'
  const file = write(unit(source, source, 'rich-text'))

  test('may lack types and links of elements, which are then those of the source', () => {
    const bare = file.replace(/(<target.*<\/target>)/s, (target) =>
      target.replaceAll(/ (ctype|html:href)="[^"]*"/g, ''),
    )
    expect(bare).not.toBe(file)
    expect(readTexts(bare, 'rich-text')).toMatchObject([{ target: source, fault: null }])
  })

  test('keeps pictures, videos, and the cells that span columns', () => {
    const picture = `<img src="/media/${'a'.repeat(32)}-80x40.png" alt="&quot;x&quot;" />`
    const video = '<iframe src="https://video.example/1?a=1&amp;b=2" title="Film"></iframe>'
    const text = `${picture}${video}<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>`
    expect(readTexts(write(unit(text, text, 'rich-text')), 'rich-text')).toMatchObject([
      { source: text, target: text },
    ])
  })

  test('may split texts into segments, and have notes and suggestions', () => {
    const split = file
      .replace(/<target[^>]*>(.*)<\/target>/s, '<target><mrk mtype="seg" mid="1">$1</mrk></target>')
      .replace('</source>', '</source><seg-source><mrk mtype="seg">Boshqa</mrk></seg-source>')
      .replace(
        '</trans-unit>',
        '<alt-trans><target>Другой</target></alt-trans><note>Izoh</note></trans-unit>',
      )
    expect(readTexts(split, 'rich-text')).toMatchObject([{ source, target: source }])
  })

  test('has text in CDATA sections and in another order of attributes', () => {
    const [read] = readTexts(write(unit('Salom', 'x')).replace('>x<', '><![CDATA[a < b]]><'), 'plain')
    expect(read?.target).toBe('a < b')
  })

  test('is read up to codes that are unknown here', () => {
    const strange = file.replace(/<target[^>]*>/, '<target><bpt id="9">x</bpt>')
    expect(readTexts(strange, 'rich-text')[0]?.fault).toMatchObject({ values: ['bpt'] })
  })

  test.each([
    ['a document type', file.replace('<xliff', '<!DOCTYPE x [<!ENTITY a "b">]><xliff'), /document type/],
    ['entities of its own', file.replace('<target', '<target>&a;</target><target'), /damaged in line 7/],
    ['a damaged end', file.slice(0, -20), /damaged in line/],
    ['another format', '<html></html>', /no file in the format XLIFF/],
    ['another version', file.replace('document:1.2', 'document:2.0'), /no file in the format XLIFF/],
    ['nothing', ' ', /damaged|no texts/],
    ['a language that the site lacks', file.replace('ru-RU', 'de-DE'), /does not have the two languages/],
    ['too many levels', file.replace('<target', `${'<g>'.repeat(100)}<target`), /too many elements/],
  ])('with %s is rejected with a reason', (_name, xliff, reason) => {
    expect(faultOf(xliff)).toEqual(['InvalidParameters', expect.stringMatching(reason)])
  })
})
