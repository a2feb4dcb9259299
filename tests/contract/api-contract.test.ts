import type { TSchema } from 'typebox'
import { describe, expect, test } from 'vitest'
import { callContracts, callNames, errorsOf } from '../../schemas/api/calls.ts'
import { isMoneyCall, methodOf } from '../../schemas/api/methods.ts'

function isSchema(value: unknown): value is TSchema & { description?: string } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Paths of fields without a description. */
function silentFields(schema: unknown, path: string): string[] {
  if (!isSchema(schema)) return []
  const fields =
    'properties' in schema && isSchema(schema.properties) ? Object.entries(schema.properties) : []
  const inner = 'items' in schema ? silentFields(schema.items, `${path}[]`) : []
  const branches = 'anyOf' in schema && Array.isArray(schema.anyOf) ? schema.anyOf : []
  return [
    ...fields.flatMap(([name, field]) => [
      ...(isSchema(field) && field.description ? [] : [`${path}.${name}`]),
      ...silentFields(field, `${path}.${name}`),
    ]),
    ...inner,
    ...branches.flatMap((branch) => silentFields(branch, path)),
  ]
}

describe.each(callNames)('%s', (name) => {
  const { description, params, answer } = callContracts[name]

  test('documents the call and each of its fields', () => {
    expect(description).not.toBe('')
    expect([...silentFields(params, 'params'), ...silentFields(answer, 'answer')]).toEqual([])
  })

  test('lists errors for invalid parameters, and for guests if it requires a player', () => {
    expect(errorsOf(name)).toContain('InvalidParameterException')
    if (callContracts[name].access === 'player') expect(errorsOf(name)).toContain('AuthorizationException')
  })
})

test('sends calls that move money by POST', () => {
  const money = callNames.filter(isMoneyCall)
  expect(money.length).toBeGreaterThan(0)
  expect(money.map(methodOf)).toEqual(money.map(() => 'POST'))
})
