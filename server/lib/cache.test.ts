import { beforeEach, expect, it } from 'vitest'
import { PromiseCache } from './cache.ts'

let now: number
let loads: number
const load = () => Promise.resolve((loads += 1))

beforeEach(() => {
  now = 1000
  loads = 0
})

it('loads a key once for concurrent and later callers', async () => {
  const cache = new PromiseCache<number>({ max: 10 })
  expect(await Promise.all([cache.get('a', load), cache.get('a', load), cache.get('b', load)])).toEqual([
    1, 1, 2,
  ])
  expect(await cache.get('a', load)).toBe(1)
})

it('loads again after a rejection', async () => {
  const cache = new PromiseCache<number>({ max: 10 })
  await expect(cache.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await cache.get('a', load)).toBe(1)
})

it('loads again when the entry has expired', async () => {
  const cache = new PromiseCache<number>({ max: 10, ttlMs: 500, now: () => now })
  await cache.get('a', load)
  now += 500
  expect(await cache.get('a', load)).toBe(1)
  now += 1
  expect(await cache.get('a', load)).toBe(2)
})

it('shares a result that is not cacheable among concurrent callers only', async () => {
  const cache = new PromiseCache<number>({ max: 10, isCacheable: () => false })
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([1, 1])
  expect(await cache.get('a', load)).toBe(2)
})

it('evicts the least recently used entry', async () => {
  const cache = new PromiseCache<number>({ max: 2 })
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, load)
  expect(await cache.get('a', load)).toBe(1)
  expect(await cache.get('b', load)).toBe(4)
  expect(cache.size).toBe(2)
})
