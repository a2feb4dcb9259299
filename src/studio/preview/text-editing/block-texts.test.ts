// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { hero } from '../../../../registry/hero/hero.schema.ts'
import { richText } from '../../../../registry/rich-text/rich-text.schema.ts'
import { blockTexts } from './block-texts.ts'

const uz = (text: string) => ({ uz: text, ru: `${text} (ru)` })

it('are the texts of one language, with their paths and limits', () => {
  const slide = { headline: uz('Salom'), terms: uz('Shartlar'), buttons: [], scene: 'wheel' }
  expect(blockTexts(hero.props, { slides: [slide] }, 'ru')).toEqual([
    expect.objectContaining({
      path: ['slides', 0, 'headline', 'ru'],
      name: 'headline',
      text: 'Salom (ru)',
      format: 'plain',
      maxLength: 56,
    }),
    expect.objectContaining({ path: ['slides', 0, 'terms', 'ru'], text: 'Shartlar (ru)' }),
  ])
})

it('are found by their content, whatever their spaces and markup', () => {
  const text = uz('<p>Birinchi\u00a0<strong>qator</strong></p><p>&amp; ikkinchi</p>')
  expect(blockTexts(richText.props, { text }, 'uz')).toMatchObject([
    { format: 'rich-text', key: 'Birinchiqator&ikkinchi' },
  ])
})

it('are neither addresses nor names of documents, and never empty', () => {
  const button = { label: uz('Oʻyin'), action: { type: 'link', to: '/gamehall' } }
  const slide = { headline: uz(' '), terms: uz('Shartlar'), buttons: [button], picture: '/media/a.webp' }
  const found = blockTexts(hero.props, { slides: [slide] }, 'uz').map(({ text }) => text)
  expect(found).toEqual(['Shartlar', 'Oʻyin'])
})
