import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { home } from '../../../tests/support/content/content-gateways.ts'
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

  test('prefers the draft to the publication', async () => {
    expect((await search('Salom')).map(({ key }) => key)).toContain('home')
    await studio.save(home('Yangi'), editor)
    expect((await search('Salom')).map(({ key }) => key)).not.toContain('home')
    expect((await search('Yangi')).map(({ key }) => key)).toContain('home')
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

  test('leaves room for other documents beside the many texts of catalogues', async () => {
    const labels = Array.from({ length: 60 }, (_, index) => [`label${index}`, 'Приз'] as const)
    const body = { cashier: Object.fromEntries(labels) }
    await studio.save({ kind: 'messages', key: 'ru', schemaVersion: 1, body }, editor)
    await studio.save(news(both(`<p>Приз ${'ждёт победителя '.repeat(9)}</p>`)), editor)
    const kinds = (await search('приз')).map(({ kind }) => kind)
    expect(kinds.slice(0, 9)).toEqual([...Array<string>(6).fill('messages'), 'page', 'page', 'messages'])
    expect(kinds).toHaveLength(40)
  })

  test('lists catalogues after other documents with texts as short', async () => {
    await studio.save({ kind: 'messages', key: 'ru', schemaVersion: 1, body: { rules: 'Правила' } }, editor)
    await studio.save(news(both('<p>Правила</p>')), editor)
    expect((await search('правила')).map(({ kind }) => kind)).toEqual(['page', 'page', 'messages'])
  })

  test('shows the part around the first term of a long text', async () => {
    await studio.save(news(both(`${'boshi '.repeat(60)}marra ${'oxiri '.repeat(60)}`)), editor)
    const excerpt = (await search('marra'))[0]?.excerpt ?? ''
    expect(excerpt).toMatch(/^….*marra.*…$/)
    expect(excerpt.length).toBeLessThan(130)
  })
})
