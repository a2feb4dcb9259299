import { describe, expect, it } from 'vitest'
import {
  atPointer,
  dereference,
  fieldNames,
  mapSubschemas,
  pointerTo,
  pointerTokens,
  schemaOfField,
  toPointer,
} from './json-schema.ts'

describe('pointers', () => {
  it.each([
    ['', []],
    ['/a/b', ['a', 'b']],
    ['/a~1b/c~0d', ['a/b', 'c~d']],
    ['#/a%20b', ['a b']],
    ['/a%20b', ['a%20b']],
  ])('%s has the tokens %j', (pointer, tokens) => {
    expect(pointerTokens(pointer)).toEqual(tokens)
  })

  it('escapes slashes and tildes', () => {
    expect(toPointer(['a/b', 'c~d', 3])).toBe('/a~1b/c~0d/3')
    expect(pointerTo('/a', 'b/c')).toBe('/a/b~1c')
  })

  const root = {
    definitions: { phone: { type: 'string', maxLength: 9 }, alias: { $ref: '#/definitions/phone' } },
    properties: { phone: { $ref: '#/definitions/phone' }, list: { enum: ['a', 'b'] } },
  }

  it('resolves properties, list entries and references', () => {
    expect(atPointer(root, '#/properties/list/enum/1')).toBe('b')
    expect(atPointer(root, '#/properties/phone/$ref')).toBe(root.definitions.phone)
    expect(atPointer(root, '#/properties/phone/$ref/maxLength')).toBe(9)
    expect(atPointer({ properties: { $ref: { type: 'number' } } }, '#/properties/$ref/type')).toBe('number')
    expect(atPointer(root, '#/properties/missing/type')).toBeUndefined()
    expect(atPointer(root, '#/properties/toString')).toBeUndefined()
    expect(atPointer(root, '#/definitions/phone/type/length')).toBeUndefined()
  })

  it('follows chains of references and stops at a cycle', () => {
    expect(dereference(root, { $ref: '#/definitions/alias' })).toBe(root.definitions.phone)
    const plain = { type: 'number' }
    expect(dereference(root, plain)).toBe(plain)
    expect(dereference(root, 'text')).toBeUndefined()
    const cycle = { definitions: { a: { $ref: '#/definitions/b' }, b: { $ref: '#/definitions/a' } } }
    expect(dereference(cycle, { $ref: '#/definitions/a' })).toBeUndefined()
  })
})

describe('sub-schemas', () => {
  it('are visited once each, with their keyword and name', () => {
    const visited: unknown[] = []
    mapSubschemas(
      {
        type: 'object',
        properties: { a: { type: 'string' } },
        required: ['a'],
        allOf: [{ minProperties: 1 }],
        items: [{ type: 'number' }],
        if: { maxProperties: 2 },
        additionalProperties: false,
        default: { type: 'not a schema' },
      },
      (inner, keyword, name) => visited.push([inner, keyword, name]),
    )
    expect(visited).toEqual([
      [{ type: 'string' }, 'properties', 'a'],
      [{ minProperties: 1 }, 'allOf', undefined],
      [{ type: 'number' }, 'items', undefined],
      [{ maxProperties: 2 }, 'if', undefined],
    ])
  })

  it('are replaced in a copy', () => {
    const schema = { items: { type: 'string' }, properties: { a: { type: 'number' } }, oneOf: 'no list' }
    expect(mapSubschemas(schema, (_inner, keyword) => keyword)).toEqual({
      items: 'items',
      properties: { a: 'properties' },
      oneOf: 'no list',
    })
    expect(schema.items).toEqual({ type: 'string' })
  })
})

describe('the field at a path', () => {
  const city = { type: 'string', title: 'City' }
  const root = {
    definitions: { address: { properties: { city } } },
    properties: {
      address: { $ref: '#/definitions/address' },
      phones: { items: { properties: { code: { type: 'integer' } } } },
      pair: { items: [{ title: 'First' }, { title: 'Second' }] },
    },
    allOf: [{ then: { properties: { promo: { title: 'Promo' } } } }],
    else: { properties: { reason: { title: 'Reason' } } },
    dependencies: { phones: { properties: { sms: { title: 'SMS' } } }, address: ['phones'] },
  }

  it.each([
    [['address', 'city'], city],
    [['phones', '3', 'code'], { type: 'integer' }],
    [['pair', '1'], { title: 'Second' }],
    [['promo'], { title: 'Promo' }],
    [['reason'], { title: 'Reason' }],
    [['sms'], { title: 'SMS' }],
    [['missing'], undefined],
    [['address', 'missing', 'city'], undefined],
  ])('%j is found through references, items and branches', (path, schema) => {
    expect(schemaOfField(root, path)).toEqual(schema)
  })

  it('has a name, listed once, also in branches', () => {
    expect(fieldNames({ ...root, oneOf: [{ properties: { address: {} } }] })).toEqual([
      'address',
      'phones',
      'pair',
      'promo',
      'reason',
      'sms',
    ])
    expect(fieldNames({ type: 'string' })).toEqual([])
  })
})
