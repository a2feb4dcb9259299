// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { SWRConfig } from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import type { DocumentSummary } from '../../../../schemas/studio/answers.ts'
import { LanguageProvider } from '../../language-provider.tsx'
import { SelectedDocuments } from './selected-documents.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
HTMLDialogElement.prototype.showModal = () => undefined
HTMLDialogElement.prototype.close = () => undefined
afterEach(() => vi.unstubAllGlobals())

const summary = { version: 1, changedAt: null, changedBy: null } as const
const documents: DocumentSummary[] = [
  { ...summary, kind: 'page', key: 'rules', state: 'published' },
  { ...summary, kind: 'popup', key: 'bonus', state: 'changed', revision: 2 },
  { ...summary, kind: 'page', key: 'new', state: 'draft', revision: 1 },
]

async function removeAll(answer: object) {
  const calls: [string, unknown][] = []
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    const name = address.slice(address.lastIndexOf('/') + 1)
    calls.push([name, JSON.parse(body)])
    return Promise.resolve(Response.json({ data: name === 'documents.archive' ? answer : [] }))
  })
  const onDone = vi.fn()
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  await act(async () =>
    createRoot(container).render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <LanguageProvider choice={{ language: 'ru', choose: () => undefined }}>
          <MemoryRouter>
            <SelectedDocuments
              documents={documents}
              onDone={onDone}
              onClear={() => undefined}
              onStale={() => undefined}
            />
          </MemoryRouter>
        </LanguageProvider>
      </SWRConfig>,
    ),
  )
  const click = (name: string) =>
    act(async () => {
      ;[...container.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()
      await Promise.resolve()
    })
  await click('Снять с сайта 2 документа')
  expect(container.querySelector('dialog')?.textContent).toContain('rules, bonus')
  expect(calls.some(([name]) => name === 'documents.archive')).toBe(false)
  await click('Снять с сайта')
  await act(async () => new Promise((done) => setTimeout(done, 0)))
  return { calls, onDone, text: () => container.textContent }
}

it('removes the documents that are on the site, after a question that names them', async () => {
  const { calls, onDone } = await removeAll({ published: true, contentVersion: 9, issues: [] })
  expect(calls).toContainEqual([
    'documents.archive',
    {
      documents: [
        { kind: 'page', key: 'rules' },
        { kind: 'popup', key: 'bonus' },
      ],
    },
  ])
  expect(onDone).toHaveBeenCalledWith('С сайта снято 2 документа.', 9)
})

it('says which document keeps all of them on the site', async () => {
  const issue = { document: 'page/rules', path: '', code: 'x', message: 'Players need it', severity: 'error' }
  const { onDone, text } = await removeAll({ published: false, issues: [issue] })
  expect(onDone).not.toHaveBeenCalled()
  expect(text()).toContain('Players need it')
})
