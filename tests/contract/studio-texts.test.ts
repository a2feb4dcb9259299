import { describe, expect, it } from 'vitest'
import { registry } from '../../registry/index.ts'
import russian from '../../schemas/defaults/messages/studio.ru.json' with { type: 'json' }
import uzbek from '../../schemas/defaults/messages/studio.uz.json' with { type: 'json' }
import { Block } from '../../schemas/documents/blocks/block.ts'
import { documentKinds, type KindDefinition } from '../../schemas/kinds/index.ts'
import { fieldContracts } from '../../schemas/documents/field-contracts.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { componentHelp } from '../../src/studio/fields/labels/component-help.ts'
import { fieldLabels } from '../../src/studio/fields/labels/field-labels.ts'
import names from '../../src/studio/documents/document-names.json' with { type: 'json' }
import texts from '../../src/studio/fields/labels/field-texts.json' with { type: 'json' }
import { defaultDocuments } from '../../server/content/model/defaults.ts'
import { documentName } from '../../server/content/index.ts'
import { titleOf } from '../../server/studio/documents/titles.ts'
import { samplePlace } from '../support/sample-form-field.ts'

const contracts = [...registry.values()]
/** Everything that the Studio shows as fields. */
const shown: unknown[] = [
  ...contracts.map(({ props }) => props),
  ...Object.values(documentKinds).map(({ body }) => body),
  ...Object.values(fieldContracts),
  Block,
  samplePlace,
]

interface Found {
  /** Help texts, and titles of alternatives. */
  texts: Set<string>
  /** `field.value` of each value that a field offers. */
  options: Set<string>
}

function collect(schema: unknown, found: Found, field = ''): Found {
  if (Array.isArray(schema)) for (const each of schema) collect(each, found, field)
  if (!isRecord(schema)) return found
  const { description, title, enum: values, properties, ...rest } = schema
  for (const text of [description, title]) if (typeof text === 'string') found.texts.add(text)
  if (Array.isArray(values)) for (const value of values) found.options.add(`${field}.${String(value)}`)
  for (const [name, inner] of Object.entries(isRecord(properties) ? properties : {}))
    collect(inner, found, name)
  for (const inner of Object.values(rest)) collect(inner, found, field)
  return found
}

const found = collect(shown, { texts: new Set(), options: new Set() })
const blockTexts = contracts.flatMap(({ description, slots }) => [
  description,
  ...Object.values(slots).map((slot) => slot.description),
])
const slotNames = new Set([
  ...contracts.flatMap(({ slots }) => Object.keys(slots)),
  ...Object.values(documentKinds).flatMap((contract: KindDefinition) => contract.blocks ?? []),
])

describe.each([
  ['ru', russian.body],
  ['uz', uzbek.body],
] as const)('in the language %s, the Studio', (language, catalogue) => {
  const { helpOf } = fieldLabels(language, componentHelp(catalogue, contracts))

  it('translates every help text and alternative of every contract', () => {
    const all = [...found.texts, ...blockTexts]
    expect(all.length).toBeGreaterThan(500)
    expect(all.filter((text) => text !== '' && helpOf(text) === text)).toEqual([])
  })
})

it('the Studio has a name for every block and slot, and for no other', () => {
  expect(Object.keys(texts.blocks).sort()).toEqual([...registry.keys()].sort())
  expect(Object.keys(texts.slots).sort()).toEqual([...slotNames].sort())
})

/** The key of an option's label; numbers and ratios need none. */
function labelKey(option: string): string[] {
  const value = option.slice(option.indexOf('.') + 1)
  if (/^[\d:]+$/.test(value)) return []
  return [Object.hasOwn(texts.options, option) ? option : value]
}

it('the Studio has a label for every option of every field, and for no other', () => {
  const wanted = new Set([...found.options].flatMap(labelKey))
  expect(Object.keys(texts.options).sort()).toEqual([...wanted].sort())
})

it('every label has a text in Russian and Uzbek', () => {
  for (const section of Object.values(texts))
    for (const [key, label] of Object.entries(section)) {
      // English names are those of the fields, unless a place needs another one.
      expect(
        Object.keys(label).filter((language) => language !== 'en'),
        key,
      ).toEqual(['ru', 'uz'])
      expect(
        Object.values(label).map((text) => text.trim()),
        key,
      ).not.toContain('')
      expect(label.uz, key).not.toMatch(/\p{Script=Cyrillic}/u)
    }
})

it('every default document has a title or a name in each language of the Studio', () => {
  const untitled = defaultDocuments.filter(({ body }) => titleOf(body) === undefined).map(documentName)
  // The document of redirects is made when the first page is renamed; those of the site and the home page have only the
  // brand's name.
  const others = ['page/home', 'redirects/site', 'settings/site']
  expect(Object.keys(names).sort()).toEqual([...untitled, ...others].sort())
  for (const [document, name] of Object.entries(names)) {
    expect(Object.keys(name), document).toEqual(['en', 'ru', 'uz'])
    expect(name.uz, document).not.toMatch(/\p{Script=Cyrillic}/u)
  }
})
