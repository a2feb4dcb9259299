import { describe, expect, test } from 'vitest'
import { callContracts, callNames, isCallName, type CallName } from '../../schemas/api/calls.ts'
import { methodOf } from '../../schemas/api/methods.ts'
import { apiVersion } from '../../schemas/api/version.ts'
import { specified } from './specified-calls.ts'

test.each(specified)('%s uses %s and the parameters of the specification', (name, method, ...parameters) => {
  expect(methodOf(name)).toBe(method)
  expect(Object.keys(callContracts[name].params.properties)).toEqual(expect.arrayContaining(parameters))
})

test('calls outside the specification are optional for a platform', () => {
  const named = new Set<CallName>(specified.map(([name]) => name))
  const others = callNames.filter((name) => !named.has(name))
  expect(others.filter((name) => !('optional' in callContracts[name]))).toEqual([])
  expect(others).toContain('responsible.selfexclude')
})

describe('defaults of the specification', () => {
  const defaults: [call: CallName, parameter: string, value: unknown][] = [
    ['games.get', 'count', 18],
    ['games.get', 'sort', 'priority'],
    ['games.get', 'order', 'asc'],
    ['freespins.get', 'count', 99],
    ['banners.get', 'count', 10],
    ['banners.get', 'type', 'standard'],
    ['cashier.gethistory', 'count', 4],
    ['cashier.makedeposit', 'campaign_offer_id', -1],
    ['bonuses.get', 'status', 'all'],
    ['freespins.get', 'status', 'active'],
    ['cashbacks.get', 'sort', 'end_date'],
    ['cashbacks.get', 'order', 'desc'],
  ]
  test.each(defaults)('%s: %s defaults to %s', (name, parameter, value) => {
    const properties: Record<string, object> = callContracts[name].params.properties
    expect(properties[parameter]).toMatchObject({ default: value })
  })
})

test('the version of the calls is 2.34', () => expect(apiVersion).toBe('2.34'))

test('recognizes a name that is not a call', () => {
  expect(isCallName('games.explode')).toBe(false)
  expect(isCallName('constructor')).toBe(false)
})
