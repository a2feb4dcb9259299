import { produce } from 'immer'
import { setAt, valueAt, type JsonPath } from '../../src/studio/json-path.ts'
import { findField } from '../../src/studio/form-builder/model/form-edit.ts'
import {
  allFields,
  readFields,
  type FormBody,
  type FormField,
} from '../../src/studio/form-builder/model/form-fields.ts'

export const changed = (form: FormBody, path: JsonPath, value: unknown): FormBody =>
  produce(form, (draft) => setAt(draft, path, value))
export const title = (text: string) => ({ uz: text, ru: text })
export const names = { outside: 'Outside', step: (number: number) => `Step ${number}`, inGroup: 'Group' }
export const shownWhen = (field: string, value: unknown, properties: object, required: string[] = []) => ({
  if: { properties: { [field]: { const: value } }, required: [field] },
  then: { properties, required },
})

/** A form in which every possible reference to a field occurs. */
export const sampleForm: FormBody = {
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

export function field(id: string, of: FormBody = sampleForm): FormField {
  const found = findField(of, id)
  if (!found) throw new Error(`no field ${id}`)
  return found
}
export const idsOf = (of: FormBody) => allFields(readFields(of)).map(({ id }) => id)
export const at = (of: FormBody, ...path: (string | number)[]) => valueAt(of, path)
