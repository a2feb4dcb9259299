import { expect, it, vi } from 'vitest'
import { testPage } from '../../../../tests/support/page-answer.ts'
import type { CompiledSeo } from '../../../content/read/compile/compile-seo.ts'
import { builtInLocales } from '../../../../schemas/locale.ts'
import { describePage } from './page-seo.ts'

const seo: CompiledSeo = {
  title: 'Правила',
  description: 'Коротко',
  meta: [],
  openGraph: {},
  record: {},
  origin: null,
  brand: 'Marra',
  block: { id: 'seo-record-text', type: 'SeoText', props: { text: '<p>Текст</p>' } },
}
const url = { locale: 'ru' as const, path: '/rules', search: '' }
const found = { page: testPage([], { seo: { title: 'Rules' } }), params: {}, status: 200 }

function describedBy(read: () => Promise<CompiledSeo>, status = 200) {
  const warn = vi.fn()
  const messages = () => Promise.resolve({ catalogue: {}, hash: '' })
  const gateway = { seo: vi.fn(read), messages, locales: builtInLocales }
  const parts = { gateway, log: { warn }, publicUrl: 'https://example.com' }
  return { warn, gateway, described: describePage(parts, url, { ...found, status }) }
}

it("adds the record's title and, as the last block, its text", async () => {
  const { page } = await describedBy(() => Promise.resolve(seo)).described
  expect(page.seo).toEqual({ title: 'Правила' })
  expect(page.blocks).toEqual([seo.block])
})

it('returns the same page for the same record', async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(() => describedBy(() => Promise.resolve(seo)).described),
  )
  expect(second?.page).toBe(first?.page)
})

it('serves a page without its record if that cannot be read, and logs the failure [SEO-16, SEO-17]', async () => {
  const { warn, described } = describedBy(() => Promise.reject(new Error('no such object')))
  const { page, head } = await described
  expect(page.seo.title).toBe('Rules')
  expect(head.some(({ attributes }) => attributes['name'] === 'description')).toBe(false)
  expect(warn).toHaveBeenCalledOnce()
})

it('reads no record for a missing page', async () => {
  const { gateway, described } = describedBy(() => Promise.resolve(seo), 404)
  await described
  expect(gateway.seo).toHaveBeenCalledWith(expect.objectContaining({ path: null }), 'ru')
})
