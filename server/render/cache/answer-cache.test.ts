import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

function answer(body: string, expiresAt: number | null = null, queryKeys: string[] = []) {
  return { body: Buffer.from(body), headers: {}, page: 'home', queryKeys, expiresAt }
}

function cacheAt(clock: { now: number }, bounds = { maxEntries: 100, maxBytes: 1_000_000 }) {
  return new AnswerCache({ now: () => clock.now, ...bounds })
}

it('caches an answer in every encoding', async () => {
  const cache = cacheAt({ now: 1000 })
  await cache.add('/', { search: '' }, answer('page'), cache.generation)
  const cached = cache.find('/', { search: '' })
  expect(cached?.bodies.identity.toString()).toBe('page')
  expect(gunzipSync(cached?.bodies.gzip ?? '').toString()).toBe('page')
  expect(brotliDecompressSync(cached?.bodies.br ?? '').toString()).toBe('page')
  expect(cached?.etag).toMatch(/^W\/"[\w-]{22}"$/)
})

it('drops an answer that has expired', async () => {
  const clock = { now: 1000 }
  const cache = cacheAt(clock)
  await cache.add('/', { search: '' }, answer('page', 61_000), cache.generation)
  clock.now += 60_000
  expect(cache.find('/', { search: '' })).not.toBeNull()
  clock.now += 1
  expect(cache.find('/', { search: '' })).toBeNull()
})

it('does not cache an answer that expired while it was compressed', async () => {
  const cache = cacheAt({ now: 1000 })
  await cache.add('/', { search: '' }, answer('page', 1000), cache.generation)
  expect(cache.find('/', { search: '' })).toBeNull()
})

it('distinguishes answers by declared query parameters only, in any order', async () => {
  const cache = cacheAt({ now: 1000 })
  await cache.add('/', { search: '?tab=one&sort=up' }, answer('one', null, ['tab', 'sort']), cache.generation)
  const found = (search: string) => cache.find('/', { search })?.bodies.identity.toString()
  expect(found('?sort=up&utm=x&tab=one')).toBe('one')
  expect(found('?tab=two&sort=up')).toBeUndefined()
  expect(found('')).toBeUndefined()
})

it('distinguishes answers by the countries for which the page asks', async () => {
  const cache = cacheAt({ now: 1000 })
  const found = (address: string, country?: string) =>
    cache.find(address, { search: '', ...(country !== undefined && { country }) })?.bodies.identity.toString()
  const countries = ['KZ', 'UZ']
  await cache.add('/', { search: '', country: 'UZ' }, { ...answer('for UZ'), countries }, cache.generation)
  await cache.add(
    '/',
    { search: '', country: 'DE' },
    { ...answer('for others'), countries },
    cache.generation,
  )
  await cache.add('/all', { search: '', country: 'UZ' }, answer('for all'), cache.generation)
  expect([found('/', 'UZ'), found('/', 'KZ')]).toEqual(['for UZ', undefined])
  expect([found('/', 'FR'), found('/')]).toEqual(['for others', 'for others'])
  const keys = ['DE', 'FR', 'KZ'].map((country) => cache.keyOf('/', { search: '', country }))
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false])
  expect([found('/all', 'UZ'), found('/all', 'KZ'), found('/all')]).toEqual(['for all', 'for all', 'for all'])
})

it('distinguishes answers by the campaigns for which the page asks, also together with countries', async () => {
  const cache = cacheAt({ now: 1000 })
  const asks = { countries: ['UZ'], campaigns: ['autumn', 'spring'] }
  const keyOf = (country?: string, campaign?: string) =>
    cache.keyOf('/', {
      search: '',
      ...(country !== undefined && { country }),
      ...(campaign !== undefined && { campaign }),
    })
  await cache.add('/', { search: '' }, { ...answer('for others'), ...asks }, cache.generation)
  expect(cache.find('/', { search: '', campaign: 'summer' })?.bodies.identity.toString()).toBe('for others')
  expect(cache.find('/', { search: '', campaign: 'spring' })).toBeNull()
  const apart = [keyOf(), keyOf('UZ'), keyOf('UZ', 'spring'), keyOf('DE', 'spring'), keyOf('UZ', 'autumn')]
  expect(new Set(apart).size).toBe(apart.length)
  expect(keyOf('DE', 'summer')).toBe(keyOf())
  await cache.add('/all', { search: '', campaign: 'spring' }, answer('for all'), cache.generation)
  expect(cache.find('/all', { search: '' })?.bodies.identity.toString()).toBe('for all')
})

it('drops everything when the content changes, including answers begun before', async () => {
  const cache = cacheAt({ now: 1000 })
  const before = cache.generation
  await cache.add('/', { search: '' }, answer('old'), before)
  cache.clear()
  expect(cache.find('/', { search: '' })).toBeNull()
  await cache.add('/', { search: '' }, answer('old'), before)
  expect(cache.find('/', { search: '' })).toBeNull()
})

it('evicts the least recently used answer when there are too many', async () => {
  const cache = cacheAt({ now: 1000 }, { maxEntries: 2, maxBytes: 1_000_000 })
  for (const path of ['/a', '/b']) await cache.add(path, { search: '' }, answer(path), cache.generation)
  cache.find('/a', { search: '' })
  await cache.add('/c', { search: '' }, answer('/c'), cache.generation)
  expect(cache.find('/a', { search: '' })).not.toBeNull()
  expect(cache.find('/b', { search: '' })).toBeNull()
})

it('is limited in bytes', async () => {
  const cache = cacheAt({ now: 1000 }, { maxEntries: 100, maxBytes: 1500 })
  await cache.add('/a', { search: '' }, answer('a'.repeat(1000)), cache.generation)
  await cache.add('/b', { search: '' }, answer('b'.repeat(1000)), cache.generation)
  expect(cache.find('/a', { search: '' })).toBeNull()
  expect(cache.find('/b', { search: '' })).not.toBeNull()
})
