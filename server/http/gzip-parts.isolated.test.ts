import type * as Zlib from 'node:zlib'
import { gunzipSync } from 'node:zlib'
import { beforeEach, expect, it, vi } from 'vitest'
import { GzipParts, SharedText } from './gzip-parts.ts'

const zlib = vi.hoisted(() => ({ packed: vi.fn<(plain: Buffer) => void>() }))
vi.mock('node:zlib', async (original) => {
  const real = await original<typeof Zlib>()
  return {
    ...real,
    deflateRawSync: (plain: Buffer, options: object) => {
      zlib.packed(plain)
      return real.deflateRawSync(plain, options)
    },
  }
})

beforeEach(() => zlib.packed.mockClear())

const long = (letter: string) => letter.repeat(5000)

it('produces gzip that any browser can decompress, whatever the parts', () => {
  const gzip = new GzipParts(1_000_000)
  for (const texts of [
    [],
    [''],
    ['a'],
    ['a', long('b'), 'c', 'd', long('oʻ—я'), long('b')],
    [long('x'), long('y')],
  ])
    expect(gunzipSync(gzip.encode(texts)).toString()).toBe(texts.join(''))
})

it('compresses a part once and joins short neighbors', () => {
  const gzip = new GzipParts(1_000_000)
  gzip.encode([long('a'), 'x', 'y', long('b')])
  expect(zlib.packed).toHaveBeenCalledTimes(3)
  gzip.encode([long('b'), 'z', long('a')])
  expect(zlib.packed).toHaveBeenCalledTimes(4)
})

it('evicts the least recently used part when the cache is full', () => {
  const gzip = new GzipParts(40_000)
  gzip.encode([long('a'), long('b')])
  gzip.encode([long('a'), long('c')])
  zlib.packed.mockClear()
  gzip.encode([long('a'), long('c')])
  expect(zlib.packed).not.toHaveBeenCalled()
  gzip.encode([long('b')])
  expect(zlib.packed).toHaveBeenCalledTimes(1)
})

it('compresses a shared text once and as a whole, so that its parts refer to each other', () => {
  const gzip = new GzipParts(1_000_000)
  const parts = [1, 2, 3].map((number) => Array.from({ length: 300 }, (_, at) => at ** 3).join(`-${number}-`))
  const shared = new SharedText(parts)
  const whole = gzip.encode([shared, 'for aziza'])
  zlib.packed.mockClear()
  gzip.encode([shared, 'for aziza'])
  expect(zlib.packed).not.toHaveBeenCalled()
  expect(gunzipSync(whole).toString()).toBe(`${parts.join('')}for aziza`)
  expect(whole.length).toBeLessThan(gzip.encode(parts).length * 0.8)
})
