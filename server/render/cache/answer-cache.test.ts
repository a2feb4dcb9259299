import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { AnswerCache } from './answer-cache.ts'
import { SharedWork } from './shared-work.ts'

function answer(body: string, life: number | null = null, queryKeys: string[] = []) {
  return { body, headers: {}, queryKeys, life }
}

function cacheAt(clock: { now: number }, bounds = { maxEntries: 100, maxBytes: 1_000_000 }) {
  return new AnswerCache({ now: () => clock.now, ...bounds })
}

it('keeps an answer ready in every encoding', async () => {
  const cache = cacheAt({ now: 0 })
  await cache.keep('/', '', answer('page'), cache.generation)
  const kept = cache.find('/', '')
  expect(kept?.bodies.identity.toString()).toBe('page')
  expect(gunzipSync(kept?.bodies.gzip ?? '').toString()).toBe('page')
  expect(brotliDecompressSync(kept?.bodies.br ?? '').toString()).toBe('page')
  expect(kept?.etag).toMatch(/^W\/"[\w-]{22}"$/)
})

it('lets an answer go when its life is over', async () => {
  const clock = { now: 0 }
  const cache = cacheAt(clock)
  await cache.keep('/', '', answer('page', 60), cache.generation)
  clock.now = 59_999
  expect(cache.find('/', '')).not.toBeNull()
  clock.now = 60_000
  expect(cache.find('/', '')).toBeNull()
})

it('tells answers apart by declared query keys only, in any order', async () => {
  const cache = cacheAt({ now: 0 })
  await cache.keep('/', '?tab=one&sort=up', answer('one', null, ['tab', 'sort']), cache.generation)
  const found = (search: string) => cache.find('/', search)?.bodies.identity.toString()
  expect(found('?sort=up&utm=x&tab=one')).toBe('one')
  expect(found('?tab=two&sort=up')).toBeUndefined()
  expect(found('')).toBeUndefined()
})

it('drops everything when the content changes, and what was begun before', async () => {
  const cache = cacheAt({ now: 0 })
  const before = cache.generation
  await cache.keep('/', '', answer('old'), before)
  cache.clear()
  expect(cache.find('/', '')).toBeNull()
  await cache.keep('/', '', answer('old'), before)
  expect(cache.find('/', '')).toBeNull()
})

it('lets go what was asked for least recently when there are too many', async () => {
  const cache = cacheAt({ now: 0 }, { maxEntries: 2, maxBytes: 1_000_000 })
  for (const path of ['/a', '/b']) await cache.keep(path, '', answer(path), cache.generation)
  cache.find('/a', '')
  await cache.keep('/c', '', answer('/c'), cache.generation)
  expect(cache.find('/a', '')).not.toBeNull()
  expect(cache.find('/b', '')).toBeNull()
})

it('is bounded in bytes', async () => {
  const cache = cacheAt({ now: 0 }, { maxEntries: 100, maxBytes: 1500 })
  await cache.keep('/a', '', answer('a'.repeat(1000)), cache.generation)
  await cache.keep('/b', '', answer('b'.repeat(1000)), cache.generation)
  expect(cache.find('/a', '')).toBeNull()
  expect(cache.find('/b', '')).not.toBeNull()
})

it('makes one answer for all who ask at the same time, and another afterwards', async () => {
  const work = new SharedWork<number>()
  let made = 0
  const make = () => Promise.resolve((made += 1))
  expect(await Promise.all([work.run('a', make), work.run('a', make), work.run('b', make)])).toEqual([
    1, 1, 2,
  ])
  expect(await work.run('a', make)).toBe(3)
})

it('lets everybody know of a failure and tries again afterwards', async () => {
  const work = new SharedWork<number>()
  await expect(work.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await work.run('a', () => Promise.resolve(1))).toBe(1)
})
