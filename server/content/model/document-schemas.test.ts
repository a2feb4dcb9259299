import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { registry } from '../../../registry/index.ts'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
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

const document = (change: Record<string, unknown>): StoredDocument => ({
  ...page({ ratio: 'halves' }),
  ...change,
})

describe('the JSON Schemas of documents', () => {
  it.each(defaultDocuments.map((document) => [`${document.kind}/${document.key}`, document] as const))(
    'accept the default document %s',
    (_name, document) => {
      expect(errorsOf({ $schema: '../.schemas/x.json', ...migrateDocument(document) })).toEqual([])
    },
  )

  it.each([
    [{ kind: undefined }, ''],
    [{ key: undefined }, ''],
    [{ schemaVersion: undefined }, ''],
    [{ body: undefined }, ''],
    [{ extra: true }, ''],
    [{ kind: 'form' }, '/kind'],
    [{ key: 7 }, '/key'],
    [{ $schema: 7 }, '/$schema'],
    [{ schemaVersion: 0 }, '/schemaVersion'],
    [{ schemaVersion: 1.5 }, '/schemaVersion'],
    [{ schemaVersion: 3 }, '/schemaVersion'],
  ])('report the outer fields of a page with %j', (change, path) => {
    const validate = validators.get('page')
    expect(validate?.(parse(JSON.stringify(document(change))))).toBe(false)
    expect(validate?.errors?.map(({ instancePath }) => instancePath)).toContain(path)
  })

  it('name the kind, and for settings the only key of the document', () => {
    const outer = new Map<string, unknown>(schemas)
    const draft = 'http://json-schema.org/draft-07/schema#'
    expect(outer.get('menu')).toMatchObject({ $schema: draft, title: 'menu', type: 'object' })
    expect(outer.get('menu')).not.toHaveProperty('definitions')
    expect(outer.get('settings.site')).toMatchObject({
      title: 'settings/site',
      properties: { kind: { const: 'settings' }, key: { const: 'site' } },
    })
    expect(outer.has('settings')).toBe(false)
  })

  const columns = registry.get('Columns')?.version ?? 0

  it.each<[Record<string, unknown>, string]>([
    [{ version: columns + 1 }, '/body/blocks/0/version'],
    [{ version: 0.5 }, '/body/blocks/0/version'],
    [{ slots: { nowhere: [] } }, '/body/blocks/0/slots'],
    [{ slots: { first: 'text' } }, '/body/blocks/0/slots/first'],
    [{ slots: [] }, '/body/blocks/0/slots'],
    [{ slots: { first: [{}] } }, '/body/blocks/0/slots/first/0'],
    [{ type: undefined }, '/body/blocks/0'],
    [{ id: undefined }, '/body/blocks/0'],
    [{ color: 'red' }, '/body/blocks/0'],
    [{ props: { ratio: 'wide' } }, '/body/blocks/0/props/ratio'],
  ])('report a block with %j', (change, path) => {
    const validate = validators.get('page')
    const block = { id: 'outer', type: 'Columns', version: columns, props: { ratio: 'halves' }, ...change }
    const body = { ...page({}).body, blocks: [block] }
    expect(validate?.(parse(JSON.stringify(document({ body }))))).toBe(false)
    expect(validate?.errors?.map(({ instancePath }) => instancePath)).toContain(path)
  })

  it('do not describe the props of older versions, which are migrated', () => {
    const newer = [...registry.values()].find(({ version }) => version > 1)
    if (!newer) throw new Error('no component has an older version')
    const issues = (version: number) => {
      const blocks = [{ id: 'outer', type: newer.type, version, props: { nonsense: 1 } }]
      return errorsOf(document({ body: { ...page({}).body, blocks } }))
    }
    expect(issues(newer.version)).not.toEqual([])
    expect(issues(newer.version - 1)).toEqual([])
  })
})
