import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import {
  contentApiPath,
  contentOperation,
  contentOperationNames,
} from '../../schemas/content-api/operations.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { contentApiDocument } from './content-openapi.ts'
import { methods } from './document.ts'
import { registerApiDocs } from './index.ts'

const document = contentApiDocument({ publicUrl: 'https://example.com' })
const entries = Object.entries(document.paths).flatMap(([path, operations]) =>
  methods.flatMap((method) => {
    const operation = operations[method]
    return operation ? [{ path, method, operation }] : []
  }),
)

function* objects(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (isRecord(value)) yield value
  if (typeof value !== 'object' || value === null) return
  for (const inner of Object.values(value)) yield* objects(inner)
}

describe('the OpenAPI document of the content API', () => {
  test('lists every operation with its path, method and scope, and no others', () => {
    const listed = entries.map(({ path, method, operation }) => [
      operation.operationId,
      method.toUpperCase(),
      path,
      operation.security,
    ])
    const expected = contentOperationNames.map((name) => {
      const { method, path, scope } = contentOperation(name)
      return [name, method, contentApiPath + path, [{ token: [scope] }]]
    })
    expect(listed.sort()).toEqual(expected.sort())
  })

  test('sends every field of an input once, and describes it', () => {
    for (const { operation } of entries) {
      const name = contentOperationNames.find((each) => each === operation.operationId)
      if (!name) throw new Error(operation.operationId)
      const inBody = operation.requestBody?.content['application/json']?.schema['properties']
      const named = operation.parameters.flatMap((each) => ('name' in each ? [each] : []))
      const fields = [...named.map((each) => each.name), ...Object.keys(isRecord(inBody) ? inBody : {})]
      expect(fields.sort()).toEqual(Object.keys(contentOperation(name).input.properties).sort())
      expect(named.filter(({ description }) => description === '')).toEqual([])
    }
  })

  test('has no dangling references, and uses each entity', () => {
    const names = Object.keys(document.components.schemas)
    const references = [...objects(document)].flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
    const targets = new Set(references.map((each) => each.replace('#/components/schemas/', '')))
    expect([...targets].sort()).toEqual(names.sort())
  })

  test('is served to every origin, with a page', async () => {
    const app = fastify()
    registerApiDocs(app, { publicUrl: 'https://example.com', sessionCookie: 's' })
    const served = await app.inject('/content/openapi.json')
    expect(served.json()).toEqual(JSON.parse(JSON.stringify(document)))
    expect(served.headers['access-control-allow-origin']).toBe('*')
    expect((await app.inject('/content/docs')).body).toContain('spec-url="/content/openapi.json"')
    await app.close()
  })
})
