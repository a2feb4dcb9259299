import { isRecord } from '../../../../schemas/is-record.ts'
import { produce } from 'immer'
import { describe, expect, it } from 'vitest'
import { Form } from '../../../../schemas/documents/form.ts'
import { fieldShape } from '../../../../schemas/forms/field-contracts.ts'
import { fits } from '../../../../server/content/model/contracts.ts'
import { setAt, valueAt, type JsonPath } from '../../json-path.ts'
import { setCondition, decidingFields } from './condition-changes.ts'
import { addField, copyField } from './field-changes.ts'
import { beginningOf, fieldKinds } from './field-kinds.ts'
import { displayOrder, formLists, reorderField, adjacentPosition } from './field-order.ts'
import { fieldOfPointer, fieldOutline } from './field-outline.ts'
import { removalConsequences, removeField } from './field-removal.ts'
import { renameField } from './field-rename.ts'
import { renderableForm } from '../preview/renderable-form.ts'
import { findField } from './form-edit.ts'
import { allFields, partsInJson, readFields, type FormBody, type FormField } from './form-fields.ts'
import { beginStep, joinableStep, joinStep, canBeginStep } from './form-steps.ts'

const changed = (form: FormBody, path: JsonPath, value: unknown): FormBody =>
  produce(form, (draft) => setAt(draft, path, value))
const title = (text: string) => ({ uz: text, ru: text })
const names = { outside: 'Outside', step: (number: number) => `Step ${number}`, inGroup: 'Group' }
const shownWhen = (field: string, value: unknown, properties: object, required: string[] = []) => ({
  if: { properties: { [field]: { const: value } }, required: [field] },
  then: { properties, required },
})

/** A form in which every possible reference to a field occurs. */
const body: FormBody = {
  schema: {
    type: 'object',
    required: ['kind', 'password'],
    properties: {
      kind: {
        type: 'string',
        title: title('Kind'),
        oneOf: [
          { const: 'person', title: title('Person') },
          { const: 'company', title: title('Company') },
        ],
      },
      password: { type: 'string', title: title('Password'), validator: 'password' },
      repeat: { type: 'string', title: title('Again'), sameAs: 'password' },
      address: {
        type: 'object',
        title: title('Address'),
        properties: { city: { type: 'string' }, street: { type: 'string' } },
        required: ['city'],
      },
    },
    allOf: [
      shownWhen('kind', 'company', { company: { type: 'string', title: title('Company') } }, ['company']),
      { anyOf: [{ required: ['kind'] }, { required: ['repeat'] }] },
    ],
  },
  ui: {
    order: ['kind', 'company', 'password', 'repeat', 'address'],
    steps: [
      { title: title('One'), fields: ['kind', 'company'] },
      { title: title('Two'), fields: ['password', 'repeat', 'address'] },
    ],
    fields: {
      kind: { widget: 'select' },
      'address.city': { width: 'half' },
      password: { widget: 'password' },
    },
  },
  dictionary: [
    { fieldName: '*', validationDict: [] },
    { fieldName: 'kind', validationDict: [{ errorType: 'required', message: title('Choose') }] },
    { fieldName: 'city', validationDict: [] },
  ],
  strategy: 'eager',
  submit: { operation: 'auth.login', label: title('Send') },
}

function field(id: string, of: FormBody = body): FormField {
  const found = findField(of, id)
  if (!found) throw new Error(`no field ${id}`)
  return found
}
const idsOf = (of: FormBody) => allFields(readFields(of)).map(({ id }) => id)
const at = (of: FormBody, ...path: (string | number)[]) => valueAt(of, path)

describe('adding a field', () => {
  it.each(fieldKinds)('of kind %s makes a valid form', (kind) => {
    const beginning = beginningOf(kind, title('New'), (number) => title(`Option ${number}`))
    const added = addField(
      body,
      { list: ['ui', 'steps', 1, 'fields'], index: 1 },
      { name: kind, ...beginning },
    )
    expect(fits(Form, added.body)).toBe(true)
    expect(fieldShape(field(added.id, added.body).schema)).not.toBeNull()
    expect(renderableForm(added.body)).toHaveProperty('form')
  })

  it('inserts it at its position under a free name, in the order and in its step', () => {
    const added = addField(
      body,
      { list: ['ui', 'steps', 1, 'fields'], index: 1 },
      { name: 'kind', schema: { type: 'string' }, isRequired: true },
    )
    expect(added.id).toBe('kind_2')
    expect(displayOrder(added.body)).toEqual(['kind', 'company', 'password', 'kind_2', 'repeat', 'address'])
    expect(at(added.body, 'ui', 'steps', 1, 'fields')).toContain('kind_2')
    expect(at(added.body, 'schema', 'required')).toEqual(['kind', 'password', 'kind_2'])
  })

  it('works in a group', () => {
    const place = { list: [...field('address').path, 'properties'], index: 0 }
    const added = addField(body, place, { name: 'zip', schema: { type: 'string' }, ui: { width: 'half' } })
    expect(added.id).toBe('address.zip')
    expect(idsOf(added.body)).toContain('address.zip')
    expect(Object.keys(valueAt(added.body, place.list) ?? {})).toEqual(['zip', 'city', 'street'])
    expect(at(added.body, 'ui', 'fields', 'address.zip')).toEqual({ width: 'half' })
  })
})

describe('moving a field', () => {
  it('steps it through the whole form in both directions', () => {
    let now = body
    const orders: string[] = []
    for (let place = adjacentPosition(now, field('kind', now), 1); place;) {
      now = reorderField(now, field('kind', now), place)
      orders.push(displayOrder(now).join())
      place = adjacentPosition(now, field('kind', now), 1)
    }
    expect(orders.at(-1)).toBe('company,password,repeat,address,kind')
    expect(at(now, 'ui', 'steps', 1, 'fields')).toContain('kind')
    expect(at(now, 'ui', 'steps', 0, 'fields')).toEqual(['company'])
  })

  it('removes a step that becomes empty', () => {
    const place = { list: ['ui', 'steps', 1, 'fields'], index: 0 }
    const once = reorderField(body, field('kind'), place)
    const twice = reorderField(once, field('company', once), place)
    expect(at(twice, 'ui', 'steps')).toBeUndefined()
  })

  it('keeps it in its group', () => {
    const place = adjacentPosition(body, field('address.city'), 1)
    const moved = place && reorderField(body, field('address.city'), place)
    expect(moved && idsOf(moved).slice(-3)).toEqual(['address.street', 'address.city', 'company'])
    expect(adjacentPosition(body, field('address.street'), 1)).toBeNull()
  })
})

describe('renaming a field', () => {
  it('changes all references to it', () => {
    const { body: kind } = renameField(body, field('kind'), 'who')
    expect(
      JSON.stringify({
        ...kind,
        schema: {
          ...(isRecord(kind['schema']) ? kind['schema'] : {}),
          allOf: at(kind, 'schema', 'allOf', 0),
        },
      }),
    ).not.toContain('"kind"')
    expect(field('company', kind).condition).toEqual({ field: 'who', value: 'company' })
    const { body: password } = renameField(body, field('password'), 'secret')
    expect(at(password, 'schema', 'properties', 'repeat', 'sameAs')).toBe('secret')
  })

  it('keeps the settings and messages of a field in a group', () => {
    const renamed = renameField(body, field('address.city'), 'town')
    expect(renamed.id).toBe('address.town')
    expect(at(renamed.body, 'ui', 'fields', 'address.town')).toEqual({ width: 'half' })
    expect(at(renamed.body, 'dictionary', 2, 'fieldName')).toBe('town')
    expect(field('address.town', renamed.body).isRequired).toBe(true)
  })
})

describe('a condition', () => {
  it('is read if it compares one field with one value, and left to JSON otherwise', () => {
    expect(field('company').condition).toEqual({ field: 'kind', value: 'company' })
    expect(partsInJson(body)).toEqual([['schema', 'allOf', 1]])
    const schema = { type: 'object', properties: {}, dependencies: {}, ...shownWhen('a', 1, { b: {} }) }
    expect(partsInJson({ schema })).toEqual([['schema', 'dependencies']])
    expect(partsInJson({ schema: { ...schema, else: {} } })).toHaveLength(4)
  })

  it('is shared by fields, keeps their positions, and is removed with the last of them', () => {
    const condition = { field: 'kind', value: 'company' }
    const both = setCondition(body, field('repeat'), condition)
    expect(field('repeat', both).path).toEqual(['schema', 'allOf', 0, 'then', 'properties', 'repeat'])
    expect(displayOrder(both)).toEqual(displayOrder(body))
    const one = setCondition(both, field('company', both), null)
    const none = setCondition(one, field('repeat', one), null)
    expect(at(none, 'schema', 'allOf')).toEqual([at(body, 'schema', 'allOf', 1)])
    expect(at(none, 'schema', 'required')).toEqual(['kind', 'password', 'company'])
  })

  it('keeps the position of a field in a form without an order', () => {
    const unordered = changed(body, ['ui', 'order'], undefined)
    const before = displayOrder(unordered)
    expect(
      displayOrder(setCondition(unordered, field('password', unordered), { field: 'kind', value: 'x' })),
    ).toEqual(before)
  })

  it('cannot depend on a field that it shows', () => {
    expect(decidingFields(body, field('kind')).map(({ name }) => name)).toEqual(['password', 'repeat'])
  })
})

describe('removing a field', () => {
  it('removes all references to it and always shows its dependents', () => {
    expect(removalConsequences(body, field('kind'))).toEqual({
      shown: ['company'],
      same: [],
      inJson: [['schema', 'allOf', 1]],
    })
    const left = removeField(body, field('kind'))
    expect(field('company', left).condition).toBeNull()
    expect(at(left, 'schema', 'allOf')).toEqual([at(body, 'schema', 'allOf', 1)])
    expect(at(left, 'ui', 'order')).not.toContain('kind')
    expect(at(left, 'ui', 'steps', 0, 'fields')).toEqual(['company'])
    expect(at(left, 'ui', 'fields')).not.toHaveProperty('kind')
    expect(JSON.stringify(at(left, 'dictionary'))).not.toContain('kind')
    expect(fits(Form, left)).toBe(true)
  })

  it('removes the rule to repeat it', () => {
    expect(at(removeField(body, field('password')), 'schema', 'properties', 'repeat')).not.toHaveProperty(
      'sameAs',
    )
  })

  it('removes the fields of a group, too', () => {
    const left = removeField(body, field('address'))
    expect(at(left, 'ui', 'fields')).not.toHaveProperty('address.city')
    expect(idsOf(left)).not.toContain('address.city')
  })
})

it('copies a field with its settings and messages', () => {
  const copied = copyField(body, field('kind'), { list: ['ui', 'steps', 0, 'fields'], index: 1 })
  expect(displayOrder(copied.body).slice(0, 3)).toEqual(['kind', 'kind_2', 'company'])
  expect(field('kind_2', copied.body).isRequired).toBe(true)
  expect(at(copied.body, 'ui', 'fields', 'kind_2')).toEqual({ widget: 'select' })
  expect(at(copied.body, 'dictionary', 3)).toMatchObject({ fieldName: 'kind_2' })
  const conditional = copyField(body, field('company'), { list: ['ui', 'steps', 0, 'fields'], index: 2 })
  expect(field('company_2', conditional.body).condition).toEqual(field('company').condition)
})

describe('steps', () => {
  it('begin at a field and can be joined again', () => {
    expect(canBeginStep(body, field('kind'))).toBe(false)
    const divided = beginStep(body, field('repeat'), title('New'))
    expect(at(divided, 'ui', 'steps', 1, 'fields')).toEqual(['password'])
    expect(at(divided, 'ui', 'steps', 2)).toEqual({ title: title('Again'), fields: ['repeat', 'address'] })
    expect(joinStep(divided, joinableStep(divided, field('repeat', divided)))).toEqual(body)
  })

  it('are added to a form without steps, and removed when a single one is left', () => {
    const whole = joinStep(body, 1)
    expect(at(whole, 'ui', 'steps')).toBeUndefined()
    const divided = beginStep(whole, field('password', whole), title('New'))
    expect(formLists(divided).map((list) => list.names)).toEqual([
      ['kind', 'company'],
      ['password', 'repeat', 'address'],
    ])
    expect(fits(Form, divided)).toBe(true)
  })
})

it('gives a step the title of its first field, or a default without one', () => {
  const whole = joinStep(body, 1)
  const divided = beginStep(whole, field('company', whole), title('New'))
  expect(formLists(divided).map((list) => list.title)).toEqual([title('Kind'), title('Company')])
  const nameless = changed(whole, ['schema', 'properties', 'password', 'title'], undefined)
  const other = beginStep(nameless, field('password', nameless), title('New'))
  expect(formLists(other)[1]?.title).toEqual(title('New'))
})

describe('the outline of a form', () => {
  it('shows its fields in display order, by steps, with the fields of groups', () => {
    const lists = fieldOutline(body, names)
    expect(lists.map(({ title: called, blocks }) => [called, blocks.map(({ id }) => id)])).toEqual([
      ['Step 1', ['kind', 'company']],
      ['Step 2', ['password', 'repeat', 'address']],
    ])
    expect(lists[1]?.blocks[2]?.slots[0]?.blocks.map(({ id }) => id)).toEqual([
      'address.city',
      'address.street',
    ])
    expect(lists[0]?.blocks[1]).toMatchObject({ title: 'Company', isConditional: true, isUnknown: false })
  })

  it('marks a field that it cannot edit', () => {
    const schema = { type: 'object', properties: { tags: { type: 'array', items: {} } } }
    expect(fieldOutline({ schema }, names)[0]?.blocks[0]).toMatchObject({ id: 'tags', isUnknown: true })
  })

  it.each([
    ['/schema/properties/address/properties/city/title', 'address.city'],
    ['/schema/allOf/0/then/properties/company', 'company'],
    ['/ui/fields/kind/width', 'kind'],
    ['/dictionary/1/validationDict/0/message/ru', 'kind'],
    ['/submit/label', undefined],
  ])('finds the field of an issue at %s', (pointer, id) => {
    expect(fieldOfPointer(body, pointer)?.id).toBe(id)
  })
})

it('explains why a form cannot be rendered', () => {
  const schema = { type: 'object', properties: { a: { type: 'string', pattern: '[' } } }
  const rejected = renderableForm({ ...body, schema })
  expect('reason' in rejected && rejected.reason).toContain('[')
  expect(renderableForm({})).toEqual({ reason: '' })
})
