import { expect, test, vi } from 'vitest'
import type { CompiledBlock } from '../../../schemas/compiled.ts'
import messages from '../../../schemas/defaults/messages/uz.json' with { type: 'json' }
import { testPage, testState } from '../../../tests/support/page-answer.ts'
import { render as renderParts } from './render.tsx'

const games = { status: 'success' as const, data: { items: [], total: 0 } }
const row: CompiledBlock = { id: 'row', type: 'GameRow', props: { title: 'Ommabop', count: 3 } }
const result: CompiledBlock = {
  id: 'result',
  type: 'PaymentResult',
  props: { outcome: 'mobile', title: 'Telefonda tasdiqlang', buttons: [] },
}

async function render(input: Parameters<typeof renderParts>[0]) {
  const output = await renderParts(input)
  const parts = output.html.map((part) => (typeof part === 'string' ? part : part.personal))
  return { ...output, html: parts.join(''), parts }
}

function renderBlocks(blocks: CompiledBlock[], data = {}, layout = {}) {
  const state = testState({ page: testPage(blocks, layout), data })
  return render({ state, url: '/', messages: messages.body })
}

test('renders a complete page with its blocks in wrappers with their ids', async () => {
  const { html, firstTypes } = await renderBlocks([row, result], { row: { games } })
  expect(html).toContain('data-block="row"')
  expect(html).toContain('Ommabop')
  expect(html).toContain('Toʻlov tekshirilmoqda')
  expect(html).toContain('<main id="main"')
  expect(firstTypes).toEqual(['GameRow', 'PaymentResult'])
})

test('omits and logs a block of an unknown type', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { html } = await renderBlocks([{ id: 'gone', type: 'GoneForever', props: {} }, result])
  expect(html).not.toContain('data-block="gone"')
  expect(html).toContain('Toʻlov tekshirilmoqda')
  expect(warn.mock.calls.flat().join()).toContain('GoneForever')
  warn.mockRestore()
})

test('a block that throws affects only itself, and the browser may retry it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const broken = { row: { games: { status: 'success', data: { items: 'none' } } } }
  const { html, clientAnswer, firstTypes } = await renderBlocks([row, result], broken)
  expect(html).toContain('Bu qism ochilmadi')
  expect(html).toContain('Toʻlov tekshirilmoqda')
  expect(clientAnswer.page.blocks[0]).toMatchObject({ id: 'row', failed: true, props: row.props })
  expect(firstTypes).toContain('GameRow')
  expect(warn).toHaveBeenCalled()
  warn.mockRestore()
})

test('two concurrent renderings do not affect each other', async () => {
  const inUzbek = renderBlocks([row], { row: { games } })
  const state = testState({
    locale: 'ru',
    page: testPage([{ ...row, props: { title: 'Популярные', count: 3 } }]),
    data: { row: { games } },
  })
  const inRussian = render({
    state,
    url: '/ru',
    messages: { accessibility: { skipToContent: 'К содержанию' } },
  })
  expect((await inUzbek).html).toContain('Asosiy qismga')
  expect((await inRussian).html).toContain('К содержанию')
  expect((await inRussian).html).not.toContain('Asosiy qismga')
})

test('shared HTML starts with the block itself, even with an urgent picture in it', async () => {
  const slide = { headline: 'Marra', terms: '18+', buttons: [], scene: 'welcome' }
  const hero: CompiledBlock = { id: 'hero', type: 'Hero', props: { slides: [slide] }, isShared: true }
  const { html } = await renderBlocks([hero])
  expect(html).toMatch(/data-block="hero"[^>]*><!--\$--><section/)
  expect(html).toContain('fetchPriority="high"')
})

test('HTML rendered before is a separate part: the same string again, in its place', async () => {
  const shared = { ...row, isShared: true as const }
  const data = { row: { games } }
  const first = await renderBlocks([result, shared], data)
  const again = await renderBlocks([result, shared], data)
  const alone = await renderBlocks([result, row], data)
  expect(again.html).toBe(first.html)
  // The hints of its pictures went with the first page.
  expect(again.html).toBe(
    alone.html.replace('<link rel="preload" as="image" href="/art/emblems/cards.svg"/>', ''),
  )
  expect(again.parts.find((part) => part.includes('Ommabop'))).toMatch(
    /^<!--\$--><section[^]*<\/section><!--\/\$-->$/,
  )
})
