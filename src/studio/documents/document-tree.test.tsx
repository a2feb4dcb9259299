// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { documentContracts } from '../../../schemas/documents/index.ts'
import type { DocumentSummary, StudioUser } from '../../../schemas/studio/answers.ts'
import { LanguageProvider } from '../language-provider.tsx'
import { StudioSessionContext } from '../session/use-session.ts'
import { DocumentTree } from './document-tree.tsx'
import { kindGroups } from './kind-groups.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const user: StudioUser = {
  id: 1,
  login: 'aziza',
  name: 'Aziza',
  role: 'viewer',
  isActive: true,
  hasSecondFactor: false,
  hasApp: false,
}
const summary = { state: 'published', version: 1, changedAt: null, changedBy: null } as const
const documents: DocumentSummary[] = [
  { ...summary, kind: 'page', key: 'rules', route: '/rules', title: { uz: 'Qoidalar', ru: 'Правила' } },
  { ...summary, kind: 'settings', key: 'cashier' },
  { ...summary, kind: 'menu', key: 'main' },
]

async function tree(chosen?: string) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: documents })))
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  await act(async () =>
    createRoot(container).render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <LanguageProvider choice={{ language: 'ru', choose: () => undefined }}>
          <StudioSessionContext value={{ user, signOut: () => undefined }}>
            <MemoryRouter>
              <DocumentTree chosen={chosen} />
            </MemoryRouter>
          </StudioSessionContext>
        </LanguageProvider>
      </SWRConfig>,
    ),
  )
  await act(async () => new Promise((done) => setTimeout(done, 0)))
  return {
    open: () =>
      [...container.querySelectorAll('details[open] summary > span')]
        .map(({ textContent }) => textContent)
        .filter((text) => !/^\d*$/.test(text)),
    links: () => [...container.querySelectorAll('details[open] a')].map(({ textContent }) => textContent),
    press: (text: string) =>
      act(async () =>
        [...container.querySelectorAll('summary')]
          .find(({ textContent }) => textContent.includes(text))
          ?.click(),
      ),
    async search(text: string) {
      const input = container.querySelector<HTMLInputElement>('[type=search]')
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      await act(async () => {
        set?.call(input, text)
        input?.dispatchEvent(new Event('input', { bubbles: true }))
      })
    },
    groups: () => [...container.querySelectorAll('section')].map((each) => each.getAttribute('aria-label')),
  }
}

it('groups every kind of document once, by purpose', async () => {
  const kinds = kindGroups.flatMap((group) => group.kinds)
  expect(kinds.toSorted()).toEqual(Object.keys(documentContracts).sort())
  expect((await tree()).groups()).toEqual(['Страницы и формы', 'Сайт'])
})

it('opens pages and the kind of the open document, and remembers what the user opens and closes', async () => {
  const first = await tree('settings/cashier')
  expect(first.open()).toEqual(['Страницы', 'Настройки'])
  await first.press('Меню')
  await first.press('Страницы')
  expect(first.open()).toEqual(['Меню', 'Настройки'])
  expect((await tree()).open()).toEqual(['Меню'])
})

it('finds documents by their names in the language of the Studio, in closed kinds too', async () => {
  const shown = await tree()
  await shown.search('касса')
  expect(shown.links().join()).toMatch(/^Касса/)
  await shown.search('главное меню')
  expect(shown.links().join()).toMatch(/^Главное меню/)
})
