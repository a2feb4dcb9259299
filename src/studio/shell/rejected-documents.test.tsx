import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import { phrase, say, type Phrase } from '../../../schemas/phrase.ts'
import type { StudioLanguage } from '../language.ts'
import { RejectedDocuments } from './rejected-documents.tsx'

const issue = (document: string, path: string, message: Phrase): DocumentIssue => ({
  severity: 'error',
  document,
  path,
  code: 'test',
  message: say(message),
  phrases: { message },
})

async function shown(answer: () => Response, language: StudioLanguage = 'en'): Promise<HTMLElement> {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()))
  const { container } = await showInStudio(<RejectedDocuments />, { language })
  await act(async () => new Promise((done) => setTimeout(done, 0)))
  return container
}

it.each([
  ['en', 'page/home is still shown in its last valid version: /layout There is no component "Wide"'],
  ['ru', 'page/home — на сайте осталась последняя исправная версия: /layout Компонента «Wide» нет'],
  ['uz', 'page/home — saytda oxirgi nuqsonsiz holati qoldi: /layout «Wide» komponenti yoʻq'],
] as const)(
  'lists each rejected document once, with its first issue and a link (%s)',
  async (language, text) => {
    const data = [
      issue('page/home', '/layout', phrase`There is no component "${'Wide'}"`),
      issue('page/home', '/blocks', phrase`Is empty`),
    ]
    const notice = await shown(() => Response.json({ data }), language)
    expect([...notice.querySelectorAll('li')].map((item) => item.textContent)).toEqual([text])
    expect(notice.querySelector('a')?.getAttribute('href')).toBe('/documents/page/home')
    expect(notice.querySelector('[role=status]')).not.toBeNull()
  },
)

it('lists three of many documents and counts the rest', async () => {
  const data = ['a', 'b', 'c', 'd', 'e'].map((key) => issue(`page/${key}`, '', phrase`Is empty`))
  const notice = await shown(() => Response.json({ data }))
  expect(notice.querySelectorAll('li')).toHaveLength(3)
  expect(notice.textContent).toContain('2 more documents were rejected')
})

it('shows nothing if all documents were accepted or the server does not answer', async () => {
  expect((await shown(() => Response.json({ data: [] }))).innerHTML).toBe('')
  expect((await shown(() => new Response('', { status: 502 }))).innerHTML).toBe('')
})
