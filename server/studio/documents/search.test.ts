import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { both, page, textBlock } from '../../../tests/support/content/content-site.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'

let studio: TestStudio
let editor: string
beforeEach(async () => {
  studio = await startTestStudio()
  editor = await studio.join('editor', 'Aziza')
})
afterEach(() => studio.close())

const search = async (query: string) => (await studio.call('documents.search', { query }, editor)).data ?? []
const news = (text: { uz: string; ru: string }) => page('news', { blocks: [textBlock('hello', text)] })

describe('a search for texts', () => {
  test('finds texts of every language without their markup, with their place', async () => {
    const text = { uz: '<p>Oʻyin <b>qoidalari</b></p>', ru: '<p>Правила игры</p>' }
    await studio.save(news(text), editor)
    const found = { kind: 'page', key: 'news', title: both('news') }
    expect(await search('ИГРЫ правила')).toEqual([
      { ...found, path: '/blocks/0/props/words/ru', language: 'ru', excerpt: 'Правила игры' },
    ])
    expect(await search("o'yin qoidalari")).toEqual([
      { ...found, path: '/blocks/0/props/words/uz', language: 'uz', excerpt: 'Oʻyin qoidalari' },
    ])
    expect(await search('qoidalari правила')).toEqual([])
    expect(await search(' ')).toEqual([])
  })

  test('finds texts of catalogues', async () => {
    const body = { cashier: { title: 'Пополнение счёта' } }
    await studio.save({ kind: 'messages', key: 'ru', schemaVersion: 1, body }, editor)
    expect(await search('счёта')).toEqual([
      {
        kind: 'messages',
        key: 'ru',
        path: '/cashier/title',
        language: 'ru',
        excerpt: 'Пополнение счёта',
      },
    ])
  })

  test('lists exact and short texts first, also those of catalogues', async () => {
    const body = { cashier: { title: 'Выигрыш' } }
    await studio.save({ kind: 'messages', key: 'ru', schemaVersion: 1, body }, editor)
    await studio.save(news(both(`<p>Выигрыш ${'приходит на счёт сразу '.repeat(9)}</p>`)), editor)
    expect((await search('выигрыш')).map(({ kind }) => kind)).toEqual(['messages', 'page', 'page'])
  })

  test('shows the part around the first term of a long text', async () => {
    await studio.save(news(both(`${'boshi '.repeat(60)}marra ${'oxiri '.repeat(60)}`)), editor)
    const excerpt = (await search('marra'))[0]?.excerpt ?? ''
    expect(excerpt).toMatch(/^….*marra.*…$/)
    expect(excerpt.length).toBeLessThan(130)
  })
})
