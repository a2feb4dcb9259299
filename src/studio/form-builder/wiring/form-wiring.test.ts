import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import feedback from '../../../../schemas/defaults/forms/feedback.json' with { type: 'json' }
import { isRecord } from '../../../../schemas/is-record.ts'
import { withValueAt } from '../../json-path.ts'
import type { FormBody } from '../model/form-fields.ts'
import { formWiring } from './form-wiring.ts'

const folder = 'schemas/defaults/forms'
const bodyOf = (file: string): FormBody => {
  const document: unknown = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
  return isRecord(document) && isRecord(document['body']) ? document['body'] : {}
}
const changed = (path: readonly string[], value: unknown): FormBody => {
  const body = withValueAt(feedback.body, path, value)
  return isRecord(body) ? body : {}
}
const namesOf = (body: FormBody, fate: string) =>
  formWiring(body)
    ?.fields.filter((each) => each.fate === fate)
    .map(({ field }) => field.name)

it.each(readdirSync(folder))(
  'finds a parameter for every field of %s, and a field for every parameter',
  (file) => {
    const wiring = formWiring(bodyOf(file))
    expect(wiring?.open.map(({ name }) => name)).toEqual([])
    expect(namesOf(bodyOf(file), 'lost')).toEqual([])
  },
)

it('reports a field that nobody receives', () => {
  const body = changed(['schema', 'properties', 'ticket'], { type: 'string' })
  expect(namesOf(body, 'lost')).toEqual(['ticket'])
})

it('passes additional fields of a registration on', () => {
  const body = withValueAt(bodyOf('registration.json'), ['schema', 'properties', 'source'], {
    type: 'string',
  })
  expect(namesOf(isRecord(body) ? body : {}, 'extra')).toEqual(['source'])
})

it('reports a required parameter without a field, and one whose field may be empty', () => {
  const gone = changed(['schema', 'properties', 'message'], undefined)
  expect(formWiring(gone)?.open).toEqual([{ name: 'message', field: undefined }])
  const optional = changed(['schema', 'required'], ['name', 'message'])
  expect(formWiring(optional)?.open).toMatchObject([{ name: 'email', field: { name: 'email' } }])
})

it('lists the errors that the form handles itself first', () => {
  const errors = formWiring(feedback.body)?.errors ?? []
  expect(errors[0]).toEqual({ type: 'TooManyRequestsException', pointer: '/submit/onError/0' })
  expect(errors.slice(1).every(({ pointer }) => pointer === undefined)).toBe(true)
})

it('has no wiring without a known operation', () => {
  expect(formWiring(changed(['submit', 'operation'], 'support.unknown'))).toBeNull()
})
