import { describe, expect, it } from 'vitest'
import { callContracts } from '../../schemas/api/calls.ts'
import { operationNames, sentFields } from '../../schemas/documents/operations.ts'
import { formWiring } from '../../src/studio/form-builder/wiring/form-wiring.ts'
import { wiringOf } from '../../src/studio/form-builder/wiring/operation-wiring.ts'

/** A form with one field of each name. */
const formOf = (operation: string, names: readonly string[]) => ({
  schema: {
    type: 'object',
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  },
  submit: { operation },
})

/** Fields that the site reads itself: the repeated password, and the toast before the profile. */
const forSite = ['password_repeat', 'toastType']

describe.each(operationNames)('the wiring of %s in the Studio', (name) => {
  const { call, bySite = [], bySiteWith = {}, renamed = {}, within } = wiringOf(name)
  const parameters: Record<string, unknown> = call === null ? {} : callContracts[call].params.properties
  const fates = (fields: readonly string[]) =>
    (formWiring(formOf(name, fields))?.fields ?? []).map(({ field, fate }) => [field.name, fate])

  it('gives every field that the operation sends its parameter, and no other', () => {
    const sent = sentFields[name] ?? []
    expect(fates(sent)).toEqual(sent.map((field) => [field, forSite.includes(field) ? 'kept' : 'sent']))
    const isOpen = sentFields[name] === undefined
    expect(fates(['attachment'])).toEqual([
      ['attachment', isOpen ? (within === undefined ? 'extra' : 'sent') : 'lost'],
    ])
  })

  it('names only parameters that its call has', () => {
    const ofCall = Object.values(renamed).filter((parameter) => !parameter.includes(':'))
    const named = [...ofCall, ...bySite, ...Object.values(bySiteWith).flat(), ...(within ? [within] : [])]
    expect(named.filter((parameter) => !Object.hasOwn(parameters, parameter))).toEqual([])
  })

  it('leaves no required parameter open if the form has every field', () => {
    const fields = sentFields[name] ?? Object.keys(parameters)
    expect(formWiring(formOf(name, fields))?.open.map((open) => open.name)).toEqual([])
  })
})
