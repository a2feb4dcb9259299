import { act, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import type { DiscardedDraft, DocumentSummary } from '../../../schemas/studio/answers.ts'
import type { StudioLanguage } from '../language.ts'
import { DiscardedPage } from './discarded-page.tsx'
import { DocumentTree } from './document-tree.tsx'

const title = { uz: 'Qoidalar', ru: 'Правила' }

async function shown(view: ReactNode, data: unknown, language: StudioLanguage): Promise<HTMLElement> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data })))
  const { container } = await showInStudio(view, { language, role: 'viewer' })
  await act(async () => new Promise((done) => setTimeout(done, 0)))
  return container
}

const languages = [
  ['uz', 'Qoidalar'],
  ['ru', 'Правила'],
  ['en', 'Qoidalar'],
] as const

it.each(languages)(
  'lists discarded drafts by title in the language %s, untitled ones by key',
  async (language, text) => {
    const draft = { kind: 'page', savedBy: 'Aziza', at: '2026-03-01T07:00:00.000Z', by: 'Timur' } as const
    const drafts: DiscardedDraft[] = [
      { ...draft, id: 2, key: 'rules', title },
      { ...draft, id: 1, key: 'plain' },
    ]
    const page = await shown(<DiscardedPage />, drafts, language)
    const cells = [...page.querySelectorAll('tbody td:first-child')].map((cell) => cell.textContent)
    expect(cells[0]).toMatch(new RegExp(`^${text}.* · rules$`))
    expect(cells[1]?.split('plain')).toHaveLength(2)
  },
)

it.each(languages)(
  'lists documents by title in the language %s, untitled ones by key',
  async (language, text) => {
    const summary = { state: 'published', version: 1, changedAt: null, changedBy: null } as const
    const documents: DocumentSummary[] = [
      { ...summary, kind: 'page', key: 'rules', route: '/rules', title },
      { ...summary, kind: 'popup', key: 'login', title },
      { ...summary, kind: 'menu', key: 'autumn' },
    ]
    const tree = await shown(<DocumentTree section={undefined} chosen={undefined} />, documents, language)
    const names = [...tree.querySelectorAll('a[href^="/documents/"] > span:first-child')]
    expect(names.map((name) => name.textContent).toSorted()).toEqual(
      [`${text}/rules`, `${text}login`, 'autumn'].toSorted(),
    )
  },
)

it('names the home page by what it is, since its title is the name of the brand', async () => {
  const summary = { state: 'published', version: 1, changedAt: null, changedBy: null } as const
  const home: DocumentSummary = { ...summary, kind: 'page', key: 'home', route: '/', title }
  const tree = await shown(<DocumentTree section={undefined} chosen={undefined} />, [home], 'ru')
  expect(tree.querySelector('a[href="/documents/page/home"]')?.textContent).toContain('Главная')
})
