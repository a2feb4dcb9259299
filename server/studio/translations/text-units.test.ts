import { describe, expect, test } from 'vitest'
import { registry } from '../../../registry/index.ts'
import { documentKinds } from '../../../schemas/kinds/index.ts'
import { withSamples } from '../../../schemas/documents/samples.ts'
import { defaultDocuments } from '../../content/model/defaults.ts'
import { localizedTexts, unitsOf } from './text-units.ts'

const page = (props: Record<string, unknown>) => ({
  kind: 'page' as const,
  key: 'home',
  schemaVersion: documentKinds.page.version,
  body: { route: '/', layout: 'default', blocks: [{ id: 'intro', type: 'RichText', version: 1, props }] },
})
const unitsIn = (props: Record<string, unknown>) => unitsOf(localizedTexts(page(props), registry), 'uz', 'ru')

describe('a text', () => {
  test.each([
    ['is missing', { uz: '<p>Salom</p>', ru: '' }],
    ['has no entry', { uz: '<p>Salom</p>' }],
    ['is too long', { uz: '<p>Salom</p>', ru: 'x'.repeat(50_000) }],
  ])('has its format and limit even if it %s', (_name, text) => {
    expect(unitsIn({ text })).toMatchObject([
      { path: '/blocks/0/props/text/ru', place: '/blocks/[intro]/props/text', format: 'rich-text' },
    ])
    expect(unitsIn({ text })[0]?.maxLength).toBe(40_000)
  })
})

test('a text of a template is a sample in each language until it is changed there', () => {
  const document = page({ title: { uz: 'Nom', ru: 'Моё имя' } })
  const marked = { ...document, body: withSamples(document.body, ['Nom', 'Имя']) }
  const texts = localizedTexts(marked, registry)
  expect(unitsOf(texts, 'ru', 'uz')).toMatchObject([{ target: 'Nom', isSample: true }])
  expect(unitsOf(texts, 'uz', 'ru')[0]?.isSample).toBeUndefined()
})

test('every text of the default documents is found in both languages', () => {
  const counts = defaultDocuments.map((document) => localizedTexts(document, registry))
  const units = counts.flatMap((texts) => unitsOf(texts, 'uz', 'ru'))
  expect(units.length).toBeGreaterThan(800)
  expect(units.filter(({ targetText, sourceText }) => targetText === '' || sourceText === '')).toEqual([])
  expect(new Set(units.map(({ format }) => format))).toEqual(new Set(['plain', 'rich-text', 'inline-text']))
})
