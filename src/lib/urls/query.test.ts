import { expect, test } from 'vitest'
import { parseQuery, pickQuery } from './query.ts'

test('names with brackets create groups and lists', () => {
  expect(parseQuery('?a=1&b[c]=2&b[d][e]=3&f[]=4&f[]=5&g=6&g=7')).toEqual({
    a: '1',
    b: { c: '2', d: { e: '3' } },
    f: ['4', '5'],
    g: ['6', '7'],
  })
})

test('nothing is parsed deeper than five levels [CONST-15]', () => {
  expect(parseQuery('a[b][c][d][e][f][g][h]=1')).toEqual({
    a: { b: { c: { d: { e: { f: { '[g][h]': '1' } } } } } },
  })
})

test('a list ends after twenty entries', () => {
  const search = Array.from({ length: 30 }, (_, index) => `a[]=${index}`).join('&')
  const { a } = parseQuery(search)
  expect(a).toHaveLength(20)
  expect(a).toContain('19')
})

test('parameters beyond the thousandth are ignored', () => {
  const search = Array.from({ length: 1001 }, (_, index) => `k${index}=1`).join('&')
  const query = parseQuery(search)
  expect(Object.keys(query)).toHaveLength(1000)
  expect(query).not.toHaveProperty('k1000')
})

test('names of built-in properties are ordinary names', () => {
  const query = parseQuery('__proto__[polluted]=1&constructor=2')
  expect(Object.hasOwn(query, 'constructor')).toBe(true)
  expect({}).not.toHaveProperty('polluted')
})

test('only requested keys with a text are picked', () => {
  expect(pickQuery('?a=1&b[c]=2&d=3', ['a', 'b', 'e', 'toString'])).toEqual({ a: '1' })
})
