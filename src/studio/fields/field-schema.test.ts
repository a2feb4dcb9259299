import { isRecord } from '../../../schemas/is-record.ts'
import { describe, expect, it } from 'vitest'
import { Type } from 'typebox'
import { registry } from '../../../registry/index.ts'
import { Action } from '../../../schemas/documents/blocks/action.ts'
import { documentKinds } from '../../../schemas/kinds/index.ts'
import { localizedText } from '../../../schemas/documents/localized.ts'
import { fieldContracts } from '../../../schemas/documents/field-contracts.ts'
import { fits } from '../../../server/content/model/contracts.ts'
import { blankOf } from './blank.ts'
import { fieldSchema } from './field-schema.ts'
import { fieldLabels } from './labels/field-labels.ts'
import texts from './labels/field-texts.json' with { type: 'json' }
import { samplePlace } from '../../../tests/support/sample-form-field.ts'
import { labelOf } from './labels/value-label.ts'

const labels = fieldLabels('en')

const bodies = Object.values(documentKinds).flatMap(({ body }): unknown[] =>
  'type' in body ? [body] : Object.values(body),
)
const contracts: unknown[] = [
  ...bodies,
  ...[...registry.values()].map(({ props }) => props),
  ...Object.values(fieldContracts),
  samplePlace,
]

/** Names of all fields of a contract at any depth. */
function namesIn(schema: unknown): string[] {
  if (!isRecord(schema)) return []
  const { properties, patternProperties, items, anyOf, localized } = schema
  if (localized === true) return []
  const own = isRecord(properties) ? properties : {}
  const branches: unknown[] = Array.isArray(anyOf) ? anyOf : []
  const others = [
    items,
    ...branches,
    ...(isRecord(patternProperties) ? Object.values(patternProperties) : []),
  ]
  return [
    ...Object.keys(own).filter((name) => !isConstant(own[name])),
    ...[...Object.values(own), ...others].flatMap(namesIn),
  ]
}
const isConstant = (schema: unknown) => isRecord(schema) && schema['const'] !== undefined

describe('the fields of a contract', () => {
  it('are all labelled in Russian and Uzbek', () => {
    const names = [...new Set(contracts.flatMap(namesIn))].sort()
    const isOfParent = (name: string) => name.includes('.')
    const known = Object.keys(texts.names)
    expect(known.filter((name) => !isOfParent(name)).sort()).toEqual(names)
    // Those of a field that is called something else in a block, or in another field.
    const parents = new Set([...names, ...registry.keys()])
    expect(known.filter(isOfParent).filter((name) => !parents.has(name.split('.')[0] ?? ''))).toEqual([])
  })

  it('have the names of the contract in English', () => {
    expect(['headline', 'isExclusive', 'areaServed', 'surface-1'].map((name) => labels.nameOf(name))).toEqual(
      ['Headline', 'Exclusive', 'Area served', 'Surface 1'],
    )
  })

  it('have the descriptions and limits of the contract', () => {
    const drawn = fieldSchema(Type.Object({ label: localizedText(40, 'Text of the button') }), labels)
    expect(drawn.properties?.['label']).toMatchObject({
      title: 'Label',
      description: 'Text of the button',
      localized: true,
      properties: { uz: { title: 'Oʻzbekcha', maxLength: 40 }, ru: { title: 'Русский', maxLength: 40 } },
    })
  })

  it('are named by what they belong to, where a name has several meanings', () => {
    const drawn = fieldSchema(documentKinds.settings.body.seo, fieldLabels('ru'))
    expect(drawn.properties?.['organization']).toMatchObject({
      properties: { sameAs: { title: 'Страницы в соцсетях' } },
    })
    expect(fieldLabels('ru').nameOf('sameAs')).toBe('Совпадает с полем')
    const video = registry.get('Video')?.props
    expect(fieldSchema(video, labels, [], undefined, 'Video').properties?.['title']).toMatchObject({
      title: 'Name for screen readers',
    })
  })

  it('distinguish alternatives by their discriminator', () => {
    const { action } = fieldSchema(Type.Object({ action: Action }), labels).properties ?? {}
    expect(action).toMatchObject({ discriminator: { propertyName: 'type' }, title: 'Action' })
    expect(isRecord(action) && Array.isArray(action['anyOf']) && action['anyOf'][0]).toMatchObject({
      title: 'Go to',
      branch: 'Action',
    })
  })

  it('name the choice of a row without a name of its own', () => {
    const row = Type.Union([Type.Object({ to: Type.String() }), Type.Object({ action: Type.String() })])
    const { properties } = fieldSchema(Type.Object({ items: Type.Array(row) }), fieldLabels('ru'))
    expect(properties?.['items']).toMatchObject({ items: { title: 'Вид' } })
  })

  it('are edited as JSON if the contract allows any value', () => {
    const drawn = fieldSchema(documentKinds.form.body, labels, ['ui'])
    expect(drawn.properties?.['schema']).toMatchObject({ free: true })
    expect(drawn.properties).not.toHaveProperty('ui')
  })
})

describe('a new value', () => {
  it('has all required parts of its contract, empty, and nothing else', () => {
    const entry = blankOf(documentKinds.menu.body.properties.items.items)
    expect(entry).toMatchObject({ label: { uz: '', ru: '' }, to: '' })
    expect(isRecord(entry) && Object.keys(entry)).toEqual(['id', 'label', 'to'])
    expect(isRecord(entry) && entry['id']).toMatch(/^[0-9a-f]{8}$/)
    expect(blankOf(Action)).toEqual({ type: 'navigate', to: '' })
    expect(blankOf(Type.Array(Type.String(), { minItems: 2 }))).toEqual(['', ''])
  })

  it('has the defaults of its contract', () => {
    expect(blankOf(documentKinds.settings.body.loyalty)).toEqual({
      notificationDelay: 300,
      notificationDuration: 5000,
      isSoundEnabled: false,
      soundVolume: 0.5,
    })
    expect(fits(documentKinds.settings.body.loyalty, blankOf(documentKinds.settings.body.loyalty))).toBe(true)
  })
})

it('labels a row with the texts that players read, or else with its first texts', () => {
  expect(labelOf({ id: 'home', label: { uz: 'Bosh sahifa', ru: 'Главная' }, to: '/' })).toBe('Bosh sahifa')
  expect(labelOf({ headline: { uz: '', ru: 'Привет' }, scene: 'sport' })).toBe('Привет')
  expect(labelOf({ uz: '<p>Bir <b>ikki</b></p>', ru: '' })).toBe('Bir ikki')
  expect(labelOf({ from_url: '/a', to_url: '/b' })).toBe('/a · /b')
  expect(labelOf({})).toBe('')
})
