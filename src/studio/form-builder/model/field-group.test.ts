import { produce } from 'immer'
import { describe, expect, it } from 'vitest'
import { setAt, valueAt, type JsonPath } from '../../json-path.ts'
import { canMoveTo, positionAfterGroup, moveField, positionInGroupAbove } from './field-group.ts'
import { formLists, type FieldPosition } from './field-order.ts'
import { findField } from './form-edit.ts'
import { allFields, readFields, type FormBody, type FormField } from './form-fields.ts'

const body: FormBody = {
  schema: {
    type: 'object',
    required: ['phone'],
    properties: {
      kind: { type: 'string', oneOf: [{ const: 'a' }] },
      address: {
        type: 'object',
        properties: { city: { type: 'string', maxLength: 50 }, street: { type: 'string' } },
        required: ['city'],
      },
      phone: { type: 'string', validator: 'phone' },
      password: { type: 'string' },
      repeat: { type: 'string', sameAs: 'password' },
    },
    allOf: [
      {
        if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
        then: { properties: { company: { type: 'string' } }, required: [] },
      },
    ],
  },
  ui: {
    order: ['kind', 'address', 'phone', 'password', 'repeat', 'company'],
    steps: [
      { title: { uz: 'A', ru: 'А' }, fields: ['kind', 'address'] },
      { title: { uz: 'B', ru: 'Б' }, fields: ['phone', 'password', 'repeat', 'company'] },
    ],
    fields: { phone: { prefix: '+998' }, 'address.city': { width: 'half' } },
  },
  dictionary: [
    { fieldName: 'phone', validationDict: [] },
    { fieldName: 'address.city', validationDict: [] },
  ],
}
const inGroup: JsonPath = ['schema', 'properties', 'address', 'properties']

function field(id: string, of: FormBody = body): FormField {
  const found = findField(of, id)
  if (!found) throw new Error(`no field ${id}`)
  return found
}

const idsOf = (of: FormBody) => allFields(readFields(of)).map(({ id }) => id)
const at = (of: FormBody, ...path: JsonPath) => valueAt(of, path)

function placed(place: FieldPosition | null): FieldPosition {
  if (!place) throw new Error('no place')
  return place
}

describe('moving a field into a group', () => {
  const into = moveField(body, field('phone'), { list: inGroup, index: 1 })

  it('moves its settings and messages', () => {
    expect(into.id).toBe('address.phone')
    expect(Object.keys(field('address', into.body).schema['properties'] ?? {})).toEqual([
      'city',
      'phone',
      'street',
    ])
    expect(field('address.phone', into.body)).toMatchObject({
      isRequired: true,
      schema: { validator: 'phone' },
    })
    expect(at(into.body, 'ui', 'fields', 'address.phone')).toEqual({ prefix: '+998' })
    expect(at(into.body, 'dictionary', 0, 'fieldName')).toBe('address.phone')
  })

  it('removes all references at its old position', () => {
    expect(idsOf(into.body)).not.toContain('phone')
    expect(at(into.body, 'ui', 'order')).not.toContain('phone')
    expect(at(into.body, 'ui', 'steps', 1, 'fields')).not.toContain('phone')
    expect(at(into.body, 'ui', 'fields')).not.toHaveProperty('phone')
    expect(at(into.body, 'schema', 'required')).toEqual([])
  })

  it('can be reversed', () => {
    const back = moveField(into.body, field('address.phone', into.body), {
      list: ['ui', 'steps', 1, 'fields'],
      index: 0,
    })
    expect(back.id).toBe('phone')
    expect(formLists(back.body)).toEqual(formLists(body))
    expect(at(back.body, 'dictionary')).toEqual(at(body, 'dictionary'))
    expect(field('phone', back.body).isRequired).toBe(true)
  })
})

describe('moving by keys and buttons', () => {
  it('moves a field into the group above it, and out after its group', () => {
    const beside = moveField(body, field('phone'), { list: ['ui', 'steps', 0, 'fields'], index: 2 })
    const phone = field('phone', beside.body)
    expect(positionInGroupAbove(beside.body, phone)).toEqual({ list: inGroup, index: 2 })
    expect(positionInGroupAbove(body, field('phone'))).toBeNull()
    const out = placed(positionAfterGroup(body, field('address.city')))
    const left = moveField(body, field('address.city'), out)
    expect(left.id).toBe('city')
    expect(at(left.body, 'ui', 'steps', 0, 'fields')).toEqual(['kind', 'address', 'city'])
    expect(at(left.body, 'ui', 'fields', 'city')).toEqual({ width: 'half' })
    expect(positionAfterGroup(body, field('phone'))).toBeNull()
  })
})

it.each([
  ['that decides another one', 'kind'],
  ['that another one decides', 'company'],
  ['that another one repeats', 'password'],
  ['that repeats another one', 'repeat'],
  ['that is a group', 'address'],
])('does not move a field %s into a group', (_which, id) => {
  expect(canMoveTo(body, field(id), inGroup)).toBe(false)
  expect(moveField(body, field(id), { list: inGroup, index: 0 }).body).toBe(body)
})

it('gives a moved field a free name', () => {
  const twice = produce(body, (draft) => setAt(draft, ['schema', 'properties', 'city'], { type: 'string' }))
  const list = ['ui', 'steps', 0, 'fields']
  expect(moveField(twice, field('address.city', twice), { list, index: 0 }).id).toBe('city_2')
})
