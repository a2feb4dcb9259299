import { describe, expect, it } from 'vitest'
import { Form } from '../../../../schemas/documents/form.ts'
import { fits } from '../../../../server/content/model/contracts.ts'
import { at, field, title } from '../../../../tests/support/sample-form.ts'
import { canPlace, placeField, rowOf, withRowFilled, type Side } from './field-rows.ts'
import { removeField } from './field-removal.ts'
import { displayOrder } from './field-order.ts'
import type { FormBody } from './form-fields.ts'
import { rowMove, type Arrow } from './row-moves.ts'

const text = (name: string) => ({ type: 'string', title: title(name) })

/** Rows: name and email; phone; day, month and year. */
const form: FormBody = {
  schema: {
    type: 'object',
    properties: Object.fromEntries(
      ['name', 'email', 'phone', 'day', 'month', 'year'].map((name) => [name, text(name)]),
    ),
  },
  ui: {
    order: ['name', 'email', 'phone', 'day', 'month', 'year'],
    fields: {
      name: { width: 'half', autocomplete: 'name' },
      email: { width: 'half' },
      day: { width: 'third' },
      month: { width: 'third' },
      year: { width: 'third' },
    },
  },
  dictionary: [],
  strategy: 'eager',
  submit: { operation: 'auth.login', label: title('Send') },
}

/** The rows of a form, such as `name email | phone`. */
const rows = (of: FormBody) =>
  [...new Set(displayOrder(of).map((id) => rowOf(of, field(id, of)).join(' ')))].join(' | ')

const place = (id: string, side: Side, target: string, of = form) =>
  placeField(of, field(id, of), { target: field(target, of), side }).body

const press = (id: string, arrow: Arrow, of = form) => {
  const move = rowMove(of, field(id, of), arrow)
  return move ? placeField(of, field(id, of), move.place).body : of
}

describe('a row of fields', () => {
  it('is read from the widths of the fields', () => {
    expect(rows(form)).toBe('name email | phone | day month year')
  })

  it.each([
    ['phone', 'after', 'name', 'name phone email | day month year'],
    ['phone', 'before', 'name', 'phone name email | day month year'],
    ['year', 'after', 'phone', 'name email | phone year | day month'],
    ['email', 'before', 'name', 'email name | phone | day month year'],
    ['day', 'after', 'year', 'name email | phone | month year day'],
  ] as const)('takes in %s %s %s', (id, side, target, expected) => {
    const placed = place(id, side, target)
    expect(rows(placed)).toBe(expected)
    expect(fits(Form, placed)).toBe(true)
  })

  it.each([
    ['email', 'below', 'name', 'name | email | phone | day month year'],
    ['name', 'below', 'email', 'email | name | phone | day month year'],
    ['email', 'above', 'year', 'name | phone | email | day month year'],
    ['month', 'below', 'phone', 'name email | phone | month | day year'],
    ['phone', 'above', 'email', 'phone | name email | day month year'],
  ] as const)('loses %s, dropped %s %s, and is filled by the others', (id, side, target, expected) => {
    expect(rows(place(id, side, target))).toBe(expected)
  })

  it('writes the widths that the inspector writes, and keeps other settings', () => {
    const apart = place('email', 'below', 'name')
    expect(at(apart, 'ui', 'fields', 'name')).toEqual({ autocomplete: 'name' })
    expect(at(apart, 'ui', 'fields', 'email')).toBeUndefined()
    const again = place('email', 'after', 'name', apart)
    expect(at(again, 'ui', 'fields', 'name')).toEqual({ autocomplete: 'name', width: 'half' })
    expect(at(again, 'ui', 'fields', 'email')).toEqual({ width: 'half' })
    expect(again['schema']).toEqual(form['schema'])
    expect(at(again, 'ui', 'order')).toEqual(at(form, 'ui', 'order'))
  })

  it('has no room for a fourth field', () => {
    expect(canPlace(form, field('phone', form), { target: field('day', form), side: 'after' })).toBe(false)
    expect(canPlace(form, null, { target: field('day', form), side: 'after' })).toBe(false)
    expect(canPlace(form, null, { target: field('name', form), side: 'after' })).toBe(true)
    expect(place('phone', 'after', 'day')).toBe(form)
  })

  it('does not draw in a field that is alone with half the width', () => {
    const alone = place('email', 'below', 'phone')
    const half = {
      ...alone,
      ui: { order: at(alone, 'ui', 'order'), fields: { name: { width: 'half' } } },
    }
    expect(rows(half)).toBe('name | phone | email | day | month | year')
    expect(rows(place('email', 'after', 'phone', half))).toBe('name | phone email | day | month | year')
    expect(at(place('phone', 'below', 'email', half), 'ui', 'fields', 'name')).toEqual({ width: 'half' })
  })

  it('is filled by the others when a field is removed', () => {
    const removed = field('month', form)
    expect(rows(withRowFilled(form, removed, removeField(form, removed)))).toBe(
      'name email | phone | day year',
    )
  })
})

describe('an arrow key', () => {
  it.each([
    ['name', 'right', 'email name | phone | day month year'],
    ['email', 'left', 'email name | phone | day month year'],
    ['phone', 'right', 'name email phone | day month year'],
    ['email', 'down', 'name | email | phone | day month year'],
    ['email', 'up', 'email | name | phone | day month year'],
    ['phone', 'up', 'phone | name email | day month year'],
    ['phone', 'down', 'name email | day month year | phone'],
    ['year', 'right', 'name email | phone | day month year'],
  ] as const)('moves %s %s through the rows', (id, arrow, expected) => {
    expect(rows(press(id, arrow))).toBe(expected)
  })

  it('leads to the adjacent step and back', () => {
    const steps = {
      ...form,
      ui: {
        ...(typeof form['ui'] === 'object' ? form['ui'] : {}),
        steps: [
          { title: title('One'), fields: ['name', 'email'] },
          { title: title('Two'), fields: ['phone', 'day', 'month', 'year'] },
        ],
      },
    }
    const up = press('phone', 'up', steps)
    expect(at(up, 'ui', 'steps', 0, 'fields')).toEqual(['name', 'email', 'phone'])
    expect(at(press('phone', 'down', up), 'ui', 'steps')).toEqual(steps.ui.steps)
  })

  it('leads into a group, also an empty one, and out of it', () => {
    const group = { type: 'object', title: title('Group'), properties: {}, required: [] }
    const schema = { type: 'object', properties: { group, name: text('name'), email: text('email') } }
    const grouped = { ...form, schema, ui: { fields: { name: { width: 'half' }, email: { width: 'half' } } } }
    expect(rows(grouped)).toBe('group | name email')
    const inside = press('name', 'right', press('name', 'up', grouped))
    expect(Object.keys(properties(inside, 'group'))).toEqual(['name'])
    expect(at(inside, 'ui', 'fields')).toEqual({})
    const both = press('group.email', 'right', press('email', 'right', inside))
    expect(rowOf(both, field('group.email', both))).toEqual(['group.name', 'group.email'])
    const out = press('group.name', 'left', both)
    expect(Object.keys(properties(out, 'group'))).toEqual(['email'])
    expect(at(out, 'ui', 'fields')).toEqual({})
  })
})

const properties = (of: FormBody, group: string) => {
  const found = at(of, 'schema', 'properties', group, 'properties')
  return typeof found === 'object' && found !== null ? found : {}
}
