import { expect, test } from 'vitest'
import uz from '../../schemas/defaults/messages/uz.json' with { type: 'json' }
import { convertSchema } from '../dialect/index.ts'
import { checkForm, formOf } from '../../tests/support/content/issues-on-form.ts'
import { lostValues } from './lost-values.ts'
import { proveForm } from '../../server/content/publish/forms/prove-form.ts'

test.each([
  ['a field', { a: 'x', b: 'y' }, { a: 'x' }, ['b']],
  ['a field of a group', { g: { a: 'x', b: 1 } }, { g: { a: 'x' } }, ['g.b']],
  ['a group', { g: { a: 'x' } }, {}, ['g.a']],
  ['a row', { l: ['x', 'y'] }, { l: ['x'] }, ['l.1']],
  ['a field of a row', { l: [{ a: 'x' }, { a: 'y' }] }, { l: [{ a: 'x' }, {}] }, ['l.1.a']],
  ['a value that changes', { a: 1 }, { a: '1' }, ['a']],
  ['no', { a: false }, {}, ['a']],
])('%s that is not sent is lost', (_what, entered, sent, lost) => {
  expect(lostValues(entered, sent).map((path) => path.join('.'))).toEqual(lost)
})

test('empty fields, groups and lists are no loss, nor are values that the form adds', () => {
  const empty = { a: '', b: null, c: undefined, g: { x: '' }, l: [], rows: [{}, null] }
  expect(lostValues(empty, { other: 1 })).toEqual([])
})

const text = { type: 'string' }

test('a form that does not send what is entered is rejected with the place of the field', async () => {
  const home = { type: 'object', properties: { city: text, street: text } }
  const schema = { type: 'object', properties: { name: text, home } }
  const form = {
    key: 'a',
    version: '1',
    schema,
    order: ['*'],
    fields: {},
    messages: {},
    strategy: 'onSubmit' as const,
    submit: { operation: 'auth.login' as const, label: 'a' },
    links: [],
    validatorUrl: null,
  }
  const converted = convertSchema(schema)
  const { issues, proof } = await proveForm({
    converted,
    schemas: { uz: converted.schema },
    form,
    locale: 'uz',
    messages: uz.body,
    // As an engine that draws `street` and forgets it.
    tryForm: () =>
      Promise.resolve({ undrawable: [], issues: [], sent: { name: 'Ali', home: { city: 'Ali' } } }),
  })
  expect(issues.map(({ severity, path, code, message }) => `${severity} ${path} ${code} ${message}`)).toEqual(
    [
      'error /properties/home/properties/street lost-values The field "home.street" is lost: the form does not send what is entered there',
    ],
  )
  expect(proof).toMatchObject({ states: [], unproved: [[]] })
})

const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })
const some: unknown = expect.stringMatching(/./)

/** The values that a form sends in each state, and its issues. */
async function proved(schema: Readonly<Record<string, unknown>>) {
  const { issues, proof } = await checkForm(formOf(schema))
  return { issues, sent: proof?.states.map(({ values }) => values) }
}

test('fields of a group that one part refers to and another extends are all sent', async () => {
  const parts = [object({ home: { $ref: '#/definitions/home' } }), object({ home: object({ street: text }) })]
  const { sent, issues } = await proved({ definitions: { home: object({ city: text }) }, allOf: parts })
  expect(issues).toEqual([])
  expect(sent).toEqual([{ home: { city: some, street: some } }])
})

test('a text of the player does not have to be what another alternative forbids', async () => {
  const base = object({ a: text }, { required: ['a'] })
  const alternatives = [
    {
      allOf: [
        { $ref: '#/definitions/base' },
        object({ b: text }, { required: ['b'], additionalProperties: true }),
      ],
    },
    object({ c: text }, { required: ['c'] }),
  ]
  const { sent, issues } = await proved({ definitions: { base }, oneOf: alternatives })
  expect(issues).toEqual([])
  expect(sent).toEqual([{ a: some, b: some }, { c: some }])
})
