import { isRecord } from '../../../../schemas/is-record.ts'
import { describe, expect, it } from 'vitest'
import { Form } from '../../../../schemas/documents/form.ts'
import { fieldShape } from '../../../../schemas/documents/field-contracts.ts'
import { fits } from '../../../../server/content/model/contracts.ts'
import { valueAt } from '../../json-path.ts'
import { addField, copyField } from './field-changes.ts'
import { beginningOf, fieldKinds } from './field-kinds.ts'
import { displayOrder, reorderField, adjacentPosition } from './field-order.ts'
import { removalConsequences, removeField } from './field-removal.ts'
import { renameField } from './field-rename.ts'
import { renderableForm } from '../preview/renderable-form.ts'
import { builtInLocales } from '../../../../schemas/locale.ts'
import { title, sampleForm, field, idsOf, at } from '../../../../tests/support/sample-form.ts'

describe('adding a field', () => {
  it.each(fieldKinds)('of kind %s makes a valid form', (kind) => {
    const beginning = beginningOf(kind, title('New'), (number) => title(`Option ${number}`))
    const added = addField(
      sampleForm,
      { list: ['ui', 'steps', 1, 'fields'], index: 1 },
      { name: kind, ...beginning },
    )
    expect(fits(Form, added.body)).toBe(true)
    expect(fieldShape(field(added.id, added.body).schema)).not.toBeNull()
    expect(renderableForm(added.body, builtInLocales)).toHaveProperty('form')
  })

  it('inserts it at its position under a free name, in the order and in its step', () => {
    const added = addField(
      sampleForm,
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
    const added = addField(sampleForm, place, {
      name: 'zip',
      schema: { type: 'string' },
      ui: { width: 'half' },
    })
    expect(added.id).toBe('address.zip')
    expect(idsOf(added.body)).toContain('address.zip')
    expect(Object.keys(valueAt(added.body, place.list) ?? {})).toEqual(['zip', 'city', 'street'])
    expect(at(added.body, 'ui', 'fields', 'address.zip')).toEqual({ width: 'half' })
  })
})

describe('moving a field', () => {
  it('steps it through the whole form in both directions', () => {
    let now = sampleForm
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
    const once = reorderField(sampleForm, field('kind'), place)
    const twice = reorderField(once, field('company', once), place)
    expect(at(twice, 'ui', 'steps')).toBeUndefined()
  })

  it('keeps it in its group', () => {
    const place = adjacentPosition(sampleForm, field('address.city'), 1)
    const moved = place && reorderField(sampleForm, field('address.city'), place)
    expect(moved && idsOf(moved).slice(-3)).toEqual(['address.street', 'address.city', 'company'])
    expect(adjacentPosition(sampleForm, field('address.street'), 1)).toBeNull()
  })
})

describe('renaming a field', () => {
  it('changes all references to it', () => {
    const { body: kind } = renameField(sampleForm, field('kind'), 'who')
    expect(
      JSON.stringify({
        ...kind,
        schema: {
          ...(isRecord(kind['schema']) ? kind['schema'] : {}),
          allOf: at(kind, 'schema', 'allOf', 0),
        },
      }),
    ).not.toContain('"kind"')
    expect(field('company', kind).condition).toEqual({
      match: 'all',
      tests: [{ field: 'who', value: 'company' }],
    })
    const { body: password } = renameField(sampleForm, field('password'), 'secret')
    expect(at(password, 'schema', 'properties', 'repeat', 'sameAs')).toBe('secret')
  })

  it('keeps the settings and messages of a field in a group', () => {
    const renamed = renameField(sampleForm, field('address.city'), 'town')
    expect(renamed.id).toBe('address.town')
    expect(at(renamed.body, 'ui', 'fields', 'address.town')).toEqual({ width: 'half' })
    expect(at(renamed.body, 'dictionary', 2, 'fieldName')).toBe('town')
    expect(field('address.town', renamed.body).isRequired).toBe(true)
  })
})

describe('removing a field', () => {
  it('removes all references to it and always shows its dependents', () => {
    expect(removalConsequences(sampleForm, field('kind'))).toEqual({
      shown: ['company'],
      fewer: [],
      same: [],
      inJson: [['schema', 'allOf', 1]],
    })
    const left = removeField(sampleForm, field('kind'))
    expect(field('company', left).condition).toBeNull()
    expect(at(left, 'schema', 'allOf')).toEqual([at(sampleForm, 'schema', 'allOf', 1)])
    expect(at(left, 'ui', 'order')).not.toContain('kind')
    expect(at(left, 'ui', 'steps', 0, 'fields')).toEqual(['company'])
    expect(at(left, 'ui', 'fields')).not.toHaveProperty('kind')
    expect(JSON.stringify(at(left, 'dictionary'))).not.toContain('kind')
    expect(fits(Form, left)).toBe(true)
  })

  it('removes the rule to repeat it', () => {
    expect(
      at(removeField(sampleForm, field('password')), 'schema', 'properties', 'repeat'),
    ).not.toHaveProperty('sameAs')
  })

  it('removes the fields of a group, too', () => {
    const left = removeField(sampleForm, field('address'))
    expect(at(left, 'ui', 'fields')).not.toHaveProperty('address.city')
    expect(idsOf(left)).not.toContain('address.city')
  })
})

it('copies a field with its settings and messages', () => {
  const copied = copyField(sampleForm, field('kind'), { list: ['ui', 'steps', 0, 'fields'], index: 1 })
  expect(displayOrder(copied.body).slice(0, 3)).toEqual(['kind', 'kind_2', 'company'])
  expect(field('kind_2', copied.body).isRequired).toBe(true)
  expect(at(copied.body, 'ui', 'fields', 'kind_2')).toEqual({ widget: 'select' })
  expect(at(copied.body, 'dictionary', 3)).toMatchObject({ fieldName: 'kind_2' })
  const conditional = copyField(sampleForm, field('company'), {
    list: ['ui', 'steps', 0, 'fields'],
    index: 2,
  })
  expect(field('company_2', conditional.body).condition).toEqual(field('company').condition)
})
