import { isRecord } from '../../schemas/is-record.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { callContracts, callNames, errorsOf } from '../../schemas/api/calls.ts'
import { apiErrorTypes, errorStatuses } from '../../schemas/api/errors.ts'
import { isMoneyCall, methodOf } from '../../schemas/api/methods.ts'
import type { Operation } from './document.ts'
import { registerApiDocs } from './index.ts'
import { openApiDocument } from './openapi.ts'

const document = openApiDocument({ publicUrl: 'https://example.com', sessionCookie: '__Host-s' })
/** As clients receive it: without anything that JSON cannot express. */
const read: unknown = JSON.parse(JSON.stringify(document))

function operationOf(name: (typeof callNames)[number]): Operation {
  const path = document.paths[`/api/${name.replace('.', '/')}`]
  const operation = methodOf(name) === 'GET' ? path?.get : path?.post
  if (!operation) throw new Error(`${name} is not in the document`)
  return operation
}

/** Every object of the document, with its path. */
function* objects(value: unknown, path = '#'): Generator<[string, Readonly<Record<string, unknown>>]> {
  if (isRecord(value)) yield [path, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* objects(inner, `${path}/${key}`)
}

function resolve(reference: string): unknown {
  let found: unknown = read
  for (const step of reference.slice(2).split('/')) found = isRecord(found) ? found[step] : undefined
  return found
}

describe('the OpenAPI document', () => {
  it('lists every call once with its method, and no others', () => {
    const operations = Object.values(document.paths).flatMap(({ get, post }) =>
      [get, post].filter((each) => each),
    )
    expect(operations.map((operation) => operation?.operationId).sort()).toEqual([...callNames].sort())
    expect(callNames.every((name) => operationOf(name).operationId === name)).toBe(true)
  })

  it('has no dangling references', () => {
    const references = [...objects(read)].flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []))
    expect(references.length).toBeGreaterThan(100)
    expect(references.filter((reference) => resolve(reference) === undefined)).toEqual([])
  })

  it('describes every object', () => {
    const isDescribed = (value: unknown) => typeof value === 'string' && value.trim() !== ''
    const fields = [...objects(read)].flatMap(([path, { properties }]) =>
      isRecord(properties) && path.startsWith('#/components/schemas')
        ? Object.entries(properties).map(([name, field]): [string, unknown] => [`${path}/${name}`, field])
        : [],
    )
    const hasText = (field: unknown): boolean => {
      if (!isRecord(field)) return false
      if (isDescribed(field['description'])) return true
      return typeof field['$ref'] === 'string' && hasText(resolve(field['$ref']))
    }
    expect(fields.length).toBeGreaterThan(200)
    expect(fields.filter(([, field]) => !hasText(field)).map(([path]) => path)).toEqual([])
    for (const { description } of document.tags) expect(description).not.toBe('')
  })

  it('names the calls whose success changes the session, and no others', () => {
    const headersOf = (name: (typeof callNames)[number]) => operationOf(name).responses[200]?.headers
    const inDocument = callNames.filter((name) => headersOf(name)?.['Set-Cookie'] !== undefined)
    expect(inDocument.toSorted()).toEqual([
      'account.changepassword',
      'account.endsessions',
      'auth.callback',
      'auth.login',
      'auth.logout',
      'auth.passkey',
      'auth.register',
      'auth.resetpassword',
    ])
  })

  test.each(callNames)('%s documents access, parameters and errors', (name) => {
    const contract = callContracts[name]
    const operation = operationOf(name)
    expect(operation.summary).not.toBe('')
    expect(operation.security.some((way) => Object.keys(way).length === 0)).toBe(contract.access === 'guest')
    const key = { $ref: '#/components/parameters/idempotencyKey' }
    expect(operation.parameters.some((each) => '$ref' in each && each.$ref === key.$ref)).toBe(
      isMoneyCall(name),
    )
    const body = operation.requestBody?.content['multipart/form-data']?.schema['properties']
    const inQuery = operation.parameters.flatMap((each) => ('name' in each ? [each] : []))
    const taken =
      methodOf(name) === 'GET' ? inQuery.map((each) => each.name) : Object.keys(isRecord(body) ? body : {})
    expect(taken).toEqual(Object.keys(contract.params.properties))
    for (const { description, required, schema } of inQuery) {
      expect(description).toMatch(/\w/)
      // A parameter with a default is never required.
      expect(required && schema !== undefined && 'default' in schema).toBe(false)
    }
    const statuses = new Set([...errorsOf(name)].map((type) => String(errorStatuses[type])))
    expect(new Set(Object.keys(operation.responses))).toEqual(new Set(['200', ...statuses]))
    for (const type of errorsOf(name))
      expect(operation.responses[String(errorStatuses[type])]?.description).toContain(type)
  })

  it('defines each entity once, as a component', () => {
    expect(document.components.schemas).toHaveProperty('AccountInfo')
    const { responses } = operationOf('auth.login')
    expect(responses['200']?.content['application/json']?.schema).toMatchObject({
      properties: { data: { $ref: '#/components/schemas/AccountInfo' } },
    })
    expect(document.components.schemas['AccountInfo']).toMatchObject({
      properties: { balance_main: { $ref: '#/components/schemas/Money' } },
    })
    expect(document.components.schemas['ErrorAnswer']).toMatchObject({
      properties: { error: { properties: { type: { enum: apiErrorTypes } } } },
    })
  })
})

describe('the documentation page', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = fastify()
    registerApiDocs(app, { publicUrl: 'https://example.com', sessionCookie: '__Host-s' })
    app.all('/api/*', (_request, reply) => reply.code(418).send('platform'))
    await app.ready()
  })
  afterAll(() => app.close())

  it('serves page and document from the site, whatever the platform answers', async () => {
    expect((await app.inject('/api/openapi.json')).json()).toEqual(read)
    expect((await app.inject('/api/docs')).statusCode).toBe(200)
    expect((await app.inject('/api/games/get')).statusCode).toBe(418)
  })

  it('displays the document with code of its own, and allows nothing else', async () => {
    const { body, headers } = await app.inject('/api/docs')
    expect(body).toContain('spec-url="/api/openapi.json"')
    expect(body).not.toMatch(/<script(?![^>]* src="\/)|\son\w+=|style="|https?:/)
    const [, nonce] = /<meta property="csp-nonce" nonce="([^"]{22})">/.exec(body) ?? []
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src/)
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
    expect((await app.inject('/api/docs')).body).not.toContain(nonce)
  })

  it('serves the code compressed, under an address that changes with it', async () => {
    const [, script = ''] =
      /<script type="module" src="([^"]+)">/.exec((await app.inject('/content/docs')).body) ?? []
    const { headers, rawPayload } = await app.inject({ url: script, headers: { 'accept-encoding': 'br' } })
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(rawPayload.length).toBeLessThan(700_000)
  })
})
