import { describe, expect, it } from 'vitest'
import { differingFields, uncheckedSameAsOf } from './same-as.ts'

const repeat = { type: 'string', sameAs: 'password' }
const passwords = { properties: { password: { type: 'string' }, repeat } }

describe('a field that must equal another', () => {
  it.each([
    [{ password: 'a', repeat: 'b' }, [['repeat']]],
    [{ password: 'a', repeat: 'a' }, []],
    [{ repeat: 'a' }, []],
    [{ password: 'a' }, []],
    ['text', []],
  ])('of %j differ: %j', (values, differing) => {
    expect(differingFields(passwords, values)).toEqual(differing)
  })

  it('is found in groups, lists and references', () => {
    const root = {
      definitions: { passwords, repeat },
      properties: {
        group: { $ref: '#/definitions/passwords' },
        list: { items: { $ref: '#/definitions/passwords' } },
        password: {},
        again: { $ref: '#/definitions/repeat' },
        unknown: { $ref: '#/definitions/missing' },
      },
    }
    const wrong = { password: 'a', repeat: 'b' }
    const right = { password: 'a', repeat: 'a' }
    const values = { group: wrong, list: [right, wrong], password: 'x', again: 'y', unknown: { repeat: 1 } }
    expect(differingFields(root, values)).toEqual([['group', 'repeat'], ['list', '1', 'repeat'], ['again']])
  })

  it('may be a property or an entry of a list', () => {
    const recursive = {
      definitions: { node: { properties: { repeat, next: { $ref: '#/definitions/node' } } } },
      properties: { first: { $ref: '#/definitions/node' }, list: { items: passwords } },
    }
    expect(uncheckedSameAsOf(recursive)).toEqual([])
    expect(uncheckedSameAsOf({ oneOf: [{ properties: { a: {} } }] })).toEqual([])
  })

  it.each([{ oneOf: [passwords] }, { if: passwords }, { properties: { a: { allOf: [passwords] } } }])(
    'is reported in %j, where it would not be checked',
    (schema) => {
      expect(uncheckedSameAsOf(schema)).toEqual([repeat])
    },
  )
})
