import { expect, it } from 'vitest'
import { builtInLocales } from '../../../../schemas/locale.ts'
import { labelOf } from '../../fields/labels/value-label.ts'
import type { FormField } from '../model/form-fields.ts'
import { groupErrors } from './group-errors.ts'

const text = (uz: string, ru: string) => ({ type: 'string', title: { uz, ru } })
const properties = {
  email: text('Pochta', 'Почта'),
  phone: text('Telefon', 'Телефон'),
  code: text('Kod', 'Код'),
}
const titleOf = ({ schema, name }: FormField) => labelOf(schema['title']) || name
const form = (schema: object) => ({
  schema: { type: 'object', properties, ...schema },
  submit: { operation: 'auth.login', label: { uz: 'Kirish', ru: 'Войти' } },
})

it.each([
  ['anyOf', 'any', 'anyRequired'],
  ['oneOf', 'one', 'oneRequired'],
])('of %s names the fields in each language, also in a part of the form', (keyword, kind, code) => {
  const alternatives = { [keyword]: [{ required: ['email'] }, { required: ['phone', 'code'] }] }
  for (const schema of [alternatives, { allOf: [alternatives] }])
    expect(groupErrors(form(schema), builtInLocales, titleOf)).toMatchObject([
      {
        rule: { kind },
        target: { id: '*' },
        error: {
          uz: { code, fields: 'Pochta, Telefon + Kod' },
          ru: { code, fields: 'Почта, Телефон + Код' },
        },
      },
    ])
})

it.each(['dependentRequired', 'dependencies'])('of %s is that of the field that is missing', (keyword) => {
  expect(groupErrors(form({ [keyword]: { phone: ['code'] } }), builtInLocales, titleOf)).toMatchObject([
    {
      rule: { kind: 'dependent', field: 'Kod', by: 'Telefon' },
      target: { id: 'code' },
      error: { uz: { path: ['code'], code: 'required' } },
    },
  ])
  // It is listed at the field if the field is required anyway.
  expect(
    groupErrors(form({ required: ['code'], [keyword]: { phone: ['code'] } }), builtInLocales, titleOf),
  ).toEqual([])
})
