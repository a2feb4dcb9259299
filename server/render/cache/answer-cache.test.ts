import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

function answer(body: string, expiresAt: number | null = null, queryKeys: string[] = []) {
  return { body: Buffer.from(body), headers: {}, queryKeys, expiresAt }
}

function cacheAt(clock: { now: number }, bounds = { maxEntries: 100, maxBytes: 1_000_000 }) {
  return new AnswerCache({ now: () => clock.now, ...bounds })
}

it('caches an answer in every encoding', async () => {
  const cache = cacheAt({ now: 1000 })
  await cache.add('/', '', answer('page'), cache.generation)
  const cached = cache.find('/', '')
  expect(cached?.bodies.identity.toString()).toBe('page')
  expect(gunzipSync(cached?.bodies.gzip ?? '').toString()).toBe('page')
  expect(brotliDecompressSync(cached?.bodies.br ?? '').toString()).toBe('page')
  expect(cached?.etag).toMatch(/^W\/"[\w-]{22}"$/)
})

it('drops an answer that has expired', async () => {
  const clock = { now: 1000 }
  const cache = cacheAt(clock)
  await cache.add('/', '', answer('page', 61_000), cache.generation)
  clock.now += 60_000
  expect(cache.find('/', '')).not.toBeNull()
  clock.now += 1
  expect(cache.find('/', '')).toBeNull()
})

it('does not cache an answer that expired while it was compressed', async () => {
  const cache = cacheAt({ now: 1000 })
  await cache.add('/', '', answer('page', 1000), cache.generation)
  expect(cache.find('/', '')).toBeNull()
})

it('distinguishes answers by declared query parameters only, in any order', async () => {
  const cache = cacheAt({ now: 1000 })
  await cache.add('/', '?tab=one&sort=up', answer('one', null, ['tab', 'sort']), cache.generation)
  const found = (search: string) => cache.find('/', search)?.bodies.identity.toString()
  expect(found('?sort=up&utm=x&tab=one')).toBe('one')
  expect(found('?tab=two&sort=up')).toBeUndefined()
  expect(found('')).toBeUndefined()
})

it('drops everything when the content changes, including answers begun before', async () => {
  const cache = cacheAt({ now: 1000 })
  const before = cache.generation
  await cache.add('/', '', answer('old'), before)
  cache.clear()
  expect(cache.find('/', '')).toBeNull()
  await cache.add('/', '', answer('old'), before)
  expect(cache.find('/', '')).toBeNull()
})

it('evicts the least recently used answer when there are too many', async () => {
  const cache = cacheAt({ now: 1000 }, { maxEntries: 2, maxBytes: 1_000_000 })
  for (const path of ['/a', '/b']) await cache.add(path, '', answer(path), cache.generation)
  cache.find('/a', '')
  await cache.add('/c', '', answer('/c'), cache.generation)
  expect(cache.find('/a', '')).not.toBeNull()
  expect(cache.find('/b', '')).toBeNull()
})

it('is limited in bytes', async () => {
  const cache = cacheAt({ now: 1000 }, { maxEntries: 100, maxBytes: 1500 })
  await cache.add('/a', '', answer('a'.repeat(1000)), cache.generation)
  await cache.add('/b', '', answer('b'.repeat(1000)), cache.generation)
  expect(cache.find('/a', '')).toBeNull()
  expect(cache.find('/b', '')).not.toBeNull()
})
