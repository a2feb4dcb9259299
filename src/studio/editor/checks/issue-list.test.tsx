import { expect, it, vi } from 'vitest'
import { showInStudio } from '../../../../tests/support/show-in-studio.tsx'
import { errorAt, inDocument, warningAt, type DocumentIssue } from '../../../../schemas/issue.ts'
import { documentPhrase, listed, phrase } from '../../../../schemas/phrase.ts'
import { IssueList } from './issue-list.tsx'

const body = { blocks: [{ id: 'intro', type: 'RichText', version: 1, props: {} }] }
const issues = [
  inDocument('page/home', warningAt('/blocks/0/props/text', 'a', phrase`First`)),
  inDocument('page/rules', errorAt('/route', 'b', phrase`Second`)),
]

async function show(
  opened?: { name: string; body: unknown },
  shown: readonly DocumentIssue[] = issues,
): Promise<() => (string | null)[]> {
  const listed = [
    { kind: 'page', key: 'home', title: { uz: 'Bosh', ru: 'Главная' } },
    { kind: 'page', key: 'rules', title: { uz: 'Qoidalar', ru: 'Правила' } },
  ]
  vi.stubGlobal('fetch', (url: string) => {
    if (url.includes('documents.list')) return Promise.resolve(Response.json({ data: listed }))
    return Promise.resolve(Response.json({ data: url.includes('documents.read') ? { body } : null }))
  })
  const { container } = await showInStudio(<IssueList issues={shown} {...(opened && { opened })} />, {
    language: 'ru',
  })
  return () => [...container.querySelectorAll('li')].map(({ textContent }) => textContent)
}

it('lists errors first, and says how bad each is and where in words', async () => {
  const shown = await show({ name: 'page/home', body })
  const expected = ['Ошибка Правила · Адрес страницыSecond', 'Предупреждение Текст · ТекстFirst']
  await vi.waitFor(() => expect(shown()).toEqual(expected))
})

it('names the blocks of documents that are not open', async () => {
  const shown = await show()
  const expected = ['Ошибка Правила · Адрес страницыSecond', 'Предупреждение Главная · Текст · ТекстFirst']
  await vi.waitFor(() => expect(shown()).toEqual(expected))
})

it('names kinds and documents in hints', async () => {
  const available = phrase`Available: ${listed(['home', 'rules'].map((key) => documentPhrase('page', key)))}`
  const message = phrase`There is no ${documentPhrase('page')} "${'rule'}"`
  const shown = await show({ name: 'page/home', body }, [
    inDocument('page/home', errorAt('/route', 'unknown-reference', message, available)),
  ])
  const expected = ['Ошибка Адрес страницыВ разделе «Страницы» нет документа «rule»Есть: Главная, Правила']
  await vi.waitFor(() => expect(shown()).toEqual(expected))
})
