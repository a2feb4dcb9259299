import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { registry } from '../../../registry/index.ts'
import type { StoredDocument } from '../../../schemas/documents/index.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { migrateDocument } from '../read/compile/migrate.ts'
import { defaultDocuments } from './defaults.ts'
import { documentSchemas } from './document-schemas.ts'

const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false })
const parse: (text: string) => unknown = JSON.parse

// Serialised, as in the pulled files.
const schemas = Object.entries(documentSchemas(registry)).map(
  ([name, schema]) => [name, parse(JSON.stringify(schema))] as const,
)
const validators = new Map(
  schemas.map(([name, schema]) => [name, ajv.compile(isRecord(schema) ? schema : {})] as const),
)

function errorsOf(document: StoredDocument & { $schema?: string }): string[] {
  const { kind, key } = document
  const validate = validators.get(kind === 'settings' ? `settings.${key}` : kind)
  if (!validate) return ['no schema']
  return validate(document) ? [] : (validate.errors ?? []).map(({ instancePath }) => instancePath)
}

const page = (props: Record<string, unknown>, type = 'Columns'): StoredDocument => ({
  kind: 'page',
  key: 'test',
  schemaVersion: 1,
  body: {
    route: '/test',
    layout: 'default',
    seo: { title: { uz: 'Sinov', ru: 'Тест' } },
    blocks: [
      {
        id: 'outer',
        type: 'Columns',
        version: registry.get('Columns')?.version,
        props: { ratio: 'halves' },
        slots: { first: [{ id: 'inner', type, version: 1, props }] },
      },
    ],
  },
})

describe('the JSON Schemas of documents', () => {
  it.each(defaultDocuments.map((document) => [`${document.kind}/${document.key}`, document] as const))(
    'accept the default document %s',
    (_name, document) => {
      expect(errorsOf({ $schema: '../.schemas/x.json', ...migrateDocument(document) })).toEqual([])
    },
  )

  it('report wrong props of a block in a slot', () => {
    expect(errorsOf(page({ ratio: 'wide' }))).toContain('/body/blocks/0/slots/first/0/props/ratio')
  })

  it('report an unknown component', () => {
    expect(errorsOf(page({}, 'Nothing'))).toContain('/body/blocks/0/slots/first/0/type')
  })

  it('report an unknown field', () => {
    const document = page({ ratio: 'halves' })
    expect(errorsOf({ ...document, body: { ...document.body, color: 'red' } })).toContain('/body')
  })
})
