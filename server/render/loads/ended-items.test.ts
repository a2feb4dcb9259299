import { expect, it } from 'vitest'
import type { CompiledBlock, CompiledPage } from '../../../schemas/compiled.ts'
import type { LoadResult } from '../../../schemas/component.ts'
import { nextEnd, withoutEnded } from './ended-items.ts'

const load = { call: 'banners.get', params: {}, access: 'guest', endsAt: 'finished_at' } as const
const noon = Date.parse('2026-05-01T12:00:00Z')
const items = [
  { id: 1, finished_at: null },
  { id: 2, finished_at: '2026-05-01T12:00:30Z' },
  { id: 3, finished_at: '2026-05-01T13:00:00Z' },
]
const result: LoadResult = { status: 'success', data: { items, total: 3 } }
const shownAt = (now: number) => withoutEnded(result, load, now)

it('an item is left out from its end on, in an answer that is still cached [BAN-04]', () => {
  expect(shownAt(noon)).toBe(result)
  expect(shownAt(noon + 29_999)).toBe(result)
  const later = shownAt(noon + 30_000)
  expect(later).toEqual({ status: 'success', data: { items: [items[0], items[2]], total: 3 } })
  // What was made from it stays cached.
  expect(shownAt(noon + 31_000)).toBe(later)
  expect(shownAt(noon + 3_600_000)).toMatchObject({ data: { items: [items[0]] } })
  expect(withoutEnded(result, {}, noon + 3_600_000)).toBe(result)
  const failed: LoadResult = { status: 'error', error: 'UnknownErrorException' }
  expect(withoutEnded(failed, load, noon)).toBe(failed)
})

it('a page is as it is until the first end, also in a slot', () => {
  const banner = (id: string): CompiledBlock => ({ id, type: 'Banner', load: { banners: load } })
  const page = (...blocks: CompiledBlock[]): CompiledPage => ({
    key: 'home',
    version: '1',
    layout: 'default',
    query: [],
    seo: { title: '' },
    maxAge: null,
    header: [],
    footer: [],
    blocks,
  })
  const section = { id: 'section', type: 'Section', slots: { content: [banner('a')] } }
  expect(nextEnd(page(section), { a: { banners: result } })).toBe(noon + 30_000)
  expect(nextEnd(page(section), { a: { banners: shownAt(noon + 30_000) } })).toBe(noon + 3_600_000)
  expect(nextEnd(page(banner('b')), {})).toBe(Infinity)
})
